/**
 * Whether and how this device can install the app. Chromium offers it by an event, which
 * static/first-paint.js keeps because it may come before the app runs; on iPhone and iPad people do it by hand.
 */

/** What Chromium hands out; not in TypeScript's library. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
declare global {
  interface Window {
    installOffer?: InstallOffer | undefined;
  }
}

/** `offer`: by a press on a button; `by-hand`: through the share menu; `null`: not, or installed already. */
export type InstallWay = 'offer' | 'by-hand' | null;

const DISMISSED_KEY = 'speedtisch-install-hint';

/** iPadOS calls itself a Mac, but no Mac has a touch screen. */
export const isIos = (agent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);

class Install {
  way = $state<InstallWay>(null);
  /** The person has put the hint away. */
  dismissed = $state(true);

  /** Called once, after hydration. Returns a clean-up. */
  start(): () => void {
    const standalone =
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true);
    const look = (): void => {
      const byHand = isIos(navigator.userAgent, navigator.maxTouchPoints) ? 'by-hand' : null;
      this.way = standalone ? null : window.installOffer === undefined ? byHand : 'offer';
    };
    const installed = (): void => {
      window.installOffer = undefined;
      this.way = null;
    };
    look();
    try {
      this.dismissed = localStorage.getItem(DISMISSED_KEY) !== null;
    } catch {
      this.dismissed = false;
    }
    addEventListener('installoffer', look);
    addEventListener('appinstalled', installed);
    return () => {
      removeEventListener('installoffer', look);
      removeEventListener('appinstalled', installed);
    };
  }

  /** Lets the browser ask; an offer can be used once. */
  async ask(): Promise<void> {
    const offer = window.installOffer;
    window.installOffer = undefined;
    this.way = null;
    await offer?.prompt();
  }

  dismiss(): void {
    this.dismissed = true;
    try {
      localStorage.setItem(DISMISSED_KEY, 'dismissed');
    } catch {
      // then the hint comes again next time
    }
  }
}

export const install = new Install();

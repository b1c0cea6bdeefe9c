/**
 * Every page of the app, once. Whoever adds a page adds a line here and gets for
 * free: opens without a network by address and by link, no axe findings in light
 * and dark, no console errors.
 */
export interface Route {
  /** Relative to where the app lives, without a leading slash; '' is the start page. */
  readonly path: string;
  /** The page's main heading, in German. */
  readonly heading: string | RegExp;
  /** A page with a link to this one; none where only playing or a typed address leads. */
  readonly from?: string;
}

/** An address that no page has. */
export const UNKNOWN = 'gibt-es-nicht/';

export const ROUTES: readonly Route[] = [
  { path: '', heading: 'Speedtisch', from: UNKNOWN },
  { path: 'speedrun/', heading: 'Speedrun', from: '' },
  { path: 'speedrun/partie/', heading: 'Speedrun' },
  { path: 'speedsaurus/', heading: 'Speedsaurus', from: '' },
  { path: 'speedsaurus/partie/', heading: 'Speedsaurus' },
  { path: 'speeddrache/', heading: 'Speeddrache', from: '' },
  { path: 'speeddrache/partie/', heading: 'Speeddrache' },
  { path: 'speeddrache/tag/', heading: 'Tageshort', from: '' },
  { path: 'speedzoo/', heading: 'Speedzoo', from: '' },
  { path: 'speedzoo/partie/', heading: 'Speedzoo' },
  { path: 'speedzoo/tag/', heading: 'Tageszoo', from: '' },
  { path: 'speedzoo/kasse/', heading: 'Zookasse', from: 'speedzoo/' },
  { path: 'speed/', heading: 'Speed', from: '' },
  { path: 'speed/partie/', heading: 'Speed' },
  { path: 'regeln/', heading: 'Regeln', from: '' },
  { path: 'regeln/speedrun/', heading: 'Speedrun – Regeln', from: 'regeln/' },
  { path: 'regeln/speedsaurus/', heading: 'Speedsaurus – Regeln', from: 'regeln/' },
  { path: 'regeln/speeddrache/', heading: 'Speeddrache – Regeln', from: 'regeln/' },
  { path: 'regeln/speedzoo/', heading: 'Speedzoo – Regeln', from: 'regeln/' },
  { path: 'regeln/speed/', heading: 'Speed – Regeln', from: 'regeln/' },
  { path: 'pruefen/', heading: 'Aufzeichnung prüfen', from: 'ueber/' },
  { path: 'partien/', heading: 'Meine Partien', from: '' },
  { path: 'daten/', heading: 'Daten', from: 'partien/' },
  { path: 'ansicht/', heading: 'Ansicht', from: '' },
  { path: 'ueber/', heading: 'Über Speedtisch', from: '' },
  { path: 'datenschutz/', heading: 'Datenschutz', from: 'ueber/' },
];

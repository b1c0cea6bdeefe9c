/** How the dragon's eye is drawn in each of its four states: the curves of lids, opening and pupil. */
import type { Eye } from './types';

export interface EyeShape {
  /** Outline of the ball that is seen. */
  readonly opening: string;
  readonly pupil: string;
  /** The shadow of the upper lid on the ball. */
  readonly shade: string;
  readonly lid: string;
  readonly lidLight: string;
  readonly socket: string;
  readonly brow: string;
  readonly browLight: string;
}

/** Middle of the eye. */
const Y = 98;
/** By state: how far the upper and the lower lid have gone, half the width of the pupil, how far the brow is raised. */
const UPPER = [0, -13, -27, -42] as const;
const LOWER = [0, 9, 17, 26] as const;
const PUPIL = [5, 9, 8, 6] as const;
const BROW = [0, 0, -6, -12] as const;

/** All states have the same kinds of curves, so that one can pass into the next. */
export const eyeShape = (state: Eye): EyeShape => {
  const up = UPPER[state];
  const low = LOWER[state];
  const wide = PUPIL[state] * 2.3;
  const brow = BROW[state];
  const y = (down: number): number => Math.round((Y + down) * 10) / 10;
  return {
    opening: `M126 ${y(6)}C142 ${y(6 + up * 1.15)} 206 ${y(up * 1.35 - 2)} 226 ${y(-6)}C214 ${y(low * 1.15)} 150 ${y(6 + low * 1.25)} 126 ${y(6)}Z`,
    pupil: `M176 ${y(-40)}Q${176 + wide} ${Y} 176 ${y(40)}Q${176 - wide} ${Y} 176 ${y(-40)}Z`,
    shade: `M120 ${y(6 + up)}C150 ${y(up * 1.5 - 4)} 206 ${y(up * 1.5 - 10)} 230 ${y(-8)}V${y(4)}C206 ${y(up * 1.2)} 150 ${y(8 + up * 1.05)} 122 ${y(14)}Z`,
    lid: `M116 ${y(6)}C136 ${y(brow - 32)} 210 ${y(brow - 44)} 240 ${y(-10)}L226 ${y(-6)}C206 ${y(up * 1.35 - 2)} 142 ${y(6 + up * 1.15)} 126 ${y(6)}Z`,
    lidLight: `M116 ${y(6)}C136 ${y(brow - 32)} 210 ${y(brow - 44)} 240 ${y(-10)}C206 ${y(brow - 34)} 150 ${y(brow - 26)} 116 ${y(6)}Z`,
    socket: `M116 ${y(6)}C136 ${y(brow - 32)} 210 ${y(brow - 44)} 240 ${y(-10)}C226 ${y(30)} 142 ${y(38)} 116 ${y(6)}Z`,
    brow: `M104 ${y(brow * 0.6 - 14)}C126 ${y(brow - 50)} 200 ${y(brow - 66)} 250 ${y(brow - 26)}C244 ${y(brow - 22)} 240 ${y(brow - 20)} 236 ${y(brow - 19)}C196 ${y(brow - 46)} 140 ${y(brow - 34)} 108 ${y(brow * 0.6 - 6)}Z`,
    browLight: `M104 ${y(brow * 0.6 - 14)}C126 ${y(brow - 50)} 200 ${y(brow - 66)} 250 ${y(brow - 26)}C200 ${y(brow - 54)} 140 ${y(brow - 42)} 104 ${y(brow * 0.6 - 14)}Z`,
  };
};

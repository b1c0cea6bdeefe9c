/**
 * The board in words, for screen readers. Fields are counted from the start field of whoever looks, so
 * that "Feld 17" is the same field in every sentence; 0 is the own start field.
 */
import { m } from '$lib/paraglide/messages';
import { colourName } from '../../../ui/seats';
import { HOUSE_START, ringField, slotOf } from './Board.geometry';

/** Ring field as counted by the onlooker whose corner is `from`. */
const fieldNumber = (corner: number, progress: number, from: number): number =>
  ringField(slotOf(corner, from), progress);

export function standsText(corner: number, progress: number, from: number): string {
  if (progress < 0) return m.speedrun_in_yard();
  if (progress >= HOUSE_START) return m.speedrun_in_house({ place: progress - HOUSE_START + 1 });
  return m.speedrun_on_field({ field: fieldNumber(corner, progress, from) });
}

function fromText(corner: number, progress: number, from: number): string {
  if (progress < 0) return m.speedrun_from_yard();
  if (progress >= HOUSE_START) return m.speedrun_from_house({ place: progress - HOUSE_START + 1 });
  return m.speedrun_from_field({ field: fieldNumber(corner, progress, from) });
}

function toText(corner: number, progress: number, from: number): string {
  if (progress >= HOUSE_START) return m.speedrun_to_house({ place: progress - HOUSE_START + 1 });
  if (progress === 0) return m.speedrun_to_start();
  return m.speedrun_to_field({ field: fieldNumber(corner, progress, from) });
}

/** „Figur 2 von Feld 13 auf Feld 17, schlägt Blau“ */
export function moveText(
  figure: number,
  corner: number,
  before: number,
  after: number,
  captured: number | null,
  from: number,
): string {
  const move = m.speedrun_figure_moves({
    number: figure + 1,
    from: fromText(corner, before, from),
    to: toText(corner, after, from),
  });
  return captured === null ? move : m.speedrun_figure_captures({ move, who: colourName(captured) });
}

export const stuckText = (figure: number, corner: number, progress: number, from: number): string =>
  m.speedrun_figure_stuck({ number: figure + 1, place: standsText(corner, progress, from) });

/** „Eule (Blau), Figur 2 auf Feld 17“ */
export const figureText = (
  name: string,
  corner: number,
  figure: number,
  progress: number,
  from: number,
): string =>
  m.speedrun_info_figure({
    name,
    colour: colourName(corner),
    number: figure + 1,
    place: standsText(corner, progress, from),
  });

/** One line a seat: „Eule (Blau): Figur 1 auf Feld 17, Figur 2 im Startfeld, …“ */
export function seatText(
  name: string,
  corner: number,
  figures: readonly number[],
  from: number,
): string {
  const places = figures
    .map((progress, figure) =>
      m.speedrun_figure_stands({ number: figure + 1, place: standsText(corner, progress, from) }),
    )
    .join(', ');
  return m.speedrun_seat_figures({ name, colour: colourName(corner), places });
}

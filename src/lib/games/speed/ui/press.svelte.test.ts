import { fireEvent } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { finger } from './board/fingers.testing';
import { pressed, type Press } from './press';

let button: HTMLButtonElement;
let presses: Press[] = [];
const onpress = (press: Press): void => void presses.push(press);
const BOX = { left: 10, top: 20, right: 60, bottom: 70, width: 50, height: 50, x: 10, y: 20 };

beforeEach(() => {
  presses = [];
  button = document.createElement('button');
  button.getBoundingClientRect = () => ({ ...BOX, toJSON: () => BOX });
  document.body.replaceChildren(button);
});

const touch = (
  kind: 'pointerDown' | 'pointerUp' | 'pointerCancel',
  pointerId: number,
  clientX = 30,
): Promise<boolean> =>
  fireEvent[kind](button, { pointerId, pointerType: 'touch', clientX, clientY: 30 });

test('the second finger on the screen presses as well as the first', async () => {
  pressed(onpress)(button);
  // no click comes of it, as in a browser while another finger is down
  await touch('pointerDown', 7);
  expect(presses).toHaveLength(0);
  await touch('pointerUp', 7);
  expect(presses).toHaveLength(1);
});

test('what is a race is pressed when the finger comes down, and once', async () => {
  pressed(onpress, 'down')(button);
  await touch('pointerDown', 7);
  expect(presses).toHaveLength(1);
  await touch('pointerUp', 7);
  await fireEvent.click(button, { detail: 1 });
  expect(presses).toHaveLength(1);
});

test.each([
  ['slides off', (): Promise<boolean> => touch('pointerUp', 7, 90)],
  ['is taken by the system', (): Promise<boolean> => touch('pointerCancel', 7)],
  ['is another one', (): Promise<boolean> => touch('pointerUp', 8)],
])('a finger that %s has pressed nothing', async (_name, lift) => {
  pressed(onpress)(button);
  await touch('pointerDown', 7);
  await lift();
  expect(presses).toHaveLength(0);
});

test('mouse and keys press by their click', async () => {
  pressed(onpress)(button);
  await fireEvent.pointerDown(button, { pointerId: 1, pointerType: 'mouse' });
  await fireEvent.pointerUp(button, {
    pointerId: 1,
    pointerType: 'mouse',
    clientX: 30,
    clientY: 30,
  });
  expect(presses).toHaveLength(0);
  await fireEvent.click(button, { detail: 1 });
  await fireEvent.click(button, { detail: 0 });
  expect(presses).toHaveLength(2);
});

test('no click may follow a touch', async () => {
  pressed(() => undefined)(button);
  // `fireEvent` tells whether nobody has prevented what follows.
  expect(await fireEvent.touchEnd(button, { cancelable: true })).toBe(false);
});

test('a palm presses nothing', () => {
  pressed(onpress, 'down')(button);
  finger('pointerdown', button, { size: 90 });
  finger('pointerup', button, { size: 90 });
  expect(presses).toHaveLength(0);
});

test('SP-15 a touch that ended elsewhere does not press what has come in its place', async () => {
  pressed(onpress, 'down')(button);
  // the last card was tapped, and the place to slap lies under the finger now
  const click = new MouseEvent('click', { bubbles: true, detail: 1 });
  Object.defineProperty(click, 'pointerType', { value: 'touch' });
  await fireEvent(button, click);
  expect(presses).toHaveLength(0);
});

/** The thirteen dinosaurs as they are drawn: name, picture, how often they are in the game, what their card shows. */
import type { Value } from '../cards';
import microraptor from './pictures/dinos/01-microraptor.svg?no-inline';
import compsognathus from './pictures/dinos/02-compsognathus.svg?no-inline';
import psittacosaurus from './pictures/dinos/03-psittacosaurus.svg?no-inline';
import velociraptor from './pictures/dinos/04-velociraptor.svg?no-inline';
import protoceratops from './pictures/dinos/05-protoceratops.svg?no-inline';
import pachycephalosaurus from './pictures/dinos/06-pachycephalosaurus.svg?no-inline';
import stegosaurus from './pictures/dinos/07-stegosaurus.svg?no-inline';
import ankylosaurus from './pictures/dinos/08-ankylosaurus.svg?no-inline';
import triceratops from './pictures/dinos/09-triceratops.svg?no-inline';
import parasaurolophus from './pictures/dinos/10-parasaurolophus.svg?no-inline';
import tyrannosaurus from './pictures/dinos/11-tyrannosaurus.svg?no-inline';
import brachiosaurus from './pictures/dinos/12-brachiosaurus.svg?no-inline';
import argentinosaurus from './pictures/dinos/13-argentinosaurus.svg?no-inline';
import ferns from './pictures/scenes/ferns.svg?no-inline';
import meadow from './pictures/scenes/meadow.svg?no-inline';
import trees from './pictures/scenes/trees.svg?no-inline';

export interface Dino {
  readonly value: Value;
  /** The genus: a proper noun, the same in every language. */
  readonly name: string;
  /** Address of the picture; all walk to the left. */
  readonly picture: string;
  /** Cards of this value in the game, as many as dots at the foot of the card. */
  readonly copies: number;
  readonly sky: string;
  /** Address of the ground; plants are its yardstick: giant ferns beside the small ones, tiny trees beside the big. */
  readonly scene: string;
  /** Its size in the picture, as a part of the largest: it rises with the value. */
  readonly size: number;
  /** How large its card shows the picture, so that the number never covers a head. */
  readonly scale: number;
}

/** Name, picture, sky, size, scale. */
const DRAWN: readonly (readonly [string, string, string, number, number])[] = [
  ['Microraptor', microraptor, '#f4dfae', 0.72, 1],
  ['Compsognathus', compsognathus, '#6f9aa2', 0.75, 1],
  ['Psittacosaurus', psittacosaurus, '#cfe3d2', 0.78, 1],
  ['Velociraptor', velociraptor, '#f6d9b0', 0.81, 1],
  ['Protoceratops', protoceratops, '#86b0aa', 0.83, 1],
  ['Pachycephalosaurus', pachycephalosaurus, '#bcd2d8', 0.86, 1],
  ['Stegosaurus', stegosaurus, '#f5dfae', 0.89, 1],
  ['Ankylosaurus', ankylosaurus, '#f3c793', 0.91, 1],
  ['Triceratops', triceratops, '#f3e3b8', 0.94, 1],
  ['Parasaurolophus', parasaurolophus, '#f4caa6', 0.96, 0.95],
  ['Tyrannosaurus', tyrannosaurus, '#d3e4d0', 0.98, 0.9],
  ['Brachiosaurus', brachiosaurus, '#d2895f', 1, 0.87],
  ['Argentinosaurus', argentinosaurus, '#f5d08e', 1, 0.94],
];

const COMMONEST = 7;
const MOST_COPIES = 8;
const SMALL: Value = 4;
const LARGE: Value = 10;

/** All of them, ascending by value. */
export const DINOS: readonly Dino[] = DRAWN.map(([name, picture, sky, size, scale], index) => {
  const value = index + 1;
  return {
    value,
    name,
    picture,
    copies: MOST_COPIES - Math.abs(COMMONEST - value),
    sky,
    scene: value <= SMALL ? ferns : value < LARGE ? meadow : trees,
    size,
    scale,
  };
});

/** The dinosaur of a value, 1…13. */
export const dinoOf = (value: Value): Dino => {
  const dino = DINOS[value - 1];
  if (dino === undefined) throw new RangeError(`no dinosaur of value ${value}`);
  return dino;
};

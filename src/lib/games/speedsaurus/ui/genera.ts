/** The thirteen dinosaurs: real genera, the larger the higher their value, and how often each is in the game. */
import type { Value } from '../cards';

interface Genus {
  /** The same in every language. */
  readonly name: string;
  readonly copies: number;
}

const GENERA: readonly Genus[] = [
  { name: 'Microraptor', copies: 2 },
  { name: 'Compsognathus', copies: 3 },
  { name: 'Psittacosaurus', copies: 4 },
  { name: 'Velociraptor', copies: 5 },
  { name: 'Protoceratops', copies: 6 },
  { name: 'Pachycephalosaurus', copies: 7 },
  { name: 'Stegosaurus', copies: 8 },
  { name: 'Ankylosaurus', copies: 7 },
  { name: 'Triceratops', copies: 6 },
  { name: 'Parasaurolophus', copies: 5 },
  { name: 'Tyrannosaurus', copies: 4 },
  { name: 'Brachiosaurus', copies: 3 },
  { name: 'Argentinosaurus', copies: 2 },
];

/** 1 (Microraptor) … 13 (Argentinosaurus), ascending. */
export const VALUES: readonly Value[] = GENERA.map((_, i) => i + 1);

export const genusOf = (value: Value): string => GENERA[value - 1]?.name ?? '';

export const copiesOf = (value: Value): number => GENERA[value - 1]?.copies ?? 0;

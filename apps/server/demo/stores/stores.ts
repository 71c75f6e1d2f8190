import { beaEnRosa, pipsToybox } from './beauty-and-play-stores.ts';
import { casaLuna, kiraDesk } from './home-and-desk-stores.ts';
import type { DemoStore } from './stores.types.ts';
import { marloMoves, nomadTheo } from './travel-and-sport-stores.ts';

export const stores: readonly DemoStore[] = [
  casaLuna,
  kiraDesk,
  nomadTheo,
  marloMoves,
  beaEnRosa,
  pipsToybox,
];

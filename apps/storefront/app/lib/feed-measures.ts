import type { Measure, MeasureUnit } from '@vitrine/contract/shop/unit-prices.ts';

/** Units as shopping channels name them, and how many of theirs one of ours is. */
const channelUnits: Record<MeasureUnit, readonly [name: string, factor: number]> = {
  ml: ['ml', 1],
  cl: ['cl', 1],
  l: ['l', 1],
  m3: ['cbm', 1],
  mg: ['mg', 1],
  g: ['g', 1],
  kg: ['kg', 1],
  mm: ['cm', 0.1],
  cm: ['cm', 1],
  m: ['m', 1],
  cm2: ['sqm', 0.0001],
  m2: ['sqm', 1],
  item: ['ct', 1],
};

/** "250 ml": a measure in the units of shopping channels. */
export function describeForChannel({ value, unit }: Measure): string {
  const [name, factor] = channelUnits[unit];
  return `${Number((value * factor).toFixed(7))} ${name}`;
}

import { divideHalfEven } from '../money.ts';

/** The units of a price per unit, by what they measure, in the smallest unit of each. */
const unitSizes = {
  volume: { ml: 1n, cl: 10n, l: 1_000n, m3: 1_000_000n },
  mass: { mg: 1n, g: 1_000n, kg: 1_000_000n },
  length: { mm: 1n, cm: 10n, m: 1_000n },
  area: { cm2: 1n, m2: 10_000n },
  count: { item: 1n },
} as const satisfies Record<string, Record<string, bigint>>;

export const measureUnits = [
  'ml',
  'cl',
  'l',
  'm3',
  'mg',
  'g',
  'kg',
  'mm',
  'cm',
  'm',
  'cm2',
  'm2',
  'item',
] as const;
export type MeasureUnit = (typeof measureUnits)[number];

export interface Measure {
  /** At most three decimals. */
  value: number;
  unit: MeasureUnit;
}

const sizeOf = (unit: MeasureUnit): { kind: string; size: bigint } => {
  for (const [kind, units] of Object.entries(unitSizes)) {
    const size = (units as Partial<Record<MeasureUnit, bigint>>)[unit];
    if (size !== undefined) return { kind, size };
  }
  throw new RangeError(`Unknown unit ${unit}`);
};

/** True if two units measure the same, so that one can be the base of the other. */
export const areSameKind = (left: MeasureUnit, right: MeasureUnit): boolean =>
  sizeOf(left).kind === sizeOf(right).kind;

const thousandths = (value: number): bigint => BigInt(Math.round(value * 1_000));

/** The price of the base measure if the whole content costs `priceMinor`: 250 ml for 500 are 2,000 per litre. Half-even. */
export function computeUnitPrice(priceMinor: bigint, total: Measure, base: Measure): bigint {
  return divideHalfEven(
    priceMinor * thousandths(base.value) * sizeOf(base.unit).size,
    thousandths(total.value) * sizeOf(total.unit).size,
  );
}

import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { areSameKind, type MeasureUnit, measureUnits } from '@vitrine/contract/shop/unit-prices.ts';

type UnitPrice = NonNullable<VariantForm['unitPrice']>;
type Measure = UnitPrice['total'];

const writeMeasure = ({ value, unit }: Measure): string => `${value} ${unit}`;

/** "250 ml / 1 l": what a variant contains, and the measure that buyers compare. */
export const writeUnitPrice = (unitPrice: UnitPrice | null): string =>
  unitPrice ? `${writeMeasure(unitPrice.total)} / ${writeMeasure(unitPrice.base)}` : '';

function readMeasure(text: string): Measure | undefined {
  const [, digits = '', unit = ''] = /^\s*(\d*[.,]?\d*)\s*([a-z]+[23]?)\s*$/i.exec(text) ?? [];
  const known = measureUnits.find((one) => one === unit.toLowerCase());
  const amount = digits === '' ? 1 : Number(digits.replace(',', '.'));
  const isPossible =
    amount >= 0.001 && amount <= 1_000_000 && Number.isInteger(Math.round(amount * 1e6) / 1000);
  return known && isPossible ? { value: amount, unit: known satisfies MeasureUnit } : undefined;
}

/** Null for an empty text, undefined for one that is not understood. */
export function readUnitPrice(text: string): UnitPrice | null | undefined {
  if (text.trim() === '') return null;
  const [first = '', second = '', ...rest] = text.split('/');
  const [total, base] = [readMeasure(first), readMeasure(second)];
  if (rest.length > 0 || !total || !base || !areSameKind(total.unit, base.unit)) return undefined;
  return { total, base };
}

import type { Money } from '@vitrine/contract/money.ts';

/** One thing of an order for oneself. */
export interface SampleLine {
  variantId: string;
  quantity: number;
  name: string;
  label: string;
  imageUrl: string | null;
  price: Money;
}

export const quantityMax = 99;

/** One piece more of a thing, or the thing as a new line. */
export function addLine(lines: readonly SampleLine[], line: SampleLine): readonly SampleLine[] {
  const known = lines.some(({ variantId }) => variantId === line.variantId);
  if (!known) return [...lines, line];
  return lines.map((one) => (one.variantId === line.variantId ? { ...one, quantity: Math.min(quantityMax, one.quantity + 1) } : one));
}

/** Sets how many pieces are wanted; an emptied field means one, and only the button takes a line away. */
export function setQuantity(lines: readonly SampleLine[], variantId: string, quantity: number | null): readonly SampleLine[] {
  const wanted = Math.min(quantityMax, Math.max(1, Math.trunc(quantity ?? 1)));
  return lines.map((one) => (one.variantId === variantId ? { ...one, quantity: wanted } : one));
}

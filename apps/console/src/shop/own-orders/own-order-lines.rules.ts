import type { Money } from '@vitrine/contract/money.ts';
import { type Cover, type PictureFocus, toCover } from '../../lib/picture-focus.ts';

/** One thing of an order for oneself. */
export interface OwnOrderLine extends Cover {
  variantId: string;
  quantity: number;
  name: string;
  label: string;
  price: Money;
}

interface Pictured {
  image: (PictureFocus & { url: string }) | null;
}

/** One unit of a variant, at what the platform charges for it. */
export const lineOf = (
  product: Pictured & { name: string },
  variant: Pictured & { id: string; label: string; platformPrice: Money },
): OwnOrderLine => ({
  variantId: variant.id,
  quantity: 1,
  name: product.name,
  label: variant.label,
  ...toCover(variant.image ?? product.image),
  price: variant.platformPrice,
});

export const quantityMax = 99;

/** One unit more of a thing, or the thing as a new line. */
export function addLine(
  lines: readonly OwnOrderLine[],
  line: OwnOrderLine,
): readonly OwnOrderLine[] {
  const known = lines.some(({ variantId }) => variantId === line.variantId);
  if (!known) return [...lines, line];
  return lines.map((one) =>
    one.variantId === line.variantId
      ? { ...one, quantity: Math.min(quantityMax, one.quantity + 1) }
      : one,
  );
}

/** Sets how many units are wanted; an emptied field means one, and only the button takes a line away. */
export function setQuantity(
  lines: readonly OwnOrderLine[],
  variantId: string,
  quantity: number | null,
): readonly OwnOrderLine[] {
  const wanted = Math.min(quantityMax, Math.max(1, Math.trunc(quantity ?? 1)));
  return lines.map((one) => (one.variantId === variantId ? { ...one, quantity: wanted } : one));
}

/** One unit more or less; less than one takes the line away. */
export function stepQuantity(
  lines: readonly OwnOrderLine[],
  variantId: string,
  by: 1 | -1,
): readonly OwnOrderLine[] {
  const known = lines.find((one) => one.variantId === variantId);
  if (known && known.quantity + by < 1) return lines.filter((one) => one !== known);
  return setQuantity(lines, variantId, (known?.quantity ?? 0) + by);
}

import type { Money } from '@vitrine/contract/money.ts';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import type { OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { placeOf } from './staged-prices.rules.ts';

/** One place of a product at which two windows want different prices. */
export interface ConflictLine {
  place: string;
  /** The variant; empty for the product's own price. */
  label: string;
  mine: PriceEdit | undefined;
  /** Nothing when the other window did not stage this place, or has saved already: then `now` counts. */
  theirs: PriceEdit | undefined;
  /** What is sold at now. */
  now: Money;
}

function describePlace(
  product: OwnProduct,
  edit: PriceEdit,
): Pick<ConflictLine, 'label' | 'now'> | undefined {
  if (edit.kind === 'product') return { label: '', now: product.sellingPrice.from };
  const variant = product.variants.find(({ id }) => id === edit.id);
  return variant && { label: variant.label, now: variant.sellingPrice };
}

/** The places of both sides, ours first; places at which both ask for the same are left out. */
export function linesOf(
  product: OwnProduct,
  mine: readonly PriceEdit[],
  theirs: readonly PriceEdit[] = [],
): ConflictLine[] {
  const places = new Map([...theirs, ...mine].map((edit) => [placeOf(edit), edit]));
  const order = [...new Set([...mine, ...theirs].map(placeOf))];
  return order.flatMap((place) => {
    const edit = places.get(place);
    const described = edit && describePlace(product, edit);
    if (!described) return [];
    const ours = mine.find((one) => placeOf(one) === place);
    const other = theirs.find((one) => placeOf(one) === place);
    const isSame =
      ours &&
      other &&
      ours.fixed?.amount === other.fixed?.amount &&
      ours.percentage === other.percentage;
    return isSame ? [] : [{ place, ...described, mine: ours, theirs: other }];
  });
}

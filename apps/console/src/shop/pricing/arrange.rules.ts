import type { ProductPlace } from '@vitrine/contract/shop/product-display.ts';

/** Where a product moves that should be at `index` of the shown list: given by its new neighbour, so that a filter does not matter. */
export function placeAt(
  ids: readonly string[],
  id: string,
  index: number,
): ProductPlace | undefined {
  const others = ids.filter((other) => other !== id);
  const place = Math.min(Math.max(index, 0), others.length);
  if (others.length === ids.length || place === ids.indexOf(id)) return undefined;
  const [next, before] = [others[place], others[place - 1]];
  if (place === 0) return next === undefined ? undefined : { to: 'before', productId: next };
  return before === undefined ? undefined : { to: 'after', productId: before };
}

/** The list as it is once the product has moved; unchanged when the neighbour is not on it. */
export function withMoved<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  place: ProductPlace,
): Row[] {
  const moved = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  if (!moved) return [...rows];
  if (place.to === 'first') return [moved, ...others];
  const beside = others.findIndex((row) => row.id === place.productId);
  if (beside < 0) return [...rows];
  return others.toSpliced(place.to === 'before' ? beside : beside + 1, 0, moved);
}

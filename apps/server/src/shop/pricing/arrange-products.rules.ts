import type { ProductPlace } from '@vitrine/contract/shop/product-display.ts';

/**
 * One product moved within an order. `placed` is the front of the new order up to the last product that has a place
 * of its own: as much as has to be kept, while everything behind goes on following by novelty. Nothing when the
 * product or its neighbour is not in the order.
 */
export function moveWithin(
  order: readonly { id: string; hasPlace: boolean }[],
  productId: string,
  place: ProductPlace,
): { placed: string[]; position: number } | undefined {
  const others = order.filter(({ id }) => id !== productId);
  if (others.length === order.length) return undefined;
  const beside = place.to === 'first' ? 0 : others.findIndex(({ id }) => id === place.productId);
  if (beside < 0) return undefined;
  const position = place.to === 'after' ? beside + 1 : beside;
  const next = [
    ...others.slice(0, position),
    { id: productId, hasPlace: true },
    ...others.slice(position),
  ];
  const last = next.findLastIndex(({ hasPlace }) => hasPlace);
  return { placed: next.slice(0, last + 1).map(({ id }) => id), position };
}

import type { PageCursor } from './page-cursor.ts';

type Direction = 'price-up' | 'price-down';

/** A product and its price; null while it has none. */
interface Place {
  id: string;
  price: number | null;
}

/** Ids are decimal numbers beyond the whole numbers of JavaScript: newer ones are longer, or later in the alphabet. */
const byNewest = (left: string, right: string): number =>
  right.length - left.length || (left === right ? 0 : left < right ? 1 : -1);

function compare(sort: Direction, left: Place, right: Place): number {
  if (left.price === null || right.price === null)
    return (
      Number(left.price === null) - Number(right.price === null) || byNewest(left.id, right.id)
    );
  return (
    (sort === 'price-up' ? left.price - right.price : right.price - left.price) ||
    byNewest(left.id, right.id)
  );
}

const placeOf = ({ section, key, id }: PageCursor): Place => ({
  id,
  price: section === 2 ? null : Number(key),
});

/** One page in the order of prices; of equal ones the newest comes first, and what has no price comes last. */
export function pageInOrder(
  ids: readonly string[],
  prices: ReadonlyMap<string, number>,
  { sort, limit, cursor }: { sort: Direction; limit: number; cursor: PageCursor | undefined },
): { ids: string[]; next: Pick<PageCursor, 'section' | 'key' | 'id'> | null } {
  const after = cursor && placeOf(cursor);
  const rest = ids
    .map((id): Place => ({ id, price: prices.get(id) ?? null }))
    .filter((place) => !after || compare(sort, after, place) < 0)
    .sort((left, right) => compare(sort, left, right));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    next:
      last && rest.length > limit
        ? { section: last.price === null ? 2 : 1, key: String(last.price ?? 0), id: last.id }
        : null,
  };
}

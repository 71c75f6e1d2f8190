import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { isForSale } from '../catalogue/index.ts';

/** A product, or one of its variants, that a line of an import names. */
export interface NamedPlace {
  productId: string;
  variantId: string | null;
}

interface NamedPlaces {
  /** What a name or code stands for: a SKU before a product's code before its names in any language; several when it is not one product's. */
  find(name: string): NamedPlace[];
  /** The variants on sale of every product that was found, in their order. */
  variantIds: ReadonlyMap<string, string[]>;
}

const small = (name: string) => name.toLowerCase();

/** The products on sale that names and codes stand for, in two queries however many there are. */
export async function findNamedPlaces(ctx: Ctx, names: readonly string[]): Promise<NamedPlaces> {
  const now = ctx.clock.now();
  const lower = sql.param([...new Set(names.map(small))]);
  const asWritten = sql.param([
    ...new Set(names.flatMap((name) => [name, name.toUpperCase(), small(name)])),
  ]);
  const found = await ctx.db.rows(
    sql`
    select v.sku as name, 0 as kind, v.product_id, v.id as variant_id
      from variants v join products p on p.id = v.product_id where v.sku = any(${asWritten}::text[]) and v.is_active and ${isForSale(now)}
    union all
    select p.key, 1, p.id, null from products p where p.key = any(${lower}::text[]) and ${isForSale(now)}
    union all
    select distinct lower(t.name), 2, p.id, null::bigint
      from product_texts t join products p on p.id = t.product_id where lower(t.name) = any(${lower}::text[]) and ${isForSale(now)}`,
    { name: as.text, kind: as.integer, productId: as.id, variantId: orNull(as.id) },
  );
  const products = sql.param([...new Set(found.map(({ productId }) => productId))]);
  const variants = await ctx.db.rows(
    sql`select id, product_id from variants where product_id = any(${products}::bigint[]) and is_active order by product_id, position`,
    { id: as.id, productId: as.id },
  );
  const variantIds = new Map<string, string[]>();
  for (const { id, productId } of variants)
    variantIds.set(productId, [...(variantIds.get(productId) ?? []), id]);
  const byName = new Map<string, typeof found>();
  for (const place of found) {
    const key = small(place.name);
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  return {
    variantIds,
    find(name) {
      const all = byName.get(small(name)) ?? [];
      const exact = all.filter((place) => place.kind === 0 && place.name === name);
      if (exact.length) return exact;
      const nearest = Math.min(...all.map(({ kind }) => kind));
      return all.filter(({ kind }) => kind === nearest);
    },
  };
}

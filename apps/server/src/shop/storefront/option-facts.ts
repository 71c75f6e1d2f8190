import { sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import type { Names } from '../catalogue/index.ts';
import type { Filterable } from './filters.rules.ts';

type Options = readonly {
  key: string;
  names: Names;
  values: { key: string; names: Names; swatch: string | null }[];
}[];

/** What the catalogue can be filtered by: the variants and the options of each product, the oldest first. */
export interface OptionFacts {
  variants: ReadonlyMap<string, Filterable['variants']>;
  options: ReadonlyMap<string, Options>;
}

export interface OptionName {
  names: Names;
  values: Map<string, { names: Names; swatch: string | null }>;
}

const optionFacts: CacheDefinition<OptionFacts> = { entriesMax: 1, ttlMs: 600_000 };
const batchSize = 5_000;

const productRow = {
  id: as.id,
  options: as.text,
  variants: as.json<{ id: string; values: Record<string, string> }[]>(),
};

const listProducts = statement(
  (places: Places<{ after: string; limit: number }>) => sql`
    select p.id, (p.sheet -> 'options')::text as options,
      (select coalesce(json_agg(json_build_object('id', v.id::text, 'values', v.values) order by v.position), '[]'::json)
        from variants v where v.product_id = p.id and v.is_active) as variants
    from products p where p.id > ${places.after}::bigint and p.status = 'active' and p.variant_count > 0 order by p.id limit ${places.limit}::int`,
  productRow,
);

async function load(ctx: Ctx): Promise<OptionFacts> {
  const variants = new Map<string, Filterable['variants']>();
  const options = new Map<string, Options>();
  // Most products have the same options as others.
  const known = new Map<string, Options>();
  let batch: RowOf<typeof productRow>[] = [];
  do {
    batch = await listProducts(ctx, { after: batch.at(-1)?.id ?? '0', limit: batchSize });
    for (const product of batch) {
      variants.set(product.id, product.variants);
      const parsed = known.get(product.options) ?? (JSON.parse(product.options) as Options);
      known.set(product.options, parsed);
      if (parsed.length) options.set(product.id, parsed);
    }
  } while (batch.length === batchSize);
  return { variants, options };
}

/**
 * Kept until the catalogue changes: it is the same for every store. Lists have narrower tags for what they use of it, so that a list
 * takes from it nothing but the options of its own products.
 */
export async function readOptionFacts(ctx: Ctx): Promise<OptionFacts> {
  if (ctx.platform.config.CACHES !== 'on' || ctx.db !== ctx.platform.database.db) return load(ctx);
  return (
    await cacheOf(ctx.platform, optionFacts).load('options', async () => ({
      value: await load(ctx),
      tags: ['catalogue'],
    }))
  ).value;
}

/** The names of the options and values of some products by their keys. Where products name them differently, the oldest decides. */
export function findOptionNames(
  facts: OptionFacts,
  products: readonly { id: string }[],
): Map<string, OptionName> {
  const shown = new Set(products.map(({ id }) => id));
  const named = new Map<string, OptionName>();
  const seen = new Set<Options>();
  for (const [id, options] of facts.options) {
    if (!shown.has(id) || seen.has(options)) continue;
    seen.add(options);
    for (const { key, names, values } of options) {
      const option = named.get(key) ?? { names, values: new Map() };
      named.set(key, option);
      for (const value of values)
        if (!option.values.has(value.key)) option.values.set(value.key, value);
    }
  }
  return named;
}

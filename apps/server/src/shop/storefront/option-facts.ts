import { sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf, recordTags } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import type { Names } from '../catalogue/index.ts';
import type { Filterable } from './filters.rules.ts';

interface OptionName {
  names: Names;
  values: Map<string, { names: Names; swatch: string | null }>;
}

/** What the catalogue can be filtered by: the variants of each product, and the names of options and values by their keys. */
export interface OptionFacts {
  variants: ReadonlyMap<string, Filterable['variants']>;
  options: ReadonlyMap<string, OptionName>;
}

const optionFacts: CacheDefinition<OptionFacts> = { entriesMax: 1, ttlMs: 600_000 };
const batchSize = 5_000;

type Options = {
  key: string;
  names: Names;
  values: { key: string; names: Names; swatch: string | null }[];
}[];
const productRow = {
  id: as.id,
  options: as.json<Options>(),
  variants: as.json<{ id: string; values: Record<string, string> }[]>(),
};

const listProducts = statement(
  (places: Places<{ after: string; limit: number }>) => sql`
    select p.id, p.sheet -> 'options' as options,
      (select coalesce(json_agg(json_build_object('id', v.id::text, 'values', v.values) order by v.position), '[]'::json)
        from variants v where v.product_id = p.id and v.is_active) as variants
    from products p where p.id > ${places.after}::bigint and p.status = 'active' and p.variant_count > 0 order by p.id limit ${places.limit}::int`,
  productRow,
);

async function load(ctx: Ctx): Promise<OptionFacts> {
  const variants = new Map<string, Filterable['variants']>();
  const options = new Map<string, OptionName>();
  let batch: RowOf<typeof productRow>[] = [];
  do {
    batch = await listProducts(ctx, { after: batch.at(-1)?.id ?? '0', limit: batchSize });
    for (const product of batch) {
      variants.set(product.id, product.variants);
      for (const { key, names, values } of product.options) {
        const option = options.get(key) ?? { names, values: new Map() };
        options.set(key, option);
        for (const value of values)
          if (!option.values.has(value.key)) option.values.set(value.key, value);
      }
    }
  } while (batch.length === batchSize);
  return { variants, options };
}

/** Kept until the catalogue changes: it is the same for every store. */
export async function readOptionFacts(ctx: Ctx): Promise<OptionFacts> {
  if (ctx.platform.config.CACHES !== 'on' || ctx.db !== ctx.platform.database.db) return load(ctx);
  const tags = ['catalogue'];
  recordTags(ctx, tags);
  return (
    await cacheOf(ctx.platform, optionFacts).load('options', async () => ({
      value: await load(ctx),
      tags,
    }))
  ).value;
}

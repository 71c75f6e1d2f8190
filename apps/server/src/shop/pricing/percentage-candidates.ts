import { sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isForSale, type StoredCard } from '../catalogue/index.ts';
import { groupRules, type RulesOfProduct, type RuleTuple, ruleTuple } from './quote.ts';

/** A product that a preview may show, and its place among all of them, newest first. */
interface Sample {
  id: string;
  place: number;
}

/** Products whose prices always move together: the same platform prices under the same rules. */
export interface Candidate {
  variants: readonly (readonly [id: string, priceMinor: number, ...rest: unknown[]])[];
  rules: RulesOfProduct;
  count: number;
  /** The newest of them. */
  samples: Sample[];
}

/** All products that a percentage could move. */
export interface Candidates {
  list: Candidate[];
  /** Products of which a rule of their own decides every price. */
  ownPricedCount: number;
}

export const samplesMax = 100;

const groupRow = {
  categoryId: as.id,
  primaryCategoryId: as.id,
  prices: as.list(as.number),
  productCount: as.integer,
  ids: as.list(as.text),
  places: as.list(as.number),
};

/** A product of which rules of its own decide some variants. */
interface PartlyPriced {
  id: string;
  place: number;
  categoryId: string;
  primaryCategoryId: string;
  variants: StoredCard['variants'];
  rules: RuleTuple[];
}

const isOwnRule = (storeId: string) => sql`r.store_id = ${storeId} and r.product_id = p.id`;

/** The products that a store sells, of one category of either level or of all, with their places. */
const scopeOf = (ctx: Ctx, categoryId: string | null) => sql`
  select p.id, p.category_id, p.primary_category_id, p.card -> 'variants' as variants, p.variant_count,
    (row_number() over (order by p.available_from desc, p.id desc))::int as place
  from products p
  where ${isForSale(ctx.clock.now())}
    ${categoryId === null ? sql`` : sql`and (p.category_id = ${categoryId} or p.primary_category_id = ${categoryId})`}`;

async function readCategoryRules(ctx: Ctx, storeId: string): Promise<RuleTuple[]> {
  const rows = await ctx.db.rows(
    sql`
    select ${ruleTuple} as rule
    from price_rules r where r.store_id = ${storeId} and r.kind = 'category'`,
    { rule: as.json<RuleTuple>() },
  );
  return rows.map(({ rule }) => rule);
}

/** A catalogue has far fewer different sets of platform prices than products. */
async function readGroups(
  ctx: Ctx,
  storeId: string,
  categoryId: string | null,
  ofCategories: readonly RuleTuple[],
): Promise<Candidate[]> {
  const rows = await ctx.db.rows(
    sql`
    with p as (${scopeOf(ctx, categoryId)}), priced as (
      select p.id, p.place, p.category_id, p.primary_category_id,
        array(select distinct (v ->> 1)::float8 from json_array_elements(p.variants) v order by 1) as prices
      from p where not exists (select 1 from price_rules r where ${isOwnRule(storeId)}))
    select category_id, primary_category_id, prices, count(*)::int as product_count,
      (array_agg(id::text order by place))[1:${samplesMax}::int] as ids, (array_agg(place order by place))[1:${samplesMax}::int] as places
    from priced group by category_id, primary_category_id, prices`,
    groupRow,
  );
  return rows.map((row) => ({
    variants: row.prices.map((price) => ['', price] as const),
    rules: groupRules(ofCategories, {
      categoryId: row.categoryId,
      primaryCategoryId: row.primaryCategoryId,
    }),
    count: row.productCount,
    samples: row.ids.map((id, index) => ({ id, place: row.places[index] ?? 0 })),
  }));
}

/** Products of which rules of their own decide some variants, but not all; and how many products there are, of whatever kind. */
async function readPartlyPriced(
  ctx: Ctx,
  storeId: string,
  categoryId: string | null,
  ofCategories: readonly RuleTuple[],
): Promise<{ partly: Candidate[]; productCount: number }> {
  const rows = await ctx.db.rows(
    sql`
    with p as materialized (${scopeOf(ctx, categoryId)}), partly as (
      select p.id::text as id, p.place, p.category_id::text as "categoryId", p.primary_category_id::text as "primaryCategoryId", p.variants, o.rules
      from p cross join lateral (
        select json_agg(${ruleTuple}) as rules,
          count(*) as rule_count, bool_or(r.kind = 'product') as is_whole
        from price_rules r where ${isOwnRule(storeId)}) o
      where o.rule_count > 0 and o.rule_count < p.variant_count and not o.is_whole)
    select (select count(*)::int from p) as product_count, (select coalesce(json_agg(partly), '[]') from partly) as partly`,
    { productCount: as.integer, partly: as.json<PartlyPriced[]>() },
  );
  const [{ productCount, partly } = { productCount: 0, partly: [] }] = rows;
  return {
    productCount,
    partly: partly.map((row) => ({
      variants: row.variants,
      rules: groupRules([...row.rules, ...ofCategories], row),
      count: 1,
      samples: [{ id: row.id, place: row.place }],
    })),
  };
}

async function readCandidates(
  ctx: Ctx,
  storeId: string,
  categoryId: string | null,
): Promise<Candidates> {
  const ofCategories = await readCategoryRules(ctx, storeId);
  const { partly, productCount } = await readPartlyPriced(ctx, storeId, categoryId, ofCategories);
  const list = [...(await readGroups(ctx, storeId, categoryId, ofCategories)), ...partly];
  return { list, ownPricedCount: productCount - list.reduce((sum, { count }) => sum + count, 0) };
}

const bytesPerCandidate = 300;
const bytesPerSample = 60;

/** While an owner types, only the percentage changes. */
const candidatesCache: CacheDefinition<Candidates> = {
  entriesMax: 100,
  ttlMs: 60_000,
  size: {
    bytesMax: 32_000_000,
    bytesOf: ({ list }) =>
      list.reduce(
        (sum, { samples }) => sum + bytesPerCandidate + bytesPerSample * samples.length,
        0,
      ),
  },
};

/** The candidates of a category (null: of the whole store): from memory outside of transactions, else read anew. */
export async function getCandidates(
  ctx: Ctx,
  storeId: string,
  categoryId: string | null,
): Promise<Candidates> {
  const { platform } = ctx;
  if (platform.config.CACHES !== 'on' || ctx.db !== platform.database.db)
    return readCandidates(ctx, storeId, categoryId);
  const { value } = await cacheOf(platform, candidatesCache).load(
    JSON.stringify([storeId, categoryId]),
    async () => ({
      value: await readCandidates(ctx, storeId, categoryId),
      tags: [`store:${storeId}`, 'catalogue'],
    }),
  );
  return value;
}

import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import {
  type Currency,
  convertMinor,
  currencyExponents,
  toMoney,
} from '@vitrine/contract/money.ts';
import { computeMarginBp } from '@vitrine/contract/shop/margins.ts';
import type { listPlatformProducts as contract } from '@vitrine/contract/shop/platform-products.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { createStartCondition } from '#platform/db/like.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import {
  type Category,
  chooseName,
  listCategories,
  parseSearch,
  type StoredCard,
  suppliers,
} from '../catalogue/index.ts';
import { findRate } from '../markets/index.ts';
import { countSellers } from '../pricing/index.ts';
import { isLowSql, readLowLimit } from '../stock/index.ts';
import { describeImage } from '../stores/index.ts';

type Query = EndpointInput<typeof contract>['query'];
type Row = RowOf<typeof productRow>;

/** A total is counted up to here, and estimated beyond. */
const exactTotalMax = 10_000;

const productRow = {
  id: as.id,
  key: as.text,
  version: as.integer,
  categoryId: as.id,
  status: as.oneOf('active', 'draft', 'archived'),
  card: as.json<StoredCard>(),
  availableFrom: as.moment,
  saleUntil: as.json<{ at: string | null }>(),
  missingLanguages: as.list(as.text),
  createdAt: as.moment,
  changedAt: as.moment,
  variants: as.json<ListedVariant[]>(),
  sortKey: as.text,
};

interface ListedVariant {
  priceMinor: number;
  onHand: number;
  held: number;
  cost: { minor: number; currency: Currency; supplier: string } | null;
}

/** Each order has an index that gives its pages, from either end. */
const sorts = {
  newest: { column: sql`p.created_at`, isDescending: true, type: sql`timestamptz` },
  oldest: { column: sql`p.created_at`, isDescending: false, type: sql`timestamptz` },
  changed: { column: sql`p.changed_at`, isDescending: true, type: sql`timestamptz` },
  key: { column: sql`p.key`, isDescending: false, type: sql`text` },
} as const;

const freeUnits = sql`(select coalesce(sum(l.on_hand - l.held), 0) from variants v join stock_levels l on l.variant_id = v.id
  where v.product_id = p.id and v.is_active)`;

/** Name in any language, SKU, barcode or key. */
function searched(keywords: string): SQL {
  const terms = parseSearch(keywords);
  const text = keywords.trim();
  const found = [
    sql`p.id in (select v.product_id from variants v where ${createStartCondition(sql`v.sku`, text)} or ${createStartCondition(sql`v.sku`, text.toUpperCase())})`,
    ...(terms ? [sql`array_to_tsvector(p.search_tokens) @@ ${terms.exact}::tsquery`] : []),
    ...(/^\d{8,14}$/.test(text)
      ? [
          sql`p.id in (select v.product_id from variants v where v.barcode <> '' and v.barcode = ${text})`,
        ]
      : []),
    ...(/^[a-z0-9-]+$/.test(text) ? [createStartCondition(sql`p.key`, text)] : []),
  ];
  return sql`p.id = any(array(${sql.join(
    found.map((one) => sql`(select p.id from products p where ${one})`),
    sql` union `,
  )}))`;
}

/** Costs of preferred suppliers in US cents, by the rates of now. */
async function readDollarRates(ctx: Ctx): Promise<SQL> {
  const used = await ctx.db.rows(sql`select distinct currency from suppliers order by currency`, {
    currency: suppliers.currency,
  });
  const rates: SQL[] = [];
  for (const { currency } of used) {
    const { numerator, denominator } = await findRate(ctx, currency, 'USD');
    const up = numerator * 10n ** BigInt(currencyExponents.USD);
    const down = denominator * 10n ** BigInt(currencyExponents[currency]);
    rates.push(sql`(${currency}::text, ${String(up)}::numeric, ${String(down)}::numeric)`);
  }
  return rates.length
    ? sql`(values ${sql.join(rates, sql`, `)}) r(currency, up, down)`
    : sql`(select ''::text, 1::numeric, 1::numeric where false) r(currency, up, down)`;
}

/** Products with a variant of which the platform keeps less than so many per cent of its price. */
const marginUnder = (rates: SQL, percent: number): SQL =>
  sql`exists (select 1 from variants v join variant_supplies s on s.variant_id = v.id and s.is_preferred
    join suppliers u on u.id = s.supplier_id join ${rates} on r.currency = u.currency
    where v.product_id = p.id and v.removed_at is null
      and round(s.cost_minor * r.up / r.down) > v.platform_price_minor * (1 - ${percent}::numeric / 100))`;

async function whereOf(ctx: Ctx, query: Query): Promise<SQL> {
  // A product whose variants are not entered yet is in no list.
  const parts = [sql`exists (select 1 from variants v where v.product_id = p.id)`];
  if (query.status === 'scheduled')
    parts.push(
      sql`p.status = 'active' and p.available_from > ${ctx.clock.now().toISOString()}::timestamptz`,
    );
  else if (query.status) parts.push(sql`p.status = ${query.status}`);
  if (query.categoryId)
    parts.push(
      sql`(p.category_id = ${query.categoryId} or p.primary_category_id = ${query.categoryId})`,
    );
  if (query.supplierId)
    parts.push(
      sql`p.id in (select v.product_id from variant_supplies s join variants v on v.id = s.variant_id where s.supplier_id = ${query.supplierId})`,
    );
  if (query.marginBelow !== undefined)
    parts.push(marginUnder(await readDollarRates(ctx), query.marginBelow));
  if (query.missingLanguage)
    parts.push(
      query.missingLanguage === 'any'
        ? sql`p.missing_languages <> '{}'`
        : sql`${query.missingLanguage} = any(p.missing_languages)`,
    );
  if (query.stock === 'out') parts.push(sql`${freeUnits} <= 0`);
  if (query.stock === 'in') parts.push(sql`${freeUnits} > 0`);
  if (query.stock === 'low')
    parts.push(
      sql`exists (select 1 from variants v join stock_levels l on l.variant_id = v.id
        where v.product_id = p.id and v.is_active and ${isLowSql(await readLowLimit(ctx))})`,
    );
  if (query.keywords) parts.push(searched(query.keywords));
  return sql.join(parts, sql` and `);
}

interface Cursor {
  isBackward: boolean;
  key: string;
  id: string;
}

const encode = ({ isBackward, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([isBackward ? 1 : 0, key, id])).toString('base64url');

function decode(text: string | undefined, isKey: boolean): Cursor | undefined {
  if (!text) return undefined;
  try {
    const [backward, key, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (
      typeof key === 'string' &&
      typeof id === 'string' &&
      /^\d{1,18}$/.test(id) &&
      (isKey ? /^[a-z0-9-]{1,80}$/.test(key) : !Number.isNaN(Date.parse(key)))
    )
      return { isBackward: backward === 1, key, id };
  } catch {
    // Falls through to the refusal.
  }
  throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
}

/** One page in the order of its index; one that is read backwards is turned round. */
async function readRows(ctx: Ctx, query: Query, where: SQL) {
  const { column, isDescending, type } = sorts[query.sort];
  const cursor = decode(query.cursor, query.sort === 'key');
  const isBackward = cursor?.isBackward ?? query.isLast ?? false;
  const descends = isDescending !== isBackward;
  const direction = descends ? sql`desc` : sql`asc`;
  const beyond = descends ? sql`<` : sql`>`;
  const after = cursor
    ? sql` and (${column}, p.id) ${beyond} (${cursor.key}::${type}, ${cursor.id}::bigint)`
    : sql``;
  const sortKey =
    query.sort === 'key'
      ? sql`p.key`
      : sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  // In the text of the statement: a plan that does not know it reads whole tables.
  const rowsMax = sql`${query.limit + 1}`.inlineParams();
  const rows = await ctx.db.rows(
    sql`
    with page as (select p.id from products p where ${where}${after}
      order by ${column} ${direction}, p.id ${direction} limit ${rowsMax})
    select p.id, p.key, p.version, p.category_id, p.status, p.card, p.available_from, json_build_object('at', p.sale_until) as sale_until,
      p.missing_languages, p.created_at, p.changed_at, ${sortKey} as sort_key,
      coalesce((select json_agg(json_build_object('priceMinor', v.platform_price_minor, 'onHand', coalesce(l.on_hand, 0),
          'held', coalesce(l.held, 0), 'cost', (select json_build_object('minor', s.cost_minor, 'currency', u.currency, 'supplier', u.name)
            from variant_supplies s join suppliers u on u.id = s.supplier_id where s.variant_id = v.id and s.is_preferred))
          order by v.position)
        from variants v left join stock_levels l on l.variant_id = v.id where v.product_id = p.id and v.removed_at is null), '[]'::json) as variants
    from page join products p on p.id = page.id order by ${column} ${direction}, p.id ${direction}`,
    productRow,
  );
  const hasMore = rows.length > query.limit;
  const shown = rows.slice(0, query.limit);
  if (isBackward) shown.reverse();
  const edge = (row: Row | undefined, backward: boolean) =>
    row ? encode({ isBackward: backward, key: row.sortKey, id: row.id }) : null;
  const isFirst = isBackward ? !hasMore : !cursor;
  const isEnd = isBackward ? !cursor : !hasMore;
  return {
    shown,
    nextCursor: isEnd ? null : edge(shown.at(-1), false),
    previousCursor: isFirst ? null : edge(shown[0], true),
  };
}

const spread = (values: readonly number[]) => ({
  from: Math.min(...values),
  to: Math.max(...values),
});
const usd = (minor: number) => toMoney(BigInt(minor), 'USD');

/** Costs in dollars and margins, by the preferred suppliers. */
async function computeCosts(ctx: Ctx, variants: readonly ListedVariant[]) {
  const costs: number[] = [];
  const margins: number[] = [];
  for (const { priceMinor, cost } of variants) {
    if (!cost) continue;
    const rate = await findRate(ctx, cost.currency, 'USD');
    costs.push(Number(convertMinor(BigInt(cost.minor), rate)));
    const margin = computeMarginBp(BigInt(priceMinor), BigInt(cost.minor), rate);
    if (margin !== null) margins.push(margin);
  }
  const cost = costs.length ? spread(costs) : null;
  return {
    cost: cost && { from: usd(cost.from), to: usd(cost.to) },
    margin: margins.length ? spread(margins) : null,
  };
}

async function describeRow(
  ctx: Ctx,
  row: Row,
  categories: ReadonlyMap<string, Category>,
  storeCount: number,
): Promise<EndpointReply<typeof contract>['list'][number]> {
  const { id, key, version, card, status, variants } = row;
  const category = categories.get(row.categoryId);
  const prices = spread(variants.map(({ priceMinor }) => priceMinor));
  const isAhead = row.availableFrom > ctx.clock.now();
  return {
    id,
    key,
    version,
    name: chooseName(card.names, ctx.language),
    image: describeImage(card.image),
    category: {
      id: row.categoryId,
      key: category?.key ?? '',
      name: category ? chooseName(category.names, ctx.language) : '',
    },
    status,
    saleFrom: isAhead ? row.availableFrom.toISOString() : null,
    saleUntil: row.saleUntil.at === null ? null : new Date(row.saleUntil.at).toISOString(),
    variantCount: variants.length,
    platformPrice: variants.length
      ? { from: usd(prices.from), to: usd(prices.to) }
      : { from: usd(0), to: usd(0) },
    ...(await computeCosts(ctx, variants)),
    suppliers: [...new Set(variants.flatMap(({ cost }) => cost?.supplier ?? []))],
    onHand: variants.reduce((sum, { onHand }) => sum + onHand, 0),
    held: variants.reduce((sum, { held }) => sum + held, 0),
    storeCount,
    missingLanguages: row.missingLanguages as Language[],
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  };
}

/** The whole catalogue for operators. */
export async function listForOperators(
  ctx: Ctx,
  query: Query,
): Promise<EndpointReply<typeof contract>> {
  const where = await whereOf(ctx, query);
  const { shown, nextCursor, previousCursor } = await readRows(ctx, query, where);
  const categories = new Map(
    (await listCategories(ctx)).map((category): [string, Category] => [category.id, category]),
  );
  const sellers = await countSellers(
    ctx,
    shown.map(({ id }) => id),
  );
  const list: EndpointReply<typeof contract>['list'] = [];
  for (const row of shown)
    list.push(await describeRow(ctx, row, categories, sellers.get(row.id) ?? 0));
  const counted = query.withTotal
    ? await countRows(ctx, sql`from products p where ${where}`, exactTotalMax)
    : null;
  return {
    list,
    nextCursor,
    previousCursor,
    ...(counted && { totalCount: counted.total }),
    isEstimated: counted?.estimated ?? false,
  };
}

import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import {
  type listCatalogueNews as contract,
  newsKinds,
} from '@vitrine/contract/shop/catalogue-news.ts';
import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import {
  chooseName,
  type OptionOfProduct,
  type StoredCard,
  variantLabel,
} from '../catalogue/index.ts';
import { describeImage, getStore, ownStoreId, type Store } from '../stores/index.ts';
import { readOwnRows } from './list-own-products.ts';
import { isOpenNews, selectNews } from './select-news.ts';

const newsRow = {
  id: as.id,
  at: as.moment,
  kind: as.oneOf(...newsKinds),
  productId: as.id,
  categoryId: as.id,
  card: as.json<StoredCard>(),
  options: as.json<OptionOfProduct[]>(),
  values: orNull(as.json<Record<string, string>>()),
  beforeMinor: orNull(as.minor),
  afterMinor: orNull(as.minor),
  isActive: as.boolean,
  isShown: as.boolean,
  isDone: as.boolean,
  hasUnchangedFixedPrice: as.boolean,
};

type Row = RowOf<typeof newsRow>;
type News = EndpointReply<typeof contract>['list'][number];

function actionOf({ kind, isActive, beforeMinor, afterMinor, ...row }: Row): News['action'] {
  if (kind === 'withdrawn') return isActive ? 'none' : 'find-another';
  const rose = beforeMinor !== null && afterMinor !== null && afterMinor > beforeMinor;
  const isOfPrice = kind === 'raised' || kind === 'hidden' || (kind === 'price' && rose);
  return isOfPrice && isActive && row.hasUnchangedFixedPrice ? 'check-price' : 'none';
}

function describeNews(ctx: Ctx, store: Store, row: Row, own: OwnProductRow | undefined): News {
  const { card, options, values } = row;
  const usd = (minor: bigint | null) => (minor === null ? null : toMoney(minor, 'USD'));
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    productId: row.productId,
    categoryId: row.categoryId,
    name: chooseName(card.names, ctx.language, store.language),
    image: describeImage(card.image),
    label: values ? variantLabel(options, values, ctx.language, store.language) : '',
    before: usd(row.beforeMinor),
    after: usd(row.afterMinor),
    sellingPrice: own?.sellingPrice ?? null,
    earns: own?.earns ?? null,
    isShown: row.isShown,
    isDone: row.isDone,
    action: actionOf(row),
  };
}

/** The changes of the products that the own store sells, newest first. A constant number of statements. */
export async function listNews(
  ctx: Ctx,
  { cursor, limit, kind, state }: EndpointInput<typeof contract>['query'],
): Promise<EndpointReply<typeof contract>> {
  if (cursor && !/^\d{1,18}$/.test(cursor))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  const store = await getStore(ctx, ownStoreId(ctx));
  const isOpen = isOpenNews(store);
  const rows = await ctx.db.rows(
    sql`
    with page as (
      select n.id, n.at, n.kind, n.product_id, n.variant_id, n.before_minor, n.after_minor, not ${isOpen} as is_done,
        not coalesce(sp.is_hidden_by_floor, false) as is_shown
      from ${selectNews(ctx, store)}
        ${kind === undefined ? sql`` : sql`and n.kind = ${kind}`}
        ${state === undefined ? sql`` : state === 'open' ? sql`and ${isOpen}` : sql`and not ${isOpen}`}
        ${cursor ? sql`and n.id < ${cursor}` : sql``}
      order by n.id desc limit ${limit + 1}::int)
    select n.id, n.at, n.kind, n.product_id, p.category_id, p.card, p.sheet -> 'options' as options, v.values, n.before_minor,
      n.after_minor, p.status = 'active' as is_active, n.is_shown, n.is_done,
      exists (select 1 from price_rules r where r.store_id = ${store.id} and r.product_id = n.product_id and r.fixed_minor is not null
        and (n.variant_id is null or r.variant_id is null or r.variant_id = n.variant_id) and r.changed_at <= n.at)
        as has_unchanged_fixed_price
    from page n join products p on p.id = n.product_id left join variants v on v.id = n.variant_id
    order by n.id desc`,
    newsRow,
  );
  const shown = rows.slice(0, limit);
  const own = await readOwnRows(ctx, store, [...new Set(shown.map(({ productId }) => productId))]);
  return {
    list: shown.map((row) =>
      describeNews(
        ctx,
        store,
        row,
        own.find(({ id }) => id === row.productId),
      ),
    ),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

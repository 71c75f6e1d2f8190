import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { listCatalogueNews as contract } from '@vitrine/contract/shop/catalogue-news.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import {
  chooseName,
  newsDays,
  type OptionOfProduct,
  type StoredCard,
  variantLabel,
} from '../catalogue/index.ts';
import { describeImage, getStore, ownStoreId, type Store } from '../stores/index.ts';

const newsRow = {
  id: as.id,
  at: as.moment,
  kind: as.oneOf('new', 'price', 'withdrawn', 'returned', 'sold-out', 'restocked'),
  productId: as.id,
  card: as.json<StoredCard>(),
  options: as.json<OptionOfProduct[]>(),
  values: orNull(as.json<Record<string, string>>()),
  beforeMinor: orNull(as.minor),
  afterMinor: orNull(as.minor),
  isShown: as.boolean,
  hasFixedPrice: as.boolean,
};

function describeNews(
  ctx: Ctx,
  store: Store,
  row: RowOf<typeof newsRow>,
): EndpointReply<typeof contract>['list'][number] {
  const { id, kind, productId, card, options, values, beforeMinor, afterMinor, isShown } = row;
  const usd = (minor: bigint | null) => (minor === null ? null : toMoney(minor, 'USD'));
  const rose = beforeMinor !== null && afterMinor !== null && afterMinor > beforeMinor;
  const isMissing = kind === 'new' && !isShown;
  const isFixed = kind === 'price' && rose && row.hasFixedPrice;
  return {
    id,
    at: row.at.toISOString(),
    kind,
    productId,
    name: chooseName(card.names, ctx.language, store.language),
    image: describeImage(card.image),
    label: values ? variantLabel(options, values, ctx.language, store.language) : '',
    before: usd(beforeMinor),
    after: usd(afterMinor),
    isShown,
    action: isMissing ? 'show-product' : isFixed ? 'check-price' : 'none',
  };
}

/** The changes of the products that the own store shows, and the new ones of the catalogue, newest first. */
export async function listNews(
  ctx: Ctx,
  { cursor, limit, kind }: EndpointInput<typeof contract>['query'],
): Promise<EndpointReply<typeof contract>> {
  if (cursor && !/^\d{1,18}$/.test(cursor))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  const store = await getStore(ctx, ownStoreId(ctx));
  const since = new Date(ctx.clock.now().getTime() - newsDays * 86_400_000);
  const rows = await ctx.db.rows(
    sql`
    select n.id, n.at, n.kind, n.product_id, p.card, p.sheet -> 'options' as options, v.values, n.before_minor, n.after_minor,
      not coalesce(sp.is_hidden or sp.is_hidden_by_floor, false) as is_shown,
      exists (select 1 from price_rules r where r.store_id = ${store.id} and r.product_id = n.product_id and r.fixed_minor is not null)
        as has_fixed_price
    from product_news n join products p on p.id = n.product_id
      left join variants v on v.id = n.variant_id
      left join store_products sp on sp.store_id = ${store.id} and sp.product_id = n.product_id
    where n.at >= ${since.toISOString()}::timestamptz and n.at >= ${store.createdAt.toISOString()}::timestamptz
      and (not coalesce(sp.is_hidden, false) or (n.kind = 'new' and p.status = 'active'))
      ${kind === undefined ? sql`` : sql`and n.kind = ${kind}`}
      ${cursor ? sql`and n.id < ${cursor}` : sql``}
    order by n.id desc limit ${limit + 1}::int`,
    newsRow,
  );
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => describeNews(ctx, store, row)),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

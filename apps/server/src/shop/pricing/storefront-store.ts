import type { Currency } from '@vitrine/contract/money.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { found } from '#platform/failure.ts';
import { readPrepared } from '#platform/prepared.ts';
import { describeStorefrontStore, findStoreBySlug, type Store } from '../stores/index.ts';

/** The store behind an address; fails when there is none. */
export async function getStoreBySlug(ctx: Ctx, slug: string): Promise<Store> {
  return found(await findStoreBySlug(ctx, slug));
}

const productKeys = {
  name: 'pricing.product-keys',
  text: `select id, key from products where id = any($1::bigint[]) and status = 'active'`,
};

/** The store as its buyers see it, with the products that its carousel leads to. */
export async function describeForBuyers(ctx: Ctx, store: Store): Promise<StorefrontStore> {
  const ids = store.carousel.flatMap(({ productId }) => productId ?? []);
  const rows = ids.length ? await readPrepared<{ id: string; key: string }>(ctx, productKeys, [ids]) : [];
  return describeStorefrontStore(ctx.platform.config, store, new Map(rows.map(({ id, key }) => [id, key])));
}

/** The currency of a storefront answer: asked in the query, else the one of the call. */
export function currencyOf(ctx: Ctx, asked: Currency | undefined): Currency {
  return asked ?? ctx.currency;
}

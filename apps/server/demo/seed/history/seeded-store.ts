import { sql } from 'drizzle-orm';
import { type Caller, type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { seededFraction } from '../../pictures/seed.ts';
import { stores as demoStores } from '../../stores/stores.ts';
import type { DemoStore } from '../../stores/stores.types.ts';

export interface Ware {
  variantId: string;
  productId: string;
  availableFrom: Date;
  /** How much people want it. */
  weight: number;
  usdMinor: number;
}

export interface SeededStore {
  demo: DemoStore;
  id: string;
  slug: string;
  owner: Caller;
  wares: readonly Ware[];
}

/** What the seeded stores sell, with how much each thing is wanted there. */
export async function readSeededStores(platform: Platform): Promise<SeededStore[]> {
  const { db } = systemContext(platform);
  const stores = await db.execute<{ id: string; slug: string; account_id: string; email: string }>(
    sql`select s.id, s.slug, a.id as account_id, a.email from stores s join accounts a on a.id = s.owner_account_id`,
  );
  const wares = await db.execute<{
    store_id: string;
    variant_id: string;
    product_id: string;
    sku: string;
    available_from: Date | string;
    is_featured: boolean;
    usd_minor: string;
  }>(sql`
    select sp.store_id, v.id as variant_id, p.id as product_id, v.sku, p.available_from, sp.is_featured, v.platform_price_minor as usd_minor
    from store_products sp join products p on p.id = sp.product_id join variants v on v.product_id = p.id
    where not sp.is_hidden and v.is_active and p.status = 'active' order by sp.store_id, v.id`);
  return demoStores.flatMap((demo) => {
    const row = stores.rows.find(({ slug }) => slug === demo.key);
    if (!row) return [];
    return [
      {
        demo,
        id: row.id,
        slug: row.slug,
        owner: {
          accountId: row.account_id,
          sessionId: 'demo',
          email: row.email,
          roles: ['STORE_OWNER'] as const,
          permissions: new Set<never>(),
          storeId: row.id,
          mustEnrol: false,
        },
        wares: wares.rows
          .filter((ware) => ware.store_id === row.id)
          .map((ware) => ({
            variantId: ware.variant_id,
            productId: ware.product_id,
            availableFrom: new Date(ware.available_from),
            usdMinor: Number(ware.usd_minor),
            weight: (ware.is_featured ? 2 : 0) + 6 * seededFraction(demo.key, ware.product_id) ** 3 + 0.3 * seededFraction(ware.sku),
          })),
      },
    ];
  });
}

/** A context in which the owner of a store acts, with a key of its own for what moves money. */
export function asOwner(platform: Platform, store: SeededStore, idempotencyKey: string): Ctx {
  const ctx = systemContext(platform);
  return {
    ...ctx,
    caller: store.owner,
    language: store.demo.language,
    currency: store.demo.currency,
    call: { ...ctx.call, idempotencyKey },
  };
}

/** A context in which the demonstration's operator works, so that timelines name somebody; without the account nobody is named. */
export async function asOperator(platform: Platform): Promise<Ctx> {
  const ctx = systemContext(platform);
  const { rows } = await ctx.db.execute<{ id: string; email: string }>(sql`select id, email from accounts where username = 'admin'`);
  const [account] = rows;
  if (!account) return ctx;
  return {
    ...ctx,
    caller: {
      accountId: account.id,
      sessionId: 'demo',
      email: account.email,
      roles: ['ADMIN'],
      permissions: new Set<never>(),
      storeId: null,
      mustEnrol: false,
    },
  };
}

import { sql } from 'drizzle-orm';
import { type Caller, type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
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
  const stores = await db.rows(
    sql`select s.id, s.slug, a.id as account_id, a.email from stores s join accounts a on a.id = s.owner_account_id`,
    { id: as.id, slug: as.text, accountId: as.id, email: as.text },
  );
  const wares = await db.rows(
    sql`
    select sp.store_id, v.id as variant_id, p.id as product_id, v.sku, p.available_from, sp.is_featured, v.platform_price_minor as usd_minor
    from store_products sp join products p on p.id = sp.product_id join variants v on v.product_id = p.id
    where not sp.is_hidden and v.is_active and p.status = 'active' order by sp.store_id, v.id`,
    {
      storeId: as.id,
      variantId: as.id,
      productId: as.id,
      sku: as.text,
      availableFrom: as.moment,
      isFeatured: as.boolean,
      usdMinor: as.minor,
    },
  );
  return demoStores.flatMap((demo) => {
    const row = stores.find(({ slug }) => slug === demo.key);
    if (!row) return [];
    return [
      {
        demo,
        id: row.id,
        slug: row.slug,
        owner: {
          accountId: row.accountId,
          sessionId: 'demo',
          email: row.email,
          roles: ['STORE_OWNER'] as const,
          permissions: new Set<never>(),
          storeId: row.id,
          scope: { reach: 3, departmentId: null } as const,
          mustEnrol: false,
        },
        wares: wares
          .filter((ware) => ware.storeId === row.id)
          .map((ware) => ({
            variantId: ware.variantId,
            productId: ware.productId,
            availableFrom: new Date(ware.availableFrom),
            usdMinor: Number(ware.usdMinor),
            weight:
              (ware.isFeatured ? 2 : 0) +
              6 * seededFraction(demo.key, ware.productId) ** 3 +
              0.3 * seededFraction(ware.sku),
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

/** A context in which the demonstration's operator works, so that timelines name a person; without the account none is named. */
export async function asOperator(platform: Platform): Promise<Ctx> {
  const ctx = systemContext(platform);
  const rows = await ctx.db.rows(sql`select id, email from accounts where username = 'admin'`, {
    id: as.id,
    email: as.text,
  });
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
      scope: { reach: 0, departmentId: null },
      mustEnrol: false,
    },
  };
}

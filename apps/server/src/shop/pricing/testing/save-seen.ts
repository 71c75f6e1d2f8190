import { type PriceEdit, savePrices } from '@vitrine/contract/shop/price-edits.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { TestApp } from '#platform/testing/app.ts';
import type { TestOwner } from '../../stores/testing/owners.ts';

/** Edits as an owner sends them who has just read the products: each with the version that its product has now. */
async function seeVersions(app: TestApp, owner: TestOwner, edits: readonly PriceEdit[]) {
  const seen: (PriceEdit & { priceVersion: number })[] = [];
  for (const edit of edits) {
    const rows = await app.platform.database.db.rows(
      sql`
      select price_version as version from store_products where store_id = ${owner.storeId} and product_id =
        ${edit.kind === 'product' ? sql`${edit.id}` : sql`(select product_id from variants where id = ${edit.id})`}`,
      { version: as.integer },
    );
    seen.push({ ...edit, priceVersion: rows[0]?.version ?? 0 });
  }
  return seen;
}

/** Saves prices right after reading them. */
export async function saveSeen(
  app: TestApp,
  owner: TestOwner & { lang?: string },
  ...edits: PriceEdit[]
) {
  return app.call(
    savePrices,
    { body: { items: await seeVersions(app, owner, edits) } },
    owner as never,
  );
}

import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** SQL for whether the price of the product `p` is stored in a store: before that, buyers neither see it there nor can buy it. */
export const isPricedIn = (store: SQL | Placeholder | string): SQL =>
  sql`exists (select 1 from store_product_prices stored where stored.product_id = p.id and stored.store_id = ${store})`;

import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** SQL for whether the platform sells the product `p` at a moment. */
export const isForSale = (now: Date | Placeholder): SQL =>
  sql`p.status = 'active' and p.variant_count > 0 and p.available_from <= ${now instanceof Date ? now.toISOString() : now}::timestamptz`;

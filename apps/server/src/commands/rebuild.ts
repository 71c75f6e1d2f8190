import { sql } from 'drizzle-orm';
import type { Config } from '#platform/config/config.ts';
import { buildApp } from '#server/app.ts';
import { rollUpSales } from '#shop/analytics/index.ts';
import { rebuildOrderCounts } from '#shop/orders/index.ts';

/**
 * Makes the counts of orders and the figures of past days from the orders again, while a server may run on the same database:
 * until a day is rolled up again, its figures are read from its orders.
 */
export async function rebuildFigures(config: Config, url: string): Promise<void> {
  const app = await buildApp(config, url);
  try {
    await rebuildOrderCounts(app.platform);
    await app.platform.database.db.run(sql`delete from daily_sales_progress`);
    await rollUpSales(app.platform);
  } finally {
    await app.close();
  }
}

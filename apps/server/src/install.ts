import { sql } from 'drizzle-orm';
import { createFirstAdministratorLink } from '#admin/identity/index.ts';
import { installAdmin } from '#admin/install.ts';
import { systemContext } from '#platform/context.ts';
import { installMarkets } from '#shop/markets/index.ts';
import type { Sandbox } from '#shop/payments/index.ts';
import type { App } from './app.ts';
import { fillTrial } from './trial-filling.ts';

/**
 * Brings reference data up to date at every start and, on an empty database, lays down what the mode calls for:
 * demonstration data in a trial, a one-time link for the first administrator in production. Answers lines for the
 * ready message.
 */
export async function install(app: App, sandbox?: Sandbox): Promise<string[]> {
  const { platform } = app;
  const ctx = systemContext(platform);
  await installAdmin(ctx);
  await platform.database.withTx((tx) => installMarkets(systemContext(platform, tx)));
  const { rows } = await ctx.db.execute<{ is_empty: boolean }>(sql`select not exists (select 1 from accounts) as is_empty`);
  const isEmpty = rows[0]?.is_empty === true;
  if (platform.config.mode === 'serve') {
    // Answers nothing once somebody holds ROOT, so it is asked at every start.
    const link = await createFirstAdministratorLink(ctx);
    return link ? [`First administrator: open ${link} (valid once)`] : [];
  }
  if (platform.config.mode !== 'start' || platform.config.SEED_DEMO === 'off') return [];
  // Loaded only here: production never reads the demonstration data.
  const { describeDemo, seedDemo } = await import('../demo/seed/seed.ts');
  if (isEmpty) {
    const { DATA_DIR, DATABASE_URL } = platform.config;
    await fillTrial({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, () => seedDemo(app, sandbox));
  }
  return describeDemo(platform);
}

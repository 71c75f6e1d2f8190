import { parseArgs } from 'node:util';
import type { Sandbox } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { createFirstAdministratorLink, resetFactorOnServer } from '#admin/identity/index.ts';
import { installAdmin } from '#admin/install.ts';
import { systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { confirmTrialRates, installMarkets } from '#shop/markets/index.ts';
import { installShipping } from '#shop/shipping/index.ts';
import type { App } from './app.ts';
import { fillTrial } from './start/trial-filling.ts';

/** `--reset-second-factor=<e-mail or user name>`, for the one who lost telephone and codes and whom no operator is above. */
function resetSecondFactorOf(): string | undefined {
  const { values } = parseArgs({
    options: { 'reset-second-factor': { type: 'string' } },
    strict: false,
  });
  const name = values['reset-second-factor'];
  return typeof name === 'string' ? name : undefined;
}

/**
 * Brings reference data up to date at every start and, on an empty database, lays down what the mode calls for:
 * demonstration data in a trial, a one-time link for the first administrator in production and in a trial without
 * these data. Answers lines for the ready message.
 */
export async function install(app: App, sandbox?: Sandbox): Promise<string[]> {
  const { platform } = app;
  const ctx = systemContext(platform);
  await installAdmin(ctx);
  await platform.database.withTx(async (tx) => {
    await installMarkets(systemContext(platform, tx));
    await installShipping(systemContext(platform, tx));
  });
  const name = resetSecondFactorOf();
  const notes = name === undefined ? [] : [await resetFactorOnServer(ctx, name)];
  const rows = await ctx.db.rows(sql`select not exists (select 1 from accounts) as is_empty`, {
    isEmpty: as.boolean,
  });
  const isEmpty = rows[0]?.isEmpty === true;
  const { mode, ROLES, SEED_DEMO } = platform.config;
  // Without demonstration data a trial has no account either.
  if (mode === 'serve' || (mode === 'start' && SEED_DEMO === 'off')) {
    // One process of several prints a link, because each new one makes those before it useless.
    if (!ROLES.includes('api')) return notes;
    // Returns nothing once an account has ROOT, so it is called at every start.
    const link = await createFirstAdministratorLink(ctx);
    return [...notes, ...(link ? [`First administrator: open ${link} (valid once)`] : [])];
  }
  if (mode !== 'start') return notes;
  await confirmTrialRates(ctx);
  // Loaded only here: production never reads the demonstration data.
  const { describeDemo, seedDemo } = await import('../demo/seed/seed.ts');
  if (isEmpty) {
    const { DATA_DIR, DATABASE_URL } = platform.config;
    await fillTrial({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, () => seedDemo(app, sandbox));
  }
  return [...notes, ...(await describeDemo(platform))];
}

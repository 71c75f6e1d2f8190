import { topics } from '@vitrine/contract/topics.ts';
import { eq } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { sendPush } from '#platform/push/push.ts';
import { type ConfigKey, referenceConfigs } from './configs.reference.ts';
import { configs } from './configs.tables.ts';

/** The tag of everything that is computed from settings. */
export const configTag = 'configs';
const values: CacheDefinition<string> = { entriesMax: 500, ttlMs: 60_000 };

const findValue = statement(
  (places: Places<{ key: string }>, query) =>
    query.select({ value: configs.value }).from(configs).where(eq(configs.key, places.key)),
  { value: configs.value },
);

async function loadConfig(ctx: Ctx, key: ConfigKey): Promise<string> {
  const [row] = await findValue(ctx, { key });
  return (row?.value ?? referenceConfigs[key].value).trim();
}

/** The value of a setting; what the product brings along if its row was deleted. */
export async function readConfig(ctx: Ctx, key: ConfigKey): Promise<string> {
  // A transaction may have changed it itself.
  if (ctx.db !== ctx.platform.database.db) return loadConfig(ctx, key);
  const make = async () => ({ value: await loadConfig(ctx, key), tags: [configTag] });
  return (await cacheOf(ctx.platform, values).load(key, make)).value;
}

/** What the product brings along for a setting. */
export const builtInText = (key: ConfigKey): string => referenceConfigs[key].value;

/** The number that the product brings along for a setting. */
export const builtInNumber = (key: ConfigKey): number => Number(referenceConfigs[key].value);

/** A setting that is a number above 0, or at least 0 where that means something; otherwise what the product brings along. */
export async function readConfigNumber(
  ctx: Ctx,
  key: ConfigKey,
  { takesZero = false } = {},
): Promise<number> {
  const written = await readConfig(ctx, key);
  const value = written === '' ? Number.NaN : Number(written);
  const isUsable = Number.isFinite(value) && (value > 0 || (takesZero && value === 0));
  return isUsable ? value : builtInNumber(key);
}

/** Makes every process, and every open console, read settings anew once the transaction is committed. */
export async function announceConfigs(ctx: Ctx): Promise<null> {
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: [configTag] });
  await sendPush(ctx, { destination: topics.configs, body: {} });
  return null;
}

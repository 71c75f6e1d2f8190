import { eq } from 'drizzle-orm';
import { createNewReferences } from '#admin/reference/index.ts';
import type { Ctx } from '#platform/context.ts';
import { type ConfigKey, referenceConfigs } from './configs.reference.ts';
import { configs } from './configs.tables.ts';

/** Lays down the settings that are new to this database. */
export async function installConfigs(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const fresh = await createNewReferences(ctx, 'config', Object.keys(referenceConfigs));
  const rows = Object.entries(referenceConfigs).flatMap(([key, { name, value, remark }]) =>
    fresh.has(key) ? { key, name, value, remark, createdAt: now, updatedAt: now } : [],
  );
  if (rows.length) await ctx.db.insert(configs).values(rows).onConflictDoNothing();
}

/** The value of a setting; what the product brings along if its row was deleted. */
export async function readConfig(ctx: Ctx, key: ConfigKey): Promise<string> {
  const [row] = await ctx.db.select({ value: configs.value }).from(configs).where(eq(configs.key, key));
  return (row?.value ?? referenceConfigs[key].value).trim();
}

/** A setting that is a number above 0, or at least 0 where that means something; otherwise what the product brings along. */
export async function readConfigNumber(ctx: Ctx, key: ConfigKey, { takesZero = false } = {}): Promise<number> {
  const written = await readConfig(ctx, key);
  const value = written === '' ? Number.NaN : Number(written);
  const isUsable = Number.isFinite(value) && (value > 0 || (takesZero && value === 0));
  return isUsable ? value : builtInNumber(key);
}

/** The number that the product brings along for a setting. */
export const builtInNumber = (key: ConfigKey): number => Number(referenceConfigs[key].value);

/** Writes a setting, which is a row even if somebody deleted it. */
export async function writeConfig(ctx: Ctx, key: ConfigKey, value: string): Promise<void> {
  const now = ctx.clock.now();
  const { name, remark } = referenceConfigs[key];
  await ctx.db
    .insert(configs)
    .values({ key, name, value, remark, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: configs.key, set: { value, updatedAt: now } });
}

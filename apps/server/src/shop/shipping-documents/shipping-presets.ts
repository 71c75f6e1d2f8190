import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type listShippingPresets,
  type ShippingPresetForm,
  shippingPresetsMax,
} from '@vitrine/contract/shop/shipping-exports.ts';
import { and, asc, count, eq, or } from 'drizzle-orm';
import { lockAccount, nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import type { NameSubject } from '#platform/log-subjects.ts';
import { shippingPresets } from './shipping-presets.tables.ts';

type Row = typeof shippingPresets.$inferSelect;

const mayChange = (ctx: Ctx, { accountId }: Row): boolean =>
  accountId === callerOf(ctx).accountId || mayDo(callerOf(ctx), 'platform:order:fulfil');

export async function listPresets(ctx: Ctx): Promise<EndpointReply<typeof listShippingPresets>> {
  const { accountId } = callerOf(ctx);
  const rows = await ctx.db
    .select()
    .from(shippingPresets)
    .where(or(eq(shippingPresets.isShared, true), eq(shippingPresets.accountId, accountId)))
    .orderBy(asc(shippingPresets.name), asc(shippingPresets.id));
  const others = rows.flatMap((row) => (row.accountId === accountId ? [] : (row.accountId ?? [])));
  const authors = await nameOperators(ctx, [...new Set(others)]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      columns: row.columns,
      format: row.format,
      isShared: row.isShared,
      author: authors.get(row.accountId ?? '') ?? null,
      isOwn: row.accountId === accountId,
      mayChange: mayChange(ctx, row),
    })),
  };
}

export async function createPreset(ctx: Ctx, form: ShippingPresetForm): Promise<{ id: string }> {
  const { accountId } = callerOf(ctx);
  // Two that are saved at once do not both become the last one.
  await lockAccount(ctx, accountId);
  const [own] = await ctx.db
    .select({ count: count() })
    .from(shippingPresets)
    .where(eq(shippingPresets.accountId, accountId));
  if ((own?.count ?? 0) >= shippingPresetsMax)
    throw new Failure('list-views-full', { values: { maximum: shippingPresetsMax } });
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .insert(shippingPresets)
    .values({ ...form, accountId, createdAt: now, updatedAt: now })
    .returning({ id: shippingPresets.id });
  return row ?? notFound();
}

/** The locked preset, which the caller may change. One that the caller does not see is like a missing one. */
async function lockPreset(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(shippingPresets)
    .where(eq(shippingPresets.id, id))
    .for('update');
  if (!row || !(row.isShared || row.accountId === callerOf(ctx).accountId)) notFound();
  if (!mayChange(ctx, row)) throw new Failure('forbidden');
  return row;
}

export async function updatePreset(ctx: Ctx, id: string, form: ShippingPresetForm): Promise<null> {
  const { accountId } = await lockPreset(ctx, id);
  // Without an author a preset is everybody’s.
  if (!form.isShared && accountId !== callerOf(ctx).accountId) throw new Failure('forbidden');
  await ctx.db
    .update(shippingPresets)
    .set({ ...form, updatedAt: ctx.clock.now() })
    .where(eq(shippingPresets.id, id));
  return null;
}

export async function deletePreset(ctx: Ctx, id: string): Promise<null> {
  await lockPreset(ctx, id);
  await ctx.db.delete(shippingPresets).where(eq(shippingPresets.id, id));
  return null;
}

/** For the operation log, which everybody with the right reads: a preset that is not shared has no name in it. */
export const describePreset: NameSubject = async (ctx, { params: { id } }) => {
  if (!/^\d+$/.test(String(id))) return undefined;
  const [row] = await ctx.db
    .select({ name: shippingPresets.name })
    .from(shippingPresets)
    .where(and(eq(shippingPresets.id, String(id)), eq(shippingPresets.isShared, true)));
  return row?.name;
};

import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { percentToBasisPoints, toMoney } from '@vitrine/contract/money.ts';
import { getFeeCurrency } from '@vitrine/contract/shop/fee-rules.ts';
import type * as contract from '@vitrine/contract/shop/payment-fees.ts';
import { and, asc, count, desc, isNull, lte } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { findCountry } from '../markets/index.ts';
import { feesChanged } from './fees.events.ts';
import { feeHooks } from './fees.hooks.ts';
import { feeRules } from './fees.tables.ts';
import { invalidateFees } from './read-fees.ts';

type FeeRuleRow = typeof feeRules.$inferSelect;
type State = contract.PlatformFeeRule['state'];

const scopeOf = ({ provider, currency, countryCode }: FeeRuleRow) =>
  `${provider} ${currency} ${countryCode}`;

/** Where each rule is in its history; of each scope one counts now. */
function statesOf(rows: readonly FeeRuleRow[], now: Date): Map<string, State> {
  const current = new Map<string, FeeRuleRow>();
  for (const row of rows) {
    const before = current.get(scopeOf(row));
    if (row.validFrom <= now && (!before || row.validFrom >= before.validFrom))
      current.set(scopeOf(row), row);
  }
  return new Map(
    rows.map((row) => [
      row.id,
      row.validFrom > now ? 'planned' : current.get(scopeOf(row)) === row ? 'current' : 'replaced',
    ]),
  );
}

const readAll = (ctx: Ctx) => ctx.db.select().from(feeRules).orderBy(asc(feeRules.id));

async function describe(
  ctx: Ctx,
  rows: readonly FeeRuleRow[],
  states: ReadonlyMap<string, State>,
): Promise<contract.PlatformFeeRule[]> {
  const names = await nameOperators(
    ctx,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    currency: row.currency,
    countryCode: row.countryCode,
    percentage: row.basisPoints / 100,
    fixed: toMoney(row.fixedMinor, getFeeCurrency(row)),
    validFrom: row.validFrom.toISOString(),
    state: states.get(row.id) ?? 'planned',
    by: row.accountId === null ? null : (names.get(row.accountId) ?? null),
  }));
}

/** The rules that count, those for all first, and those that will. */
export async function listRules(ctx: Ctx): Promise<EndpointReply<typeof contract.listFeeRules>> {
  const rows = await readAll(ctx);
  const states = statesOf(rows, ctx.clock.now());
  const widthOf = ({ provider, countryCode, currency }: FeeRuleRow) =>
    [provider ?? '', countryCode ?? '', currency ?? ''].join(' ');
  const shown = rows
    .filter(({ id }) => states.get(id) !== 'replaced')
    .sort(
      (one, other) =>
        widthOf(one).localeCompare(widthOf(other)) ||
        one.validFrom.getTime() - other.validFrom.getTime(),
    );
  return {
    list: await describe(ctx, shown, states),
    providers: ctx.platform.hooks.get(feeHooks.listProviders)(ctx),
  };
}

export async function listRuleHistory(
  ctx: Ctx,
  { pageNum, pageSize }: EndpointInput<typeof contract.pageFeeRules>['query'],
): Promise<EndpointReply<typeof contract.pageFeeRules>> {
  const states = statesOf(await readAll(ctx), ctx.clock.now());
  const rows = await ctx.db
    .select()
    .from(feeRules)
    .orderBy(desc(feeRules.validFrom), desc(feeRules.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await ctx.db.select({ total: count() }).from(feeRules);
  return { list: await describe(ctx, rows, states), total: counted?.total ?? 0 };
}

/** Prices are made of fees: pages and lists are dropped, floors looked at again. */
async function announceFees(ctx: Ctx): Promise<void> {
  invalidateFees(ctx.platform);
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: ['markets'] });
  await ctx.platform.events.emit(ctx, feesChanged, { storeId: null });
}

/** Lets the rules count whose date has come; repeated, it changes nothing. */
async function applyDue(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .update(feeRules)
    .set({ appliedAt: now })
    .where(and(isNull(feeRules.appliedAt), lte(feeRules.validFrom, now)))
    .returning({ id: feeRules.id });
  if (due.length) await announceFees(ctx);
}

export async function applyDueRules(platform: Platform): Promise<void> {
  await inTx(systemContext(platform), applyDue);
}

async function assertScope(
  ctx: Ctx,
  { provider, currency, countryCode, fixed }: EndpointInput<typeof contract.addFeeRule>['body'],
): Promise<void> {
  const providers = ctx.platform.hooks.get(feeHooks.listProviders)(ctx);
  const fields = [
    ...(provider === null || providers.includes(provider)
      ? []
      : [{ path: 'provider', code: 'choice' }]),
    ...(countryCode === null || (await findCountry(ctx, countryCode))
      ? []
      : [{ path: 'countryCode', code: 'choice' }]),
    ...(fixed.currency === getFeeCurrency({ currency })
      ? []
      : [{ path: 'fixed.currency', code: 'choice' }]),
  ];
  if (fields.length) throw new Failure('invalid-input', { fields });
}

/** Adds a change; one for a day that is over is refused, so that the history stays what it was. */
export async function addRule(
  ctx: Ctx,
  body: EndpointInput<typeof contract.addFeeRule>['body'],
): Promise<contract.PlatformFeeRule> {
  const now = ctx.clock.now();
  const validFrom = body.validFrom === null ? now : new Date(`${body.validFrom}T00:00:00.000Z`);
  if (validFrom < now)
    throw new Failure('invalid-input', { fields: [{ path: 'validFrom', code: 'date' }] });
  await assertScope(ctx, body);
  const [row] = await ctx.db
    .insert(feeRules)
    .values({
      provider: body.provider,
      currency: body.currency,
      countryCode: body.countryCode,
      basisPoints: percentToBasisPoints(body.percentage),
      fixedMinor: BigInt(body.fixed.amount),
      validFrom,
      createdAt: now,
      accountId: ctx.caller?.accountId ?? null,
    })
    .returning();
  await applyDue(ctx);
  const added = orNotFound(row);
  const [described] = await describe(ctx, [added], statesOf(await readAll(ctx), now));
  return orNotFound(described);
}

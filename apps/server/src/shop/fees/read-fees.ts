import type { Currency } from '@vitrine/contract/money.ts';
import {
  chooseFeeRule,
  dropCheaper,
  type FeePolicy,
  type Fees,
  getFeeCurrency,
  toFeePolicy,
} from '@vitrine/contract/shop/fee-rules.ts';
import { asc } from 'drizzle-orm';
import { type CacheDefinition, cacheOf, recordTags } from '#platform/caches.ts';
import type { Ctx, Platform } from '#platform/context.ts';
import { findRate } from '../markets/index.ts';
import { feeHooks, type PaidStore } from './fees.hooks.ts';
import { feeRules } from './fees.tables.ts';

type FeeRuleRow = typeof feeRules.$inferSelect;

/** A store as far as its fees depend on it. */
export interface FeeStore extends PaidStore {
  countryCode: string;
}

/** Fees are part of every price, so what is dropped with a rate is dropped with a fee as well. */
const feeTags = ['markets'];

const rulesCache: CacheDefinition<readonly FeeRuleRow[]> = { entriesMax: 1, ttlMs: 30_000 };

/** All rules in the order in which they were added, as this process holds them. */
export async function readFeeRules(ctx: Ctx): Promise<readonly FeeRuleRow[]> {
  recordTags(ctx, feeTags);
  const cache = cacheOf(ctx.platform, rulesCache);
  const make = async () => ({
    value: await ctx.db.select().from(feeRules).orderBy(asc(feeRules.id)),
    tags: feeTags,
  });
  const isInTransaction = ctx.db !== ctx.platform.database.db;
  return (await (isInTransaction ? cache.loadAlone('rules', make) : cache.load('rules', make)))
    .value;
}

/** Drops what is held, in this process. */
export function invalidateFees(platform: Platform): void {
  cacheOf(platform, rulesCache).invalidate(feeTags);
}

/** The planned fee of a payment through each of these providers, counted in another currency than it is paid in. */
export async function findFeePolicies(
  ctx: Ctx,
  providers: readonly string[],
  payment: { countryCode: string; paidIn: Currency; countedIn: Currency },
): Promise<Map<string, FeePolicy>> {
  const rules = await readFeeRules(ctx);
  const policies = new Map<string, FeePolicy>();
  for (const provider of providers) {
    const place = { provider, currency: payment.paidIn, countryCode: payment.countryCode };
    const rule = chooseFeeRule(rules, place, ctx.clock.now());
    if (!rule) throw new Error('The fee rule for all payments is missing');
    const rate = await findRate(ctx, getFeeCurrency(rule), payment.countedIn);
    policies.set(provider, toFeePolicy(rule, rate));
  }
  return policies;
}

/** Before a provider is set up, or linked, the rules for all providers count. */
export const anyProvider = '';

/** The planned fees of a sale, by the providers that its store offers in the currency that is paid. */
export async function findOfferedFees(
  ctx: Ctx,
  store: FeeStore,
  paidIn: Currency,
  countedIn: Currency,
): Promise<Map<string, FeePolicy>> {
  const offered = await ctx.platform.hooks.get(feeHooks.listOffered)(ctx, store, paidIn);
  const { countryCode } = store;
  return findFeePolicies(ctx, offered.length ? offered : [anyProvider], {
    countryCode,
    paidIn,
    countedIn,
  });
}

/** The fees that prices in a currency are computed with: the dearest that the store offers. */
export async function findFees(ctx: Ctx, store: FeeStore, currency: Currency): Promise<Fees> {
  return dropCheaper([...(await findOfferedFees(ctx, store, currency, currency)).values()]);
}

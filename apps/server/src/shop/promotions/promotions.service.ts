import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, convertMinor, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/promotions.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { findRate } from '../markets/index.ts';
import { getStore } from '../stores/index.ts';
import { readGiven, readSettings } from './claim-offer.ts';
import { freeBelowUsdMinor, percentUpToUsdMinor, reducedPercent } from './promotions.rules.ts';

/** The offer as the owner's welcome message shows it. */
export async function describeOffer(ctx: Ctx, storeId: string, hasPaid: boolean): Promise<EndpointReply<typeof contract.readWelcomeOffer>> {
  const store = await getStore(ctx, storeId);
  const settings = await readSettings(ctx);
  const claims = await ctx.db.execute<{ state: 'held' | 'used'; amount: string; currency: Currency }>(sql`
    select state, amount_minor::text as amount, currency from welcome_claims where account_id = ${store.ownerAccountId} and state <> 'freed' limit 1`);
  const claim = claims.rows[0];
  const fromUsd = await findRate(ctx, 'USD', store.baseCurrency);
  const inStore = (usdMinor: bigint) => toMoney(convertMinor(usdMinor, fromUsd), store.baseCurrency);
  const isSpent = (await readGiven(ctx)).usdMinor >= settings.monthlyBudgetMinor;
  return {
    state: claim?.state ?? (hasPaid ? 'used' : !settings.isOn || isSpent ? 'off' : 'available'),
    freeBelow: inStore(freeBelowUsdMinor),
    percentUpTo: inStore(percentUpToUsdMinor),
    percent: reducedPercent,
    chatUrl: settings.chatUrl,
    given: claim?.state === 'used' ? toMoney(BigInt(claim.amount), claim.currency) : null,
  };
}

/** The offer's settings and this month's cost. */
export async function describeSettings(ctx: Ctx): Promise<EndpointReply<typeof contract.readWelcomeSettings>> {
  const settings = await readSettings(ctx);
  const given = await readGiven(ctx);
  return {
    isOn: settings.isOn,
    monthlyBudget: toMoney(settings.monthlyBudgetMinor, 'USD'),
    chatUrl: settings.chatUrl,
    givenThisMonth: toMoney(given.usdMinor, 'USD'),
    claims: given.claims,
  };
}

export async function saveSettings(
  ctx: Ctx,
  body: EndpointInput<typeof contract.saveWelcomeSettings>['body'],
): Promise<EndpointReply<typeof contract.saveWelcomeSettings>> {
  await ctx.db.execute(sql`
    insert into welcome_settings (id, is_on, monthly_budget_minor, chat_url) values (1, ${body.isOn}, ${body.monthlyBudget.amount}, ${body.chatUrl})
    on conflict (id) do update set is_on = excluded.is_on, monthly_budget_minor = excluded.monthly_budget_minor, chat_url = excluded.chat_url`);
  return describeSettings(ctx);
}

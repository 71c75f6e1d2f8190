import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { convertMinor, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/promotions.ts';
import { eq, sql } from 'drizzle-orm';
import { readConfig, writeConfig } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { callerOf } from '#platform/http/route.ts';
import { findRate } from '../markets/index.ts';
import { getStore, type Store } from '../stores/index.ts';
import { checkOffer, isTestMode, readGiven, readSettings } from './claim-offer.ts';
import { promotionHooks } from './promotions.hooks.ts';
import {
  freeBelowUsdMinor,
  type OfferPayer,
  percentUpToUsdMinor,
  reducedPercent,
} from './promotions.rules.ts';
import { welcomeDismissals } from './promotions.tables.ts';

const readChatUrl = async (ctx: Ctx): Promise<string | null> =>
  (await readConfig(ctx, 'welcome.chatUrl')) || null;

async function isDismissed(ctx: Ctx): Promise<boolean> {
  const { accountId } = callerOf(ctx);
  const rows = await ctx.db
    .select({ accountId: welcomeDismissals.accountId })
    .from(welcomeDismissals)
    .where(eq(welcomeDismissals.accountId, accountId));
  return rows.length > 0;
}

/** The owner has read the welcome message: it does not come by itself any more, on any device. */
export async function dismissWelcome(ctx: Ctx): Promise<null> {
  const { accountId } = callerOf(ctx);
  await ctx.db
    .insert(welcomeDismissals)
    .values({ accountId, dismissedAt: ctx.clock.now() })
    .onConflictDoNothing();
  return null;
}

/** The offer as the owner's start page shows it, decided as for the payment itself. */
export async function describeOffer(
  ctx: Ctx,
  storeId: string,
): Promise<EndpointReply<typeof contract.readWelcomeOffer>> {
  const store = await getStore(ctx, storeId);
  const { refusal } = await checkOffer(ctx, await readPayer(ctx, store), null);
  const claims = await ctx.db.rows(
    sql`
    select amount_minor::text as amount, currency from welcome_claims where account_id = ${store.ownerAccountId} and state = 'used' and is_test = ${isTestMode(ctx)} limit 1`,
    { amount: as.minor, currency: as.currency },
  );
  const claim = claims[0];
  const fromUsd = await findRate(ctx, 'USD', store.baseCurrency);
  const inStore = (usdMinor: bigint) =>
    toMoney(convertMinor(usdMinor, fromUsd), store.baseCurrency);
  return {
    state: refusal ? stateOf[refusal] : 'available',
    refusal,
    freeBelow: inStore(freeBelowUsdMinor),
    percentUpTo: inStore(percentUpToUsdMinor),
    percent: reducedPercent,
    chatUrl: await readChatUrl(ctx),
    promotesCourses: (await readConfig(ctx, 'welcome.promotion')) !== 'off',
    isDismissed: await isDismissed(ctx),
    given: claim ? toMoney(claim.amount, claim.currency) : null,
  };
}

const stateOf: Readonly<Record<contract.OfferRefusal, 'held' | 'used' | 'unavailable'>> = {
  held: 'held',
  used: 'used',
  not_first: 'used',
  off: 'unavailable',
  budget_spent: 'unavailable',
  over_limit: 'unavailable',
  linked_account_used: 'unavailable',
  address_used: 'unavailable',
};

/** The owner as the decision about the offer needs him; payments know the accounts and what was paid before. */
export async function readPayer(
  ctx: Ctx,
  store: Pick<Store, 'id' | 'ownerAccountId'>,
): Promise<OfferPayer> {
  return {
    accountId: store.ownerAccountId,
    ...(await ctx.platform.hooks.get(promotionHooks.readPayments)(ctx, store.id)),
  };
}

/** The offer's settings and this month's cost. */
export async function describeSettings(
  ctx: Ctx,
): Promise<EndpointReply<typeof contract.readWelcomeSettings>> {
  const settings = await readSettings(ctx);
  const given = await readGiven(ctx);
  return {
    isOn: settings.isOn,
    monthlyBudget: toMoney(settings.monthlyBudgetMinor, 'USD'),
    chatUrl: await readChatUrl(ctx),
    givenThisMonth: toMoney(given.usdMinor, 'USD'),
    claims: given.claims,
  };
}

export async function saveSettings(
  ctx: Ctx,
  body: EndpointInput<typeof contract.saveWelcomeSettings>['body'],
): Promise<EndpointReply<typeof contract.saveWelcomeSettings>> {
  await writeConfig(ctx, 'welcome.offer', body.isOn ? 'on' : 'off');
  await writeConfig(ctx, 'welcome.budgetUsCents', String(body.monthlyBudget.amount));
  await writeConfig(ctx, 'welcome.chatUrl', body.chatUrl ?? '');
  return describeSettings(ctx);
}

import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type AccountPurpose,
  linkPayoutAccount as endpoint,
} from '@vitrine/contract/shop/payout-accounts.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { noteSecurity, requireRecentAuth } from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { announceOffer } from '../../fees/index.ts';
import { notifyOwner } from '../../notifications/index.ts';
import { getStore, ownStoreId, refreshStore } from '../../stores/index.ts';
import { type LinkSnapshot, ProviderError, type ProviderObject } from '../adapters/provider.ts';
import { findProvider, isMadeElsewhere, listProviders, readMode } from '../adapters/providers.ts';
import { newProviderKey } from '../capture.ts';
import { runKeyed } from '../keyed.ts';
import { checkAccount, findCheckedProvider } from '../keys/check-accounts.ts';
import { linkedAccounts } from '../payments.tables.ts';
import { isKeyForgotten } from '../repeat-call.ts';
import { applyStanding, toNeeds } from './account-standing.ts';
import { describeTry } from './describe-accounts.ts';
import { type LinkedAccount, listActiveAccounts, listLatestTries } from './find-account.ts';
import { notifyOfStuckRefunds } from './stuck-refunds.ts';

/** Money goes elsewhere from now on: an owner who did not want that must be notified at once. */
async function recordLink(ctx: Ctx, link: LinkedAccount, label: string, at: Date): Promise<void> {
  await announceOffer(ctx, link.storeId);
  const { ownerAccountId: accountId } = await getStore(ctx, link.storeId);
  await noteSecurity(ctx, { accountId, kind: 'payment-account-linked', actorId: accountId });
  await notifyOwner(ctx, link.storeId, {
    template: 'payment-account-linked',
    key: `account-linked:${link.id}:${at.getTime()}`,
    values: { account: label },
    path: '/payment',
    mailPath: '/login?mode=forgot',
  });
}

/** The provider has closed an active account for us, or its owner has taken our permission away: no money goes there any more. */
async function recordLoss(
  ctx: Ctx,
  link: LinkedAccount,
  { failure, missing }: LinkSnapshot,
): Promise<void> {
  await ctx.db
    .update(linkedAccounts)
    .set({
      state: 'refused',
      // An owner who took a permission back reads which one.
      failure: failure === 'permissions_missing' ? failure : 'refused_by_provider',
      missingPermissions: missing ? [...missing] : null,
      decidedAt: ctx.clock.now(),
    })
    .where(eq(linkedAccounts.id, link.id));
  await announceOffer(ctx, link.storeId);
  await notifyOwner(ctx, link.storeId, {
    template: 'payment-account-lost',
    // It may come back, and be lost again.
    key: `account-lost:${link.id}:${ctx.clock.now().getTime()}`,
    values: { account: link.label ?? '' },
    path: '/payment',
  });
  await notifyOfStuckRefunds(ctx, link);
  await refreshStore(ctx, link.storeId);
}

/** The attempt to link an account, and the store's accounts that work, locked in one statement in the order of their ids. */
const lockLink = (ctx: Ctx, key: string): Promise<LinkedAccount[]> =>
  ctx.db
    .select()
    .from(linkedAccounts)
    .where(
      or(
        eq(linkedAccounts.providerKey, key),
        and(
          eq(linkedAccounts.state, 'active'),
          sql`${linkedAccounts.storeId} = (select l.store_id from linked_accounts l where l.provider_key = ${key})`,
        ),
      ),
    )
    .orderBy(linkedAccounts.id)
    .for('update');

/** The provider's answer about a link; goes forward only. An account that becomes active takes the place of the one before. */
export async function applyLinkState(
  ctx: Ctx,
  providerName: string,
  snapshot: LinkSnapshot,
): Promise<'unknown_payment' | 'unchanged' | 'changed'> {
  const rows = await lockLink(ctx, snapshot.key);
  const link = rows.find(({ providerKey }) => providerKey === snapshot.key);
  if (!link || link.provider !== providerName) return 'unknown_payment';
  // An account of tests and one of real money are side by side.
  const active = rows.filter(({ state, isTest }) => state === 'active' && isTest === link.isTest);
  if (link.state === 'active') {
    if (snapshot.state !== 'refused') return applyStanding(ctx, link, snapshot);
    await recordLoss(ctx, link, snapshot);
    return 'changed';
  }
  // An account that was lost works again by itself, unless another one has taken its place.
  const isBack =
    link.state === 'refused' && link.accountRef !== null && snapshot.state === 'active';
  if (isBack && active.some(({ provider }) => provider === link.provider)) return 'unchanged';
  // A try that we gave up may still be finished on the provider's page.
  if (link.state !== 'linking' && link.failure !== 'expired' && !isBack) return 'unchanged';
  if (snapshot.state === 'pending') {
    if (link.state !== 'linking') return 'unchanged';
    const standing = await applyStanding(ctx, link, snapshot);
    if (link.linkUrl || !snapshot.linkUrl) return standing;
    await ctx.db
      .update(linkedAccounts)
      .set({ linkUrl: snapshot.linkUrl, providerRef: snapshot.ref })
      .where(eq(linkedAccounts.id, link.id));
    return 'changed';
  }
  const now = ctx.clock.now();
  if (snapshot.state === 'refused' || !snapshot.account) {
    await ctx.db
      .update(linkedAccounts)
      .set({
        state: 'refused',
        failure: snapshot.failure ?? 'unknown',
        missingPermissions: snapshot.missing ? [...snapshot.missing] : null,
        decidedAt: now,
      })
      .where(eq(linkedAccounts.id, link.id));
  } else {
    const before = active.find(({ provider }) => provider === link.provider);
    const takesPayments = snapshot.takesPayments ?? link.takesPayments;
    // A try from before the account for payments: its buyers pay there, and payouts can go there as well.
    if (before?.takesPayments && !takesPayments && !isMadeElsewhere(ctx, before)) {
      await ctx.db
        .update(linkedAccounts)
        .set({ state: 'replaced', decidedAt: now })
        .where(eq(linkedAccounts.id, link.id));
      return 'changed';
    }
    if (before)
      await ctx.db
        .update(linkedAccounts)
        .set({ state: 'replaced' })
        .where(eq(linkedAccounts.id, before.id));
    // An account that the present keys do not know receives nothing: this one does instead.
    const paid = active.find(({ paysOut }) => paysOut);
    const isPaidElsewhere = paid !== undefined && isMadeElsewhere(ctx, paid);
    if (isPaidElsewhere)
      await ctx.db
        .update(linkedAccounts)
        .set({ paysOut: false })
        .where(eq(linkedAccounts.id, paid.id));
    await ctx.db
      .update(linkedAccounts)
      .set({
        state: 'active',
        // The owner chose another account for payouts: linking one more does not change that.
        paysOut: isPaidElsewhere || (before?.paysOut ?? paid === undefined),
        needs: toNeeds(snapshot),
        needsDueAt: snapshot.standing?.dueAt ?? null,
        restrictedAt: null,
        takesPayments,
        failure: null,
        missingPermissions: null,
        accountRef: snapshot.account.ref,
        label: snapshot.account.label,
        fingerprint: snapshot.account.fingerprint,
        decidedAt: now,
      })
      .where(eq(linkedAccounts.id, link.id));
    await recordLink(ctx, link, snapshot.account.label, now);
  }
  await refreshStore(ctx, link.storeId);
  return 'changed';
}

/** An owner begins to link an account: a row with its key first, then the provider, then its page. */
export async function beginLinking(
  ctx: Ctx,
  input: {
    app: 'desktop' | 'mobile';
    provider?: string | undefined;
    purpose?: AccountPurpose | undefined;
  },
): Promise<EndpointReply<typeof endpoint>> {
  const chosen = input.provider ? findProvider(ctx, input.provider) : listProviders(ctx)[0];
  if (!chosen) throw new Failure('linking-unavailable');
  const storeId = ownStoreId(ctx);
  const store = await getStore(ctx, storeId);
  // An account is linked under the platform's own one: a try that other keys began is not continued with these.
  if (!(await checkAccount(ctx, chosen))) throw new Failure('provider-failed');
  return runKeyed(
    ctx,
    { name: endpoint.name, anonymous: storeId, body: input },
    async (tx) => {
      const { name: provider } = chosen;
      const ofProvider = (one: LinkedAccount) => one.provider === provider;
      const active = (await listActiveAccounts(tx, storeId, { isLocked: true })).find(ofProvider);
      // An account for payments is replaced by another one: the store is direct, or is about to be.
      const isForPayments =
        input.purpose === 'payments' ||
        store.settlementMode === 'direct' ||
        (active?.takesPayments ?? false);
      const takesPayments = isForPayments || !chosen.hasPayoutAccounts;
      // Open requirements are completed on the provider's page of the same account.
      const isToComplete = active && (active.restrictedAt || active.needs?.length);
      if (isToComplete && (active.takesPayments || !takesPayments)) {
        await tx.db
          .update(linkedAccounts)
          .set({ app: input.app })
          .where(eq(linkedAccounts.id, active.id));
        return active;
      }
      const latest = (await listLatestTries(tx, storeId)).find(ofProvider);
      if (
        latest?.state === 'linking' &&
        latest.app === input.app &&
        latest.takesPayments === takesPayments
      )
        return latest;
      const [link] = await tx.db
        .insert(linkedAccounts)
        .values({
          storeId,
          provider,
          paysOut: false,
          takesPayments,
          providerKey: newProviderKey(),
          isTest: !readMode(tx).isLive,
          state: 'linking',
          app: input.app,
          language: tx.language,
          createdAt: tx.clock.now(),
        })
        .returning();
      return orNotFound(link);
    },
    async (link) => {
      const { consoleUrl } = ctx.platform.config;
      let snapshot: LinkSnapshot;
      try {
        const { provider: name, isTest, createdAt } = link;
        const provider = await findCheckedProvider(ctx, name, isTest, createdAt);
        if (!provider) throw new Failure('provider-failed');
        const isForgotten = isKeyForgotten(ctx, provider.keysLiveMs.link, link.createdAt);
        const found =
          isForgotten && !link.providerRef
            ? await provider.readAccountLink(toLinkObject(link))
            : null;
        snapshot = await provider.createAccountLink({
          key: link.providerKey,
          ref: found?.ref ?? link.providerRef,
          purpose: link.takesPayments ? 'payments' : 'payouts',
          payee: store.name,
          language: link.language,
          returnUrl: `${consoleUrl}/api/v1/payout-account/return?link=${link.providerKey}`,
        });
      } catch (error) {
        if (error instanceof ProviderError) throw new Failure('provider-failed');
        throw error;
      }
      await inTx(ctx, (tx) => applyLinkState(tx, link.provider, snapshot));
      if (!snapshot.linkUrl) throw new Failure('provider-failed');
      return { result: { linkUrl: snapshot.linkUrl }, isFinal: true };
    },
  );
}

/** The same after the caller has proved to be the owner: from then on money goes to the linked account. */
export async function linkProvenly(
  ctx: Ctx,
  { app, provider, purpose, ...proof }: EndpointInput<typeof endpoint>['body'],
) {
  await requireRecentAuth(ctx, proof);
  // The proof is no part of what a repetition has to say again, and leaves no trace among the kept keys.
  return beginLinking(ctx, { app, ...(provider && { provider }), ...(purpose && { purpose }) });
}

/** How a linked account, or the attempt to link one, is found at its provider. */
const toLinkObject = (
  link: Pick<LinkedAccount, 'providerKey' | 'providerRef' | 'createdAt'>,
): ProviderObject => ({
  key: link.providerKey,
  ref: link.providerRef,
  account: null,
  createdAt: link.createdAt,
});

/** Asks the provider how the linking of an account goes, with the keys under which it began. Never inside a transaction. */
export async function askAboutLink(ctx: Ctx, key: string): Promise<void> {
  const [link] = await ctx.db
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.providerKey, key));
  const provider =
    link && (await findCheckedProvider(ctx, link.provider, link.isTest, link.createdAt));
  const snapshot = link && (await provider?.readAccountLink(toLinkObject(link)));
  if (link && snapshot) await inTx(ctx, (tx) => applyLinkState(tx, link.provider, snapshot));
}

/** The browser comes back from the linking page: asks the provider and leads to the result page. */
export async function returnFromLinking(ctx: Ctx, key: string): Promise<null> {
  const { config } = ctx.platform;
  // Without an answer the page shows what is known.
  await askAboutLink(ctx, key).catch(() => undefined);
  const [now] = await ctx.db
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.providerKey, key));
  const state = describeTry(now)?.state ?? 'refused';
  const query = new URLSearchParams({
    kind: 'link',
    result: state === 'done' ? 'success' : state === 'open' ? 'pending' : 'failed',
    ...(state === 'refused' ? { reason: now?.failure ?? 'unknown' } : {}),
    // For the button that links again.
    ...(now && { provider: now.provider }),
  });
  ctx.reply.redirect = `${now?.app === 'mobile' ? config.mobileUrl : config.consoleUrl}/#/payresult?${query}`;
  return null;
}

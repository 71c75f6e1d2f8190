import { bankHoldDays } from '@vitrine/contract/shop/bank-details.ts';
import type {
  LinkableAccount,
  OwnedAccount,
  PayoutAccount,
} from '@vitrine/contract/shop/payout-accounts.ts';
import type { Ctx } from '#platform/context.ts';
import { getStore } from '../../stores/index.ts';
import { findProvider, hasProvider, listProviders } from '../adapters/providers.ts';
import { isBankAccount } from './bank-details.ts';
import { hasBankTransfers } from './bank-transfers.ts';
import {
  isRelinkNeededFor,
  type LinkedAccount,
  listActiveAccounts,
  listLatestTries,
} from './find-account.ts';

const dayMs = 86_400_000;

/** Until when a bank account waits for its first payout after it was entered or changed. */
export function findBankHold(ctx: Ctx, account: LinkedAccount): Date | null {
  if (!isBankAccount(account)) return null;
  const until = new Date((account.decidedAt ?? account.createdAt).getTime() + bankHoldDays * dayMs);
  return until > ctx.clock.now() ? until : null;
}

const triesAs = { linking: 'open', active: 'done', replaced: 'done', refused: 'refused' } as const;

const describeRefusal = ({ state, failure, missingPermissions }: LinkedAccount) =>
  state === 'refused'
    ? { failure: failure ?? ('unknown' as const), missingPermissions: missingPermissions ?? [] }
    : { failure: null, missingPermissions: [] };

export function describeTry(link: LinkedAccount | undefined): PayoutAccount['lastTry'] {
  return link && link.state !== 'unlinked'
    ? {
        state: triesAs[link.state],
        ...describeRefusal(link),
      }
    : null;
}

const describeNeeds = ({ needs, needsDueAt }: LinkedAccount) => ({
  needs: needs ?? [],
  dueAt: needsDueAt?.toISOString() ?? null,
});

function describeOwned(ctx: Ctx, account: LinkedAccount): OwnedAccount {
  const { id, provider, label, paysOut, takesPayments, restrictedAt, needs } = account;
  return {
    id,
    provider,
    rail: isBankAccount(account) ? 'bank_file' : (findProvider(ctx, provider)?.rail ?? null),
    label: label ?? '',
    linkedAt: (account.decidedAt ?? account.createdAt).toISOString(),
    isPaid: paysOut,
    takesPayments,
    status: restrictedAt ? 'restricted' : needs?.length ? 'needed' : 'ready',
    ...describeNeeds(account),
    heldUntil: findBankHold(ctx, account)?.toISOString() ?? null,
  };
}

function linkableStateOf(link: LinkedAccount | undefined): LinkableAccount['state'] {
  if (link?.state === 'refused') return 'refused';
  if (link?.state !== 'linking') return 'none';
  return link.needs?.length === 0 ? 'checking' : 'linking';
}

const undecided: readonly LinkedAccount['state'][] = ['linking', 'refused'];

/**
 * The providers at which the store has no account, with the state of a try; and those at which it is to replace an account
 * that is only paid out by one for payments.
 */
function listLinkable(
  ctx: Ctx,
  isDirect: boolean,
  active: readonly LinkedAccount[],
  tries: readonly LinkedAccount[],
): LinkableAccount[] {
  return listProviders(ctx).flatMap(({ name, rail, isLive, hasPayoutAccounts }) => {
    const owned = active.find(({ provider }) => provider === name);
    const link = tries.find(({ provider }) => provider === name);
    const isReplacing = link?.takesPayments === true && undecided.includes(link.state);
    if (owned && (owned.takesPayments || !isReplacing)) return [];
    const isForPayments = isDirect || !hasPayoutAccounts || isReplacing;
    return {
      provider: name,
      rail,
      purpose: isForPayments ? 'payments' : 'payouts',
      isTest: !isLive,
      state: linkableStateOf(link),
      ...(link ? describeRefusal(link) : { failure: null, missingPermissions: [] }),
      ...(link ? describeNeeds(link) : { needs: [], dueAt: null }),
    };
  });
}

/** The accounts of a store as the console shows them: the one that is paid, or how the last try to link went; and all of them. */
export async function describeLinkedAccount(ctx: Ctx, storeId: string): Promise<PayoutAccount> {
  const { settlementMode } = await getStore(ctx, storeId);
  const active = await listActiveAccounts(ctx, storeId);
  const tries = await listLatestTries(ctx, storeId);
  const paid = active.find(({ paysOut }) => paysOut);
  const latest = tries[0];
  const others = {
    lastTry: describeTry(latest),
    canLink: hasProvider(ctx),
    accounts: active.map((account) => describeOwned(ctx, account)),
    linkable: listLinkable(ctx, settlementMode === 'direct', active, tries),
    takesBank: await hasBankTransfers(ctx),
    isRelinkNeeded: await isRelinkNeededFor(ctx, storeId),
  };
  if (paid)
    return {
      state: 'active',
      provider: paid.provider,
      label: paid.label,
      linkedAt: paid.decidedAt?.toISOString() ?? null,
      failure: null,
      ...others,
    };
  const isOpen = latest?.state === 'linking' || latest?.state === 'refused';
  return {
    state: !isOpen ? 'none' : latest.state === 'refused' ? 'refused' : 'linking',
    provider: isOpen ? latest.provider : null,
    label: null,
    linkedAt: null,
    failure: isOpen ? latest.failure : null,
    ...others,
  };
}

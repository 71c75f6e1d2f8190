import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { openPayoutStatuses, type Payout } from '@vitrine/contract/shop/payout-shapes.ts';
import { requestPayout as endpoint } from '@vitrine/contract/shop/payouts.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findOperatorHolds } from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import {
  isTestBook,
  listAvailable,
  lockOwnerBalances,
  ownerAccount,
  postJournal,
  readOwnerBalances,
} from '../ledger/index.ts';
import {
  derivedProviderKey,
  findBankHold,
  findLinkedAccount,
  findLinkedAccounts,
  findProvider,
  hasBankTransfers,
  isBankAccount,
  type LinkedAccount,
  newProviderKey,
  runKeyed,
} from '../payments/index.ts';
import { getStore, getStores, ownStoreId, type Store } from '../stores/index.ts';
import { announcePayout, type PayoutRow, sendPayout } from './apply-payout.ts';
import { describePayout } from './describe-payout.ts';
import { payouts } from './payouts.tables.ts';
import { readMinimum, readMinimums } from './settings.ts';

export async function findOpenPayout(
  ctx: Ctx,
  storeId: string,
  lock = false,
): Promise<PayoutRow | undefined> {
  const query = ctx.db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.storeId, storeId),
        eq(payouts.isTest, isTestBook(ctx)),
        inArray(payouts.status, [...openPayoutStatuses]),
      ),
    );
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export type Block =
  | 'not_linked'
  | 'too_small'
  | 'open_payout'
  | 'test_only'
  | 'no_provider'
  | 'held'
  | 'bank_held'
  | 'restricted';

interface PayoutFacts {
  store: Store;
  account: LinkedAccount | undefined;
  open: PayoutRow | undefined;
  amountMinor: bigint;
  minimumMinor: bigint;
  /** Held since an operator changed how the owner signs in. */
  heldUntil: Date | undefined;
  takesBank: boolean;
}

/** Returns why the rail of an account cannot pay this store; null if it can. */
function railBlockOf(
  ctx: Ctx,
  account: LinkedAccount,
  { store, takesBank }: Pick<PayoutFacts, 'store' | 'takesBank'>,
): 'no_provider' | 'test_only' | null {
  const isServing = ctx.platform.config.mode === 'serve';
  const hasRail = isBankAccount(account) ? takesBank : findProvider(ctx, account.provider);
  if (!hasRail) return 'no_provider';
  // Test money never leaves, by a bank neither.
  return isServing && (store.isTest || isTestBook(ctx)) ? 'test_only' : null;
}

/** The one decision about whether a store can be paid out. */
function blockOf(
  ctx: Ctx,
  { store, account, open, amountMinor, minimumMinor, heldUntil, takesBank }: PayoutFacts,
): Block | null {
  if (!account) return 'not_linked';
  const railBlock = railBlockOf(ctx, account, { store, takesBank });
  if (railBlock) return railBlock;
  if (open) return 'open_payout';
  if (heldUntil) return 'held';
  if (account.restrictedAt) return 'restricted';
  if (findBankHold(ctx, account)) return 'bank_held';
  return amountMinor < minimumMinor || amountMinor === 0n ? 'too_small' : null;
}

/** Why a store cannot be paid out now, and how much it would be. */
export async function checkPayout(
  ctx: Ctx,
  storeId: string,
): Promise<
  Pick<PayoutFacts, 'amountMinor' | 'minimumMinor' | 'open' | 'heldUntil'> & { block: Block | null }
> {
  const store = await getStore(ctx, storeId);
  const account = await findLinkedAccount(ctx, storeId);
  const open = await findOpenPayout(ctx, storeId);
  const { availableMinor } = await readOwnerBalances(ctx, storeId, store.baseCurrency);
  const minimumMinor = await readMinimum(ctx, store.baseCurrency);
  const amountMinor = availableMinor > 0n ? availableMinor : 0n;
  const heldUntil = (await findOperatorHolds(ctx, [store.ownerAccountId])).get(
    store.ownerAccountId,
  );
  const takesBank = await hasBankTransfers(ctx);
  const facts = { store, account, amountMinor, minimumMinor, open, heldUntil, takesBank };
  const block = blockOf(ctx, facts);
  const bankUntil = block === 'bank_held' && account ? findBankHold(ctx, account) : null;
  return { block, amountMinor, minimumMinor, open, heldUntil: heldUntil ?? bankUntil ?? undefined };
}

/** The same for all stores with something to pay out, in a constant number of statements. */
export async function checkAllPayouts(
  ctx: Ctx,
): Promise<{ store: Store; block: Block | null; amountMinor: bigint }[]> {
  const available = await listAvailable(ctx);
  const storeIds = available.map(({ storeId }) => storeId);
  const stores = await getStores(ctx, storeIds);
  const accounts = await findLinkedAccounts(ctx, storeIds);
  const rows = await ctx.db
    .select()
    .from(payouts)
    // Written out, so that the index on open payouts serves.
    .where(
      sql`${payouts.status} in ('requested', 'sent', 'unknown', 'waiting') and ${payouts.isTest} = ${isTestBook(ctx)}`,
    );
  const open = new Map(rows.map((row) => [row.storeId, row]));
  const holds = await findOperatorHolds(
    ctx,
    [...stores.values()].map(({ ownerAccountId }) => ownerAccountId),
  );
  const minimums = await readMinimums(ctx, new Set(available.map(({ currency }) => currency)));
  const takesBank = await hasBankTransfers(ctx);
  return available.flatMap(({ storeId, currency, availableMinor: amountMinor }) => {
    const store = stores.get(storeId);
    if (!store || store.baseCurrency !== currency) return [];
    const minimumMinor = minimums.get(currency) ?? 0n;
    const heldUntil = holds.get(store.ownerAccountId);
    const facts = {
      store,
      account: accounts.get(storeId),
      open: open.get(storeId),
      amountMinor,
      minimumMinor,
      heldUntil,
      takesBank,
    };
    return [{ store, block: blockOf(ctx, facts), amountMinor }];
  });
}

const dayText = (ctx: Ctx, { timeZone }: Store, day: Date): string =>
  findDateFormat(intlTags[ctx.language], { dateStyle: 'long', timeZone }).format(day);

/** Phase 1: reserves the money in the ledger and writes the payout, one open at a time. */
async function reservePayout(
  ctx: Ctx,
  storeId: string,
  trigger: PayoutRow['trigger'],
  wish: { amountMinor?: bigint | undefined; providerKey?: string } = {},
): Promise<PayoutRow> {
  const store = await getStore(ctx, storeId);
  const currency = store.baseCurrency;
  // The account cannot be disconnected between this read and the payout's row.
  await findLinkedAccount(ctx, storeId, 'share');
  if (await findOpenPayout(ctx, storeId, true)) throw new Failure('payout-open');
  const { availableMinor } = await lockOwnerBalances(ctx, storeId, currency);
  const { block, minimumMinor, heldUntil } = await checkPayout(ctx, storeId);
  const text = (minor: bigint) => formatMoney(toMoney(minor, currency), intlTags[ctx.language]);
  if (block === 'not_linked') throw new Failure('account-not-linked');
  if (block === 'open_payout') throw new Failure('payout-open');
  if (block === 'restricted') throw new Failure('account-restricted');
  if (block === 'held' || block === 'bank_held')
    throw new Failure(block === 'held' ? 'payout-held' : 'payout-bank-held', {
      values: { day: dayText(ctx, store, heldUntil ?? ctx.clock.now()) },
    });
  if (block === 'test_only' || block === 'no_provider') throw new Failure('payment-unavailable');
  const amountMinor = wish.amountMinor ?? availableMinor;
  if (block === 'too_small' || amountMinor < minimumMinor)
    throw new Failure('payout-too-small', { values: { minimum: text(minimumMinor) } });
  if (amountMinor > availableMinor)
    throw new Failure('earnings-too-small', { values: { available: text(availableMinor) } });
  const account = orNotFound(await findLinkedAccount(ctx, storeId));
  const [payout] = await ctx.db
    .insert(payouts)
    .values({
      storeId,
      linkedAccountId: account.id,
      accountRef: account.accountRef ?? '',
      label: account.label ?? '',
      amountMinor,
      currency,
      trigger,
      status: 'requested',
      provider: account.provider,
      isTest: isTestBook(ctx),
      providerKey: wish.providerKey ?? newProviderKey(),
      requestedAt: ctx.clock.now(),
    })
    .returning();
  const row = orNotFound(payout);
  await postJournal(ctx, {
    kind: 'payout_reserved',
    sourceType: 'payout',
    sourceId: row.id,
    memo: { payoutId: row.id, payoutLabel: row.label },
    isTest: row.isTest,
    lines: [
      { account: ownerAccount('owner_available', storeId), amountMinor, currency },
      { account: ownerAccount('owner_in_transit', storeId), amountMinor: -amountMinor, currency },
    ],
  });
  await announcePayout(ctx, storeId);
  return row;
}

/** An owner asks for a payout. */
export async function requestPayout(
  ctx: Ctx,
  body: EndpointInput<typeof endpoint>['body'],
): Promise<Payout> {
  const storeId = ownStoreId(ctx);
  const { baseCurrency } = await getStore(ctx, storeId);
  if (body.amount && body.amount.currency !== baseCurrency)
    throw new Failure('invalid-input', { fields: [{ path: 'amount.currency', code: 'choice' }] });
  const providerKey = derivedProviderKey(ctx, endpoint.name, storeId);
  return runKeyed(
    ctx,
    { name: endpoint.name, anonymous: storeId, body },
    async (tx) => {
      // A retry after a crash goes on with the payout that its first try reserved.
      const [begun] = await tx.db
        .select()
        .from(payouts)
        .where(eq(payouts.providerKey, providerKey));
      return (
        begun ??
        reservePayout(tx, storeId, 'owner', {
          amountMinor: body.amount && BigInt(body.amount.amount),
          providerKey,
        })
      );
    },
    async (payout) => ({ result: describePayout(await sendPayout(ctx, payout)), isFinal: true }),
  );
}

/** Begins a payout without a person: on schedule, or by an operator. Answers nothing when the store cannot be paid. */
export async function tryPayout(
  ctx: Ctx,
  storeId: string,
  trigger: 'schedule' | 'operator',
): Promise<PayoutRow | undefined> {
  if ((await checkPayout(ctx, storeId)).block) return undefined;
  try {
    return await sendPayout(ctx, await inTx(ctx, (tx) => reservePayout(tx, storeId, trigger)));
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

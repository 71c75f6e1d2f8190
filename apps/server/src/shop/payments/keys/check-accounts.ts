import { type Ctx, inTx } from '#platform/context.ts';
import { type PaymentProvider, ProviderError } from '../adapters/provider.ts';
import {
  findOpenedAt,
  findProvider,
  hasOwnKeys,
  keysChangedSignal,
  listOfBothModes,
  reloadProviders,
} from '../adapters/providers.ts';
import { countOpenOfOthers, recordAccount } from './own-accounts.ts';

/** Providers whose account is stored, so that one process queries it once for each set of keys. */
const checked = new WeakSet<PaymentProvider>();
/** Those whose keys may not read their account. */
const unnamed = new WeakSet<PaymentProvider>();

/** The names of providers whose keys, from the environment, may not read whose they are. */
export const listUnnamedProviders = (ctx: Ctx): string[] =>
  listOfBothModes(ctx).flatMap((provider) => (unnamed.has(provider) ? provider.name : []));

/**
 * Reads once from a provider whose keys it was given, and stores that: keys in the environment are changed without a check. Returns false
 * while the provider does not answer. Never inside a transaction.
 */
export async function checkAccount(ctx: Ctx, provider: PaymentProvider): Promise<boolean> {
  const { name, isLive, administration } = provider;
  if (!administration || checked.has(provider) || !hasOwnKeys(ctx, provider)) return true;
  let accountRef: string | null;
  try {
    accountRef = await administration.readAccountRef();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return false;
  }
  checked.add(provider);
  // Keys that may not read their account are taken for those of the account before, and `/readyz` names them.
  if (accountRef === null) {
    unnamed.add(provider);
    return true;
  }
  const ref = accountRef;
  const change = await inTx(ctx, async (tx) => {
    const outcome = await recordAccount(tx, provider, ref, findOpenedAt(ctx));
    if (outcome === 'other') await ctx.platform.signals.send(tx.db, keysChangedSignal, null);
    return outcome;
  });
  if (change !== 'other') return true;
  await reloadProviders(ctx.platform);
  const open = await countOpenOfOthers(ctx, provider, ref);
  ctx.platform.log.error(
    { provider: name, isLive, ...open },
    'the keys of a payment provider are of another account than before: what is open there waits for the keys of that account',
  );
  return true;
}

/**
 * The provider with the keys of the account that was in use at a moment; nothing when the present keys are of another account, or
 * while their account cannot be read. For calls that may have been carried out before: another account does not know them.
 */
export async function findCheckedProvider(
  ctx: Ctx,
  name: string,
  isTest: boolean,
  madeAt: Date,
): Promise<PaymentProvider | undefined> {
  const find = () => findProvider(ctx, name, isTest, madeAt);
  const provider = find();
  return provider && (await checkAccount(ctx, provider)) ? find() : undefined;
}

/** Reads and stores the account of every provider that is in use. */
export async function checkAccounts(ctx: Ctx): Promise<void> {
  for (const provider of listOfBothModes(ctx)) await checkAccount(ctx, provider);
}

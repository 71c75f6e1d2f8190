import type { Currency } from '@vitrine/contract/money.ts';
import type { PaymentOption } from '@vitrine/contract/shop/payment-options.ts';
import type { SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { findLinkedAccount } from './accounts/link-account.ts';
import type { PaymentProvider } from './adapters/provider.ts';
import { findProvider, listProviders } from './adapters/providers.ts';

interface Payee {
  storeId: string;
  settlementMode: SettlementMode | null;
}

interface Total {
  amountMinor: bigint;
  currency: Currency;
}

/** Who can take a payment, and the linked account that it goes to; null for the platform's own. */
interface Taker {
  provider: PaymentProvider;
  account: string | null;
}

/** The providers that can take this payment. A buyer of a direct store pays the account that its owner linked. */
async function listTakers(ctx: Ctx, payee: Payee, total: Total): Promise<Taker[]> {
  let takers: Taker[];
  if (payee.settlementMode === 'direct') {
    const account = await findLinkedAccount(ctx, payee.storeId);
    const provider = findProvider(ctx, account?.provider ?? '');
    takers = account && provider ? [{ provider, account: account.accountRef }] : [];
  } else takers = listProviders(ctx).map((provider) => ({ provider, account: null }));
  return takers.filter(
    ({ provider }) => !provider.findAmountRefusal(total.amountMinor, total.currency),
  );
}

const describe = ({ provider: { name, kind, isLive } }: Taker): PaymentOption => ({
  provider: name,
  kind,
  isTest: !isLive,
});

/** The ways to pay an amount, the default first. People choose a way and no company: each kind is there once. */
export async function listPaymentOptions(
  ctx: Ctx,
  payee: Payee,
  total: Total,
): Promise<PaymentOption[]> {
  const options = (await listTakers(ctx, payee, total)).map(describe);
  return options.filter(
    (option, at) => options.findIndex(({ kind }) => kind === option.kind) === at,
  );
}

/** The provider of a new payment: the chosen one, which must fit, or the first that does. Fails when there is none. */
export async function chooseTaker(
  ctx: Ctx,
  payee: Payee,
  total: Total,
  chosen: string | undefined,
): Promise<Taker> {
  const takers = await listTakers(ctx, payee, total);
  const taker = chosen ? takers.find(({ provider }) => provider.name === chosen) : takers[0];
  if (!taker) throw new Failure('payment-unavailable');
  return taker;
}

import { type Currency, currencies } from '@vitrine/contract/money.ts';
import type { PaymentOption, StoreMark } from '@vitrine/contract/shop/payment-options.ts';
import type { SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { listPayableAccounts } from './accounts/find-account.ts';
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

/** The providers of a payee, whatever the amount. A buyer of a direct store pays one of the accounts that its owner linked. */
async function listPayees(ctx: Ctx, payee: Payee): Promise<Taker[]> {
  if (payee.settlementMode !== 'direct')
    return listProviders(ctx).map((provider) => ({ provider, account: null }));
  const accounts = await listPayableAccounts(ctx, payee.storeId);
  return accounts.flatMap(({ provider: name, accountRef: account }) => {
    const provider = findProvider(ctx, name);
    return provider ? [{ provider, account }] : [];
  });
}

/** The providers that can take this payment. */
async function listTakers(ctx: Ctx, payee: Payee, total: Total): Promise<Taker[]> {
  return (await listPayees(ctx, payee)).filter(
    ({ provider }) => !provider.findAmountRefusal(total.amountMinor, total.currency),
  );
}

/** The marks of a payee's providers, each once, with the currencies in which it works. */
export async function listStoreMarks(ctx: Ctx, payee: Payee): Promise<StoreMark[]> {
  const marks: StoreMark[] = [];
  const kinds = new Set<string>();
  for (const { provider } of await listPayees(ctx, payee)) {
    if (kinds.has(provider.kind)) continue;
    kinds.add(provider.kind);
    for (const currency of currencies) {
      if (provider.findAmountRefusal(0n, currency) === 'currency') continue;
      for (const mark of provider.listMarks(currency)) {
        const known = marks.find((other) => other.mark === mark);
        if (known) known.currencies.push(currency);
        else marks.push({ mark, isTest: !provider.isLive, currencies: [currency] });
      }
    }
  }
  return marks;
}

const describe = ({ provider }: Taker, { currency }: Total): PaymentOption => ({
  provider: provider.name,
  kind: provider.kind,
  isTest: !provider.isLive,
  marks: [...provider.listMarks(currency)],
});

/** The ways to pay an amount, the default first. People choose a way and no company: each kind is there once. */
export async function listPaymentOptions(
  ctx: Ctx,
  payee: Payee,
  total: Total,
): Promise<PaymentOption[]> {
  const options = (await listTakers(ctx, payee, total)).map((taker) => describe(taker, total));
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

import type { Currency } from '@vitrine/contract/money.ts';
import type {
  PaymentChoice,
  PaymentOption,
  StoreMark,
} from '@vitrine/contract/shop/payment-options.ts';
import type { SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { countryName, listCountryCodes } from '../markets/index.ts';
import type { PayableOrder } from '../orders/index.ts';
import type { Store, Total } from '../stores/index.ts';
import { listPayableAccounts } from './accounts/find-account.ts';
import type { PaymentProvider } from './adapters/provider.ts';
import { findProvider, listProviders } from './adapters/providers.ts';
import {
  canTake,
  choosePaymentOptions,
  isCountryRefused,
  listMarks,
} from './payment-options.rules.ts';

interface Payee {
  storeId: string;
  settlementMode: SettlementMode | null;
}

/** Who can take a payment, and the linked account that it goes to; null for the platform's own. */
interface Taker {
  provider: PaymentProvider;
  account: string | null;
}

const providerOf = ({ provider }: Taker) => provider;

/** The total of an order for its buyer. The country is that of the delivery, also through a link for paying: no other one is certain. */
export const getBuyerTotal = (order: PayableOrder): Total => ({
  amountMinor: order.totalMinor,
  currency: order.currency,
  country: order.address.countryCode,
});

/** The total of an owner's payment to the platform by card or wallet: the country is the store's, wherever the orders go. */
export const getOwnerTotal = (
  store: Pick<Store, 'countryCode'>,
  amountMinor: bigint,
  currency: Currency,
): Total => ({ amountMinor, currency, country: store.countryCode });

/** The providers of a payee, whatever is paid. A buyer of a direct store pays one of the accounts that its owner linked. */
async function listPayees(ctx: Ctx, payee: Payee): Promise<Taker[]> {
  if (payee.settlementMode !== 'direct')
    return listProviders(ctx).map((provider) => ({ provider, account: null }));
  const accounts = await listPayableAccounts(ctx, payee.storeId);
  return accounts.flatMap(({ provider: name, accountRef: account }) => {
    const provider = findProvider(ctx, name);
    return provider ? [{ provider, account }] : [];
  });
}

/** The marks of the platform's providers, which are the same list until their keys change, for the countries that it knows. */
const marksOfProviders = new WeakMap<
  readonly PaymentProvider[],
  { countries: string; marks: readonly StoreMark[] }
>();

/** The marks of a payee's ways to pay, with the currencies and countries in which each is offered. */
export async function listStoreMarks(ctx: Ctx, payee: Payee): Promise<StoreMark[]> {
  const codes = await listCountryCodes(ctx);
  if (payee.settlementMode === 'direct')
    return listMarks((await listPayees(ctx, payee)).map(providerOf), codes);
  // Each page of a store has them, and each of twenty currencies is compared with all countries.
  const providers = listProviders(ctx);
  const countries = codes.join();
  const known = marksOfProviders.get(providers);
  const marks = known?.countries === countries ? known.marks : listMarks(providers, codes);
  marksOfProviders.set(providers, { countries, marks });
  return [...marks];
}

/** The ways to pay a total, the default first, and why there is none. */
export async function findPaymentChoice(
  ctx: Ctx,
  payee: Payee,
  total: Total,
): Promise<PaymentChoice> {
  return choosePaymentOptions((await listPayees(ctx, payee)).map(providerOf), total);
}

/** The ways to pay a total, the default first. */
export const listPaymentOptions = async (
  ctx: Ctx,
  payee: Payee,
  total: Total,
): Promise<PaymentOption[]> => (await findPaymentChoice(ctx, payee, total)).options;

/** The provider of a new payment: the chosen one, which must fit, or the first that does. Fails when there is none. */
export async function chooseTaker(
  ctx: Ctx,
  payee: Payee,
  total: Total,
  chosen: string | undefined,
): Promise<Taker> {
  const payees = await listPayees(ctx, payee);
  const takers = payees.filter(({ provider }) => canTake(provider, total));
  const isCandidate = ({ provider }: Taker) => !chosen || provider.name === chosen;
  const taker = takers.find(isCandidate);
  if (taker) return taker;
  if (!isCountryRefused(payees.filter(isCandidate).map(providerOf), total))
    throw new Failure('payment-unavailable');
  throw new Failure(takers.length ? 'provider-not-in-country' : 'country-not-payable', {
    values: { country: countryName(total.country, ctx.language) },
  });
}

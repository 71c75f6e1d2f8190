import { type Currency, currencies } from '@vitrine/contract/money.ts';
import type {
  PaymentChoice,
  PaymentOption,
  StoreMark,
} from '@vitrine/contract/shop/payment-options.ts';
import type { Total } from '../stores/index.ts';
import type { PaymentProvider } from './adapters/provider.ts';

/** The part of a provider that decides where and how people can pay with it. */
export type OfferedProvider = Pick<
  PaymentProvider,
  'name' | 'kind' | 'isLive' | 'listMarks' | 'findAmountRefusal' | 'servesBuyersIn'
>;

/** True if a provider takes a payment: the one rule of amount, currency and country. */
export const canTake = (
  provider: Pick<OfferedProvider, 'findAmountRefusal' | 'servesBuyersIn'>,
  { amountMinor, currency, country }: Total,
): boolean =>
  provider.servesBuyersIn(country) && !provider.findAmountRefusal(amountMinor, currency);

/** True if none of these providers works in a country, so that another amount or currency would not help. */
export const isCountryRefused = (
  providers: readonly Pick<OfferedProvider, 'servesBuyersIn'>[],
  { country }: Total,
): boolean =>
  providers.length > 0 && !providers.some((provider) => provider.servesBuyersIn(country));

const describe = (provider: OfferedProvider, { currency }: Total): PaymentOption => ({
  provider: provider.name,
  kind: provider.kind,
  isTest: !provider.isLive,
  marks: [...provider.listMarks(currency)],
});

/** The ways to pay a total, the default first, and why there is none. People choose a way and no company: each kind is there once. */
export function choosePaymentOptions(
  providers: readonly OfferedProvider[],
  total: Total,
): PaymentChoice {
  const options = providers
    .filter((provider) => canTake(provider, total))
    .map((provider) => describe(provider, total));
  if (!options.length)
    return { options, refusal: isCountryRefused(providers, total) ? 'country' : 'amount' };
  return {
    options: options.filter(
      (option, at) => options.findIndex(({ kind }) => kind === option.kind) === at,
    ),
    refusal: null,
  };
}

const takesCurrency = (provider: OfferedProvider, currency: Currency): boolean =>
  provider.findAmountRefusal(0n, currency) !== 'currency';

/** The marks of the ways to pay, whatever the amount, with the currencies and countries in which each is offered. */
export function listMarks(
  providers: readonly OfferedProvider[],
  countries: readonly string[],
): StoreMark[] {
  const marks: StoreMark[] = [];
  for (const [index, provider] of providers.entries()) {
    // Of a kind the first that works is offered.
    const before = providers.slice(0, index).filter(({ kind }) => kind === provider.kind);
    for (const currency of currencies.filter((one) => takesCurrency(provider, one))) {
      const preferred = before.filter((other) => takesCurrency(other, currency));
      const exceptCountries = countries.filter(
        (country) =>
          !provider.servesBuyersIn(country) ||
          preferred.some((other) => other.servesBuyersIn(country)),
      );
      if (exceptCountries.length === countries.length) continue;
      const key = exceptCountries.join();
      for (const mark of provider.listMarks(currency)) {
        const isTest = !provider.isLive;
        const known = marks.find(
          (other) =>
            other.mark === mark && other.isTest === isTest && other.exceptCountries.join() === key,
        );
        if (known) known.currencies.push(currency);
        else marks.push({ mark, isTest, currencies: [currency], exceptCountries });
      }
    }
  }
  return marks;
}

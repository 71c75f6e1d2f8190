import type { Currency } from '@vitrine/contract/money.ts';
import type { PaymentMark } from '@vitrine/contract/shop/payment-options.ts';
import type { WireCurrencies, WireCurrency } from '../wire-amounts.ts';

/**
 * The amounts that Stripe takes, by its pages on currencies and the notes of its package (version 23.1.0, API 2026-10-28.endive).
 *
 * Decimals: two, none for what it calls zero-decimal currencies (CLP, JPY, KRW, VND of ours), three for BHD and KWD, whose last digit
 * must be 0. Maximum: eight digits ("99999999 for a USD charge of $999,999.99", notes of `PaymentIntent.amount`).
 * Minimum: the table of "minimum charge amounts"; for a currency that it does not list, Stripe compares the converted amount with that
 * of the account's own currency, which is known only there, so one step is let through and Stripe refuses what is less.
 *
 * Currencies that Vitrine does not have yet follow other rules: ISK and UGX are sent with two decimals that must be 00 although
 * they have none; HUF and TWD are charged with two decimals but paid out in whole units; MGA has none although ISO has one fifth.
 */
function takes(decimals: 0 | 2 | 3, min?: bigint): WireCurrency {
  const step = decimals === 3 ? 10n : 1n;
  return { decimals, step, min: min ?? step, max: decimals === 3 ? 99_999_990n : 99_999_999n };
}

export const stripeCurrencies: WireCurrencies = {
  USD: takes(2, 50n),
  EUR: takes(2, 50n),
  GBP: takes(2, 30n),
  BRL: takes(2, 50n),
  MXN: takes(2, 1_000n),
  CNY: takes(2),
  CAD: takes(2, 50n),
  AUD: takes(2, 50n),
  CHF: takes(2, 50n),
  PLN: takes(2, 200n),
  SEK: takes(2, 300n),
  COP: takes(2),
  ARS: takes(2),
  PEN: takes(2),
  JPY: takes(0, 50n),
  KRW: takes(0),
  CLP: takes(0),
  VND: takes(0),
  KWD: takes(3),
  BHD: takes(3),
};

/**
 * Those of ours that Stripe's page on currencies marks with `*`, "not supported by American Express" (docs.stripe.com/currencies,
 * read from copies, the newest of October 2026), and KWD and BHD, which are not in its list at all.
 */
const withoutAmex: ReadonlySet<Currency> = new Set([
  'ARS',
  'BRL',
  'CLP',
  'COP',
  'PEN',
  'KWD',
  'BHD',
]);

/** Brands that Stripe takes for every account, and the wallets that its page shows on devices that have them. */
export const listStripeMarks = (currency: Currency): PaymentMark[] => [
  'visa',
  'mastercard',
  ...(withoutAmex.has(currency) ? [] : (['amex'] as const)),
  'apple_pay',
  'google_pay',
];

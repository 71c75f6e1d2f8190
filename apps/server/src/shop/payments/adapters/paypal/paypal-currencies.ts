import type { WireCurrencies, WireCurrency } from '../wire-amounts.ts';

/** Ten characters with the decimal point is what every one of PayPal's amounts may have. */
const decimal: WireCurrency = { decimals: 2, step: 1n, min: 1n, max: 999_999_999n };

/**
 * The currencies in which an account of any country takes payments (developer.paypal.com, "Currency codes"). PayPal
 * lacks COP, ARS, PEN, KRW, CLP, VND, KWD and BHD. BRL and CNY are left out, because only accounts of Brazil and China
 * take them. HUF and TWD, which Vitrine does not have, would be `decimals: 0, step: 100n`: an amount with decimals is an
 * error there, although ISO 4217 gives both two.
 */
export const paypalCurrencies: WireCurrencies = {
  USD: decimal,
  EUR: decimal,
  GBP: decimal,
  MXN: decimal,
  CAD: decimal,
  AUD: decimal,
  CHF: decimal,
  PLN: decimal,
  SEK: decimal,
  JPY: { decimals: 0, step: 1n, min: 1n, max: 9_999_999n },
};

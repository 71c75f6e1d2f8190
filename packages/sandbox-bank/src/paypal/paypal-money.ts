import { currencyExponents, isCurrency } from '@vitrine/contract/money.ts';
import { PaypalError } from './paypal-error.ts';

/** Without these PayPal refuses the whole call. */
const currencies = new Set('AUD CAD CHF EUR GBP JPY MXN PLN SEK USD'.split(' '));

/** PayPal's text as the bank's minor units; a currency without decimals takes none. */
export function readMoney(currency: string, value: string): string {
  if (!currencies.has(currency) || !isCurrency(currency))
    throw new PaypalError(400, 'INVALID_CURRENCY_CODE');
  const exponent = currencyExponents[currency];
  const [, whole = '', , fraction = ''] = /^(\d{1,10})(\.(\d+))?$/.exec(value) ?? [];
  if (!whole) throw new PaypalError(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
  if (fraction.length !== (value.includes('.') ? exponent : 0) || (exponent && !fraction))
    throw new PaypalError(422, 'DECIMAL_PRECISION');
  const minor = BigInt(whole + fraction);
  if (minor === 0n) throw new PaypalError(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
  return minor.toString();
}

/** Minor units, perhaps below zero, as PayPal's text. */
export function writeMoney(currency: string, minor: bigint): string {
  const exponent = isCurrency(currency) ? currencyExponents[currency] : 2;
  const text = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  const value = exponent ? `${text.slice(0, -exponent)}.${text.slice(-exponent)}` : text;
  return minor < 0n ? `-${value}` : value;
}

export const toMoney = (currency: string, minor: bigint | string) => ({
  currency_code: currency,
  value: writeMoney(currency, BigInt(minor)),
});

/** The sandbox's fee for a payment: 2.99 %. */
export const calculateFee = (minor: bigint | string): bigint => (BigInt(minor) * 299n) / 10_000n;

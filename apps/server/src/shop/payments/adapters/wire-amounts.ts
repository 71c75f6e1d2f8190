import { type Currency, currencyExponents } from '@vitrine/contract/money.ts';

/** How a provider takes the amounts of one currency; limits are in our minor units. */
export interface WireCurrency {
  /** The decimals of the provider's own unit. Providers differ from ISO 4217, which our minor units follow, for some currencies. */
  decimals: number;
  /** Amounts must be a multiple of this: 100 of a currency with two decimals takes whole units only. */
  step: bigint;
  min: bigint;
  max: bigint;
  /** No new payments are taken in it; amounts of earlier ones are still read, refunded and paid out. */
  isRetired?: boolean;
}

/** The currencies that a provider takes; one that is missing is refused. */
export type WireCurrencies = Readonly<Partial<Record<Currency, WireCurrency>>>;

/** Why a provider cannot take an amount, known before any request. */
export type AmountRefusal = 'currency' | 'too_small' | 'too_large' | 'step';

const powerOf = (exponent: number) => 10n ** BigInt(exponent);

/** Why a provider does not take a new payment of this amount; null when it does. */
export function findAmountRefusal(
  table: WireCurrencies,
  amountMinor: bigint,
  currency: Currency,
): AmountRefusal | null {
  return table[currency]?.isRetired ? 'currency' : findSizeRefusal(table, amountMinor, currency);
}

/** The same of a payment that exists: its currency may have been retired since. */
export function findSizeRefusal(
  table: WireCurrencies,
  amountMinor: bigint,
  currency: Currency,
): AmountRefusal | null {
  const wire = table[currency];
  if (!wire) return 'currency';
  if (amountMinor % wire.step !== 0n) return 'step';
  if (amountMinor < wire.min) return 'too_small';
  return amountMinor > wire.max ? 'too_large' : null;
}

function getWire(table: WireCurrencies, currency: Currency): WireCurrency {
  const wire = table[currency];
  if (!wire) throw new RangeError(`The provider takes no ${currency}`);
  return wire;
}

/** Our minor units as the provider's integer units. Throws for what would be rounded: such amounts are refused before. */
export function toWireUnits(
  table: WireCurrencies,
  amountMinor: bigint,
  currency: Currency,
): bigint {
  const scaled = amountMinor * powerOf(getWire(table, currency).decimals);
  const unit = powerOf(currencyExponents[currency]);
  if (scaled % unit !== 0n) throw new RangeError(`${amountMinor} ${currency} would be rounded`);
  return scaled / unit;
}

/** The provider's integer units as our minor units. Throws for what is finer than ours. */
export function fromWireUnits(table: WireCurrencies, units: bigint, currency: Currency): bigint {
  const scaled = units * powerOf(currencyExponents[currency]);
  const unit = powerOf(getWire(table, currency).decimals);
  if (scaled % unit !== 0n) throw new RangeError(`${units} ${currency} is finer than our units`);
  return scaled / unit;
}

/** Our minor units as a decimal text with the provider's decimals, `12.50`. */
export function toWireText(table: WireCurrencies, amountMinor: bigint, currency: Currency): string {
  const { decimals } = getWire(table, currency);
  const digits = toWireUnits(table, amountMinor, currency)
    .toString()
    .padStart(decimals + 1, '0');
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
}

/** A decimal text of the provider as our minor units; more or fewer decimals than usual are read where the value is exact. Throws otherwise. */
export function fromWireText(table: WireCurrencies, text: string, currency: Currency): bigint {
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d{1,18})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (!whole) throw new RangeError('No amount of a provider');
  const { decimals } = getWire(table, currency);
  const cut = fraction.slice(decimals);
  if (/[1-9]/.test(cut))
    throw new RangeError(`${text} ${currency} is finer than the provider's units`);
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return fromWireUnits(table, sign ? -units : units, currency);
}

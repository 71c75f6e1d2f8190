import { type Currency, currencyExponents } from '@vitrine/contract/money.ts';

/**
 * A converted minimum as a figure that people name: whole units from two of them on, and no more than two digits before the zeros.
 * It is rounded down, so that nobody waits for more than the minimum that was set.
 */
export function roundMinimum(minor: bigint, currency: Currency): bigint {
  const unit = 10n ** BigInt(currencyExponents[currency]);
  if (minor < 2n * unit) return minor;
  const step = 10n ** BigInt(Math.max(0, String(minor / unit).length - 2)) * unit;
  return (minor / step) * step;
}

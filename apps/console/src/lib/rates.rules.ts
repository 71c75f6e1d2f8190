import { type Currency, convertMinor, type Money, toMoney } from '@vitrine/contract/money.ts';
import type { CurrencyRecord } from '@vitrine/contract/shop/markets.ts';

export const findRate = (list: readonly CurrencyRecord[], code: Currency) =>
  list.find((record) => record.code === code);

/** The same amount in another currency, as the server would show it; null where a rate is missing or too old. */
export function showIn(
  value: Money,
  currency: Currency,
  list: readonly CurrencyRecord[],
): Money | null {
  if (value.currency === currency) return null;
  if (value.shown?.currency === currency) return value.shown;
  const [from, to] = [findRate(list, value.currency), findRate(list, currency)];
  if (!from?.isCurrent || !to?.isCurrent) return null;
  const rate = {
    from: value.currency,
    to: currency,
    numerator: BigInt(to.numerator) * BigInt(from.denominator),
    denominator: BigInt(to.denominator) * BigInt(from.numerator),
  };
  return toMoney(convertMinor(BigInt(value.amount), rate), currency);
}

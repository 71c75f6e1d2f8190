import { type Currency, convertMinor, type Rate, takeBasisPoints } from '../money.ts';

/*
 * The planned fee of a payment, in one place for server, console and storefront (product.md §7). Rules are data with
 * history; what a provider really takes is read from its book.
 */

/** A share of the goods and a fixed amount on top, in the currency of the goods. */
export interface FeePolicy {
  basisPoints: number;
  fixedMinor: bigint;
}

/** The fees of all providers that may take a payment: for each amount the dearest of them counts. */
export type Fees = readonly FeePolicy[];

/** A planned fee with its scope; null is for all. The fixed amount is in the currency, or in US dollars when it is for all. */
export interface FeeRule {
  provider: string | null;
  currency: Currency | null;
  countryCode: string | null;
  basisPoints: number;
  fixedMinor: bigint;
  validFrom: Date;
}

/** The scope of one payment: its provider, the currency paid, the country of the store. */
export interface FeePlace {
  provider: string;
  currency: Currency;
  countryCode: string;
}

/** The planned fee on an amount of goods, without shipping: the platform bears the fee on shipping. */
export function feesOf(goodsMinor: bigint, fees: Fees): bigint {
  return fees.reduce((dearest, { basisPoints, fixedMinor }) => {
    const fee = takeBasisPoints(goodsMinor, basisPoints) + fixedMinor;
    return fee > dearest ? fee : dearest;
  }, 0n);
}

/** Fees of which none is dearer than another one for every amount; equal ones are there once. */
export function dropCheaper(fees: Fees): Fees {
  return fees.filter(
    (one, at) =>
      !fees.some(
        (other, place) =>
          place !== at &&
          other.basisPoints >= one.basisPoints &&
          other.fixedMinor >= one.fixedMinor &&
          (place < at || other.basisPoints > one.basisPoints || other.fixedMinor > one.fixedMinor),
      ),
  );
}

/** A rule for the provider comes before one for all providers, then one for the country, then one for the currency. */
const rankOf = ({ provider, countryCode, currency }: FeeRule): number =>
  (provider === null ? 0 : 4) + (countryCode === null ? 0 : 2) + (currency === null ? 0 : 1);

/** The rule that applies at a moment: the most specific one, of those for the same the newest. Nothing when there is none. */
export function chooseFeeRule<Rule extends FeeRule>(
  rules: readonly Rule[],
  place: FeePlace,
  at: Date,
): Rule | undefined {
  const isFor = (wanted: string | null, actual: string) => wanted === null || wanted === actual;
  let chosen: Rule | undefined;
  for (const rule of rules) {
    if (
      rule.validFrom > at ||
      !isFor(rule.provider, place.provider) ||
      !isFor(rule.currency, place.currency) ||
      !isFor(rule.countryCode, place.countryCode)
    )
      continue;
    const rank = chosen ? rankOf(rule) - rankOf(chosen) : 1;
    // Of two for the same moment the later row is the correction.
    if (rank > 0 || (rank === 0 && chosen && rule.validFrom >= chosen.validFrom)) chosen = rule;
  }
  return chosen;
}

/** The currency of a rule's fixed amount. */
export const getFeeCurrency = ({ currency }: Pick<FeeRule, 'currency'>): Currency =>
  currency ?? 'USD';

/** A rule in another currency; the rate leads there from the currency of its fixed amount. */
export function toFeePolicy(rule: FeeRule, rate: Rate): FeePolicy {
  if (rate.from !== getFeeCurrency(rule))
    throw new RangeError('The rate must lead from the currency of the fixed amount');
  return {
    basisPoints: rule.basisPoints,
    fixedMinor: convertMinor(rule.fixedMinor, rate),
  };
}

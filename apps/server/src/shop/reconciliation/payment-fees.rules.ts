import { type Currency, convertMinor, divideHalfEven } from '@vitrine/contract/money.ts';
import type { JournalLine } from '../ledger/index.ts';
import type { ProviderEntry } from '../payments/index.ts';

/** The locked rate of a payment's orders. */
export interface FeeExchange {
  currency: Currency;
  storeCurrency: Currency;
  rateNumerator: bigint;
  rateDenominator: bigint;
}

/** A provider's fee of a payment, in its own currency and in ours. */
export interface TrueFee {
  /** In the currency in which the buyer paid. */
  paidMinor: bigint;
  /** In the currency of the store. */
  storeMinor: bigint;
  settledMinor: bigint;
  settledFeeMinor: bigint;
  settledCurrency: Currency;
}

/**
 * The true fee of a captured payment by the provider's line. Where the provider settles in another currency, its own rate
 * leads back to what was paid; from there the order's locked rate leads to the store's currency.
 */
export function readTrueFee(
  { amountMinor, currency, settled }: ProviderEntry,
  exchange: FeeExchange,
): TrueFee {
  const moved = settled ?? { amountMinor, feeMinor: 0n, currency };
  const grossMinor = moved.amountMinor + moved.feeMinor;
  const paidMinor =
    moved.currency === currency || grossMinor === 0n
      ? moved.feeMinor
      : divideHalfEven(moved.feeMinor * amountMinor, grossMinor);
  const storeMinor =
    exchange.currency === exchange.storeCurrency
      ? paidMinor
      : convertMinor(paidMinor, {
          from: exchange.currency,
          to: exchange.storeCurrency,
          numerator: exchange.rateNumerator,
          denominator: exchange.rateDenominator,
        });
  return {
    paidMinor,
    storeMinor,
    settledMinor: moved.amountMinor,
    settledFeeMinor: moved.feeMinor,
    settledCurrency: moved.currency,
  };
}

/**
 * The provider has kept its fee of a payment to the platform: the planned fee, which the owner bears, goes to it, and the
 * platform bears what is missing or keeps what is left.
 */
export function createFeeLines(
  provider: string,
  fee: Pick<TrueFee, 'paidMinor' | 'storeMinor'>,
  plannedMinor: bigint,
  { currency, storeCurrency }: FeeExchange,
): JournalLine[] {
  const exchange: JournalLine['account'] = { code: 'exchange' };
  return [
    {
      account: { code: 'provider_clearing', provider },
      amountMinor: -fee.paidMinor,
      currency,
    },
    ...(currency === storeCurrency
      ? []
      : [
          { account: exchange, amountMinor: fee.paidMinor, currency },
          { account: exchange, amountMinor: -fee.storeMinor, currency: storeCurrency },
        ]),
    { account: { code: 'platform_fees' }, amountMinor: plannedMinor, currency: storeCurrency },
    {
      account: { code: 'fee_differences' },
      amountMinor: fee.storeMinor - plannedMinor,
      currency: storeCurrency,
    },
  ];
}

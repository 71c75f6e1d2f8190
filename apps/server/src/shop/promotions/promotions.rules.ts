import { createHash } from 'node:crypto';
import { type Currency, percentToBasisPoints, takeBasisPoints } from '@vitrine/contract/money.ts';

/** The state of an owner that decides whether the offer applies. */
export interface OfferPayer {
  accountId: string;
  /** The provider's fingerprints of the payment accounts that are linked or ever were. */
  linkedAccounts: readonly string[];
  /** No seller payment of this owner has gone through yet. */
  isFirst: boolean;
}

/** Goods below this many US cents are free. */
export const freeBelowUsdMinor = 1_000n;
/** Goods up to this many US cents, inclusive, are reduced. */
export const percentUpToUsdMinor = 10_000n;
export const reducedPercent = 10;

export interface WelcomeOffer {
  kind: 'free' | 'percent';
  percent: number;
  amountMinor: bigint;
  currency: Currency;
  usdMinor: bigint;
}

/**
 * What the offer gives on goods (never on shipping or fees). The limits are compared in USD, at the rate that is locked
 * on the orders; the offer itself is in the payment's currency.
 */
export function welcomeOfferFor(
  goodsMinor: bigint,
  currency: Currency,
  goodsUsdMinor: bigint,
): WelcomeOffer | null {
  if (goodsMinor <= 0n) return null;
  if (goodsUsdMinor < freeBelowUsdMinor)
    return {
      kind: 'free',
      percent: 100,
      amountMinor: goodsMinor,
      currency,
      usdMinor: goodsUsdMinor,
    };
  if (goodsUsdMinor > percentUpToUsdMinor) return null;
  const share = percentToBasisPoints(reducedPercent);
  const amountMinor = takeBasisPoints(goodsMinor, share);
  if (amountMinor === 0n) return null;
  return {
    kind: 'percent',
    percent: reducedPercent,
    amountMinor,
    currency,
    usdMinor: takeBasisPoints(goodsUsdMinor, share),
  };
}

export interface DeliveryAddress {
  line1: string;
  line2?: string | undefined;
  postcode?: string | undefined;
  city: string;
  countryCode: string;
}

/** One mark per place: writing it in another case or with other blanks, dots or accents is the same place. */
export function addressMark(address: DeliveryAddress): string {
  const plain = [
    address.line1,
    address.line2 ?? '',
    address.postcode ?? '',
    address.city,
    address.countryCode,
  ]
    .map((part) =>
      part
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Number}]/gu, ''),
    )
    .join('|');
  return createHash('sha256').update(plain).digest('hex');
}

/** The first moment of the month (UTC) that the budget counts. */
export function monthStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

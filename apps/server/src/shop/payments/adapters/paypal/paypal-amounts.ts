import { type Currency, isCurrency } from '@vitrine/contract/money.ts';
import { z } from 'zod';
import { ProviderError } from '../provider.ts';
import { findSizeRefusal, fromWireText, toWireText } from '../wire-amounts.ts';
import { paypalCurrencies } from './paypal-currencies.ts';

export const idShape = z.string().min(1).max(100);
export const moneyShape = z.object({ currency_code: z.string(), value: z.string() });
export const linksShape = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);

/** Something of PayPal's that cannot be read: it may still have happened. */
export const createUnreadable = () => new ProviderError('unknown', 'unreadable_answer');

/** An amount of PayPal's in our minor units. */
export function readAmount({ currency_code, value }: z.output<typeof moneyShape>): {
  amountMinor: bigint;
  currency: Currency;
} {
  if (!isCurrency(currency_code)) throw createUnreadable();
  try {
    return {
      amountMinor: fromWireText(paypalCurrencies, value, currency_code),
      currency: currency_code,
    };
  } catch {
    throw createUnreadable();
  }
}

/** A page on which a person goes on; never anything that is no page. */
export function findPage(
  links: z.output<typeof linksShape>,
  rels: readonly string[],
): string | null {
  const link = links.find(({ rel }) => rels.includes(rel));
  return link && /^https?:\/\//.test(link.href) && URL.canParse(link.href) ? link.href : null;
}

/** Our minor units as PayPal's text. Throws for an amount that PayPal refuses. */
export function toAmountText(amountMinor: bigint, currency: Currency): string {
  const why = findSizeRefusal(paypalCurrencies, amountMinor, currency);
  if (why) throw new ProviderError('refused', `amount_${why}`);
  return toWireText(paypalCurrencies, amountMinor, currency);
}

export const toMoney = (amountMinor: bigint, currency: Currency) => ({
  currency_code: currency,
  value: toAmountText(amountMinor, currency),
});

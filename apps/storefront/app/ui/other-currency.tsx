import type { Currency } from '@vitrine/contract/money.ts';
import type { Approximate } from '@vitrine/contract/shop/quotes.ts';
import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface OtherCurrencyProps {
  /** The currency that is charged. */
  charged: Currency;
  approximate: Approximate | null;
  formats: Formats;
  texts: StorefrontTexts;
}

/** Says that another currency is charged than the one that was chosen, and about how much it is in that one. */
export function OtherCurrency({ charged, approximate, formats, texts }: OtherCurrencyProps) {
  if (!approximate) return null;
  const { amount, rateOf } = approximate;
  return (
    <p className="notice boxed">
      {fill(texts.cart.otherCurrency, {
        currency: charged,
        asked: amount.currency,
        amount: `≈ ${formats.money(amount)}`,
        date: formats.date(rateOf),
      })}
    </p>
  );
}

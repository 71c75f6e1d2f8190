import type { Money } from '@vitrine/contract/money.ts';
import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface PriceBeforeProps {
  value: Money | null;
  formats: Formats;
  texts: StorefrontTexts;
}

/** The struck price beside a reduced one, read out as a sentence. */
export function PriceBefore({ value, formats, texts }: PriceBeforeProps) {
  if (!value) return null;
  const price = formats.money(value);
  return (
    <>
      <s className="muted small nowrap" aria-hidden="true">
        {price}
      </s>
      <span className="visually-hidden">{fill(texts.product.lowestBefore, { price })}</span>
    </>
  );
}

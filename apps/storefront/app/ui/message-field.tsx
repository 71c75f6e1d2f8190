import { buyerMessageMax } from '@vitrine/contract/shop/order-notes.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

/** The buyer's message to the people who pack the order. */
export function MessageField({ value, texts }: { value: string; texts: StorefrontTexts }) {
  const { checkout } = texts;
  return (
    <label className="f above-10">
      <span>{fill(checkout.optional, { field: checkout.message })}</span>
      <textarea name="message" rows={2} maxLength={buyerMessageMax} defaultValue={value} />
    </label>
  );
}

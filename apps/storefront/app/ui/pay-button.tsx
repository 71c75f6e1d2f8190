import type { PaymentOption } from '@vitrine/contract/shop/payment-options.ts';
import { Lock } from 'lucide-react';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { PaymentOptions } from './payment-options.tsx';

interface PayButtonProps {
  action: string;
  /** The open page of the bank; without one the button begins a new payment. */
  payUrl: string | null;
  /** The same for the same attempt, so that a double click begins one payment. */
  attempt: string;
  total: string;
  options: readonly PaymentOption[];
  /** The provider of the open or failed payment. */
  provider: string | null;
  texts: StorefrontTexts;
}

/** Leads to the provider's page; with several ways to pay it offers them first. */
export function PayButton({
  action,
  payUrl,
  attempt,
  total,
  options,
  provider,
  texts,
}: PayButtonProps) {
  const isChoice = options.length > 1;
  const label = (
    <>
      <Lock size={17} aria-hidden="true" />
      {fill(texts.order.pay, { total })}
    </>
  );
  if (payUrl && !isChoice)
    return (
      <a className="btn above-14 pri" href={payUrl}>
        {label}
      </a>
    );
  return (
    <form method="post" action={action}>
      <input type="hidden" name="key" value={attempt} />
      {isChoice ? <PaymentOptions options={options} chosen={provider ?? ''} texts={texts} /> : null}
      <button className="btn above-14 pri" type="submit">
        {label}
      </button>
    </form>
  );
}

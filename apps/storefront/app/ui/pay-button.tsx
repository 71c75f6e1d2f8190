import { Lock } from 'lucide-react';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface PayButtonProps {
  action: string;
  /** The open page of the bank; without one the button begins a new payment. */
  payUrl: string | null;
  /** The same for the same attempt, so that a double click begins one payment. */
  attempt: string;
  total: string;
  texts: StorefrontTexts;
}

/** Leads to the bank's page. */
export function PayButton({ action, payUrl, attempt, total, texts }: PayButtonProps) {
  const label = (
    <>
      <Lock size={17} aria-hidden="true" />
      {fill(texts.order.pay, { total })}
    </>
  );
  if (payUrl)
    return (
      <a className="btn above-14 pri" href={payUrl}>
        {label}
      </a>
    );
  return (
    <form method="post" action={action}>
      <input type="hidden" name="key" value={attempt} />
      <button className="btn above-14 pri" type="submit">
        {label}
      </button>
    </form>
  );
}

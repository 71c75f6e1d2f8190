import type { Currency } from '@vitrine/contract/money.ts';
import type { PaymentMark } from '@vitrine/contract/shop/payment-options.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { findNumber, reuseMarkup } from '../lib/kept-markup.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { paymentMarkPaths } from './payment-mark-paths.ts';

/** Brands write themselves in one way in all languages. */
const brands: Readonly<Record<Exclude<PaymentMark, 'card'>, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
};

const shape = (name: keyof typeof paymentMarkPaths, size: number) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={paymentMarkPaths[name]} />
  </svg>
);

const drawings: Readonly<Record<PaymentMark, ReactNode>> = {
  card: <CreditCard size={16} aria-hidden="true" />,
  visa: shape('visa', 26),
  mastercard: shape('mastercard', 16),
  amex: 'AMEX',
  apple_pay: <>{shape('apple_pay', 13)}Pay</>,
  google_pay: <>{shape('google_pay', 11)}Pay</>,
  paypal: shape('paypal', 14),
};

interface MarksProps {
  marks: readonly PaymentMark[];
  texts: StorefrontTexts;
}

/** Marks in a row, each read out by its name. */
export function Marks({ marks, texts }: MarksProps) {
  return marks.map((mark) => (
    <span
      key={mark}
      className={`mk ${mark}`}
      role="img"
      aria-label={mark === 'card' ? texts.checkout.anyCard : brands[mark]}
    >
      {drawings[mark]}
    </span>
  ));
}

interface PaymentMarksProps {
  store: StorefrontStore;
  /** The currency in which the buyer would pay. */
  currency: Currency;
  /** The country of the delivery, or the visitor's while that is not known. */
  country: string;
  texts: StorefrontTexts;
}

/** The ways to pay that work in this store for this buyer; tests are marked as such. */
export function PaymentMarks({ store, currency, country, texts }: PaymentMarksProps) {
  const marks = store.paymentMarks.filter(
    ({ currencies, exceptCountries }) =>
      currencies.includes(currency) && !exceptCountries.includes(country),
  );
  if (!marks.length) return null;
  const isTest = marks.some((mark) => mark.isTest);
  const key = JSON.stringify(['marks', marks.map(({ mark }) => mark), isTest, findNumber(texts)]);
  const drawn = () => (
    <>
      {marks.map(({ mark }) => (
        <li key={mark}>
          <Marks marks={[mark]} texts={texts} />
        </li>
      ))}
      {isTest ? <li className="muted small">{texts.checkout.testPayment}</li> : null}
    </>
  );
  return (
    <ul className="pay-marks" aria-label={texts.checkout.waysToPay} {...reuseMarkup(key, drawn)} />
  );
}

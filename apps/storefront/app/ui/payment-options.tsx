import type { PaymentOption } from '@vitrine/contract/shop/payment-options.ts';
import type { StorefrontTexts } from '../texts/index.ts';

interface PaymentOptionsProps {
  options: readonly PaymentOption[];
  /** The provider that was chosen before. */
  chosen: string;
  texts: StorefrontTexts;
}

/** The ways to pay, as radio buttons named `provider`: only those that fit store, currency and amount. */
export function PaymentOptions({ options, chosen, texts: { checkout } }: PaymentOptionsProps) {
  const preset = options.find(({ provider }) => provider === chosen) ?? options[0];
  const labels = {
    card: { name: checkout.card, help: checkout.cardHelp },
    paypal: { name: 'PayPal', help: checkout.paypalHelp },
  };
  return (
    <div className="rad">
      {options.map((option) => (
        <div key={option.provider}>
          <label className="line gap-12">
            <input
              type="radio"
              name="provider"
              value={option.provider}
              defaultChecked={option === preset}
            />
            <span>
              {labels[option.kind].name}
              {option.isTest ? (
                <small className="block muted small">{checkout.testPayment}</small>
              ) : null}
            </span>
          </label>
          <p className="sub muted small">{labels[option.kind].help}</p>
        </div>
      ))}
    </div>
  );
}

import type { PaymentOption } from '@vitrine/contract/shop/payment-options.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { filled } from './filled.tsx';
import { Marks } from './payment-marks.tsx';

const wallets: readonly string[] = ['apple_pay', 'google_pay'];

interface PaymentOptionsProps {
  options: readonly PaymentOption[];
  /** The provider that was chosen before. */
  chosen: string;
  texts: StorefrontTexts;
}

/** The ways to pay, as radio buttons named `provider`: only those that fit store, currency and amount. */
export function PaymentOptions({ options, chosen, texts }: PaymentOptionsProps) {
  const { checkout } = texts;
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
              data-kind={option.kind}
            />
            <span>
              {labels[option.kind].name}
              {option.isTest ? (
                <small className="block muted small">{checkout.testPayment}</small>
              ) : null}
            </span>
            <span className="rigid">
              <Marks marks={option.marks.filter((mark) => !wallets.includes(mark))} texts={texts} />
            </span>
          </label>
          <p className="sub muted small">
            {labels[option.kind].help}
            {option.marks.some((mark) => wallets.includes(mark)) ? (
              <span className="cluster gap-6 above-8">
                {filled(checkout.orWallet, {
                  wallets: (
                    <Marks
                      marks={option.marks.filter((mark) => wallets.includes(mark))}
                      texts={texts}
                    />
                  ),
                })}
              </span>
            ) : null}
          </p>
        </div>
      ))}
    </div>
  );
}

import type { PlatformProvider } from '@vitrine/contract/shop/payments.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';

/** Where a provider shows its keys. */
const places = {
  stripe: 'https://dashboard.stripe.com/apikeys',
  paypal: 'https://developer.paypal.com/dashboard/applications',
} as const;

interface SetUpStepsProps {
  provider: PlatformProvider;
  /** Absent for those who may not enter keys. */
  onEnter: (() => void) | undefined;
}

/** The steps that set up a provider, in their order. */
export function SetUpSteps({ provider: { name }, onEnter }: SetUpStepsProps) {
  const t = useText(paymentProviderTexts);
  const known = name === 'stripe' || name === 'paypal' ? name : undefined;
  const steps = [
    ...(known
      ? [{ title: t(`step_${known}`), line: t(`step_${known}Line`), url: places[known] }]
      : []),
    { title: t('step_keys'), line: t('step_keysLine') },
    { title: t('step_webhook'), line: t('step_webhookAuto') },
  ];
  return (
    <>
      <ol className="provider-steps">
        {steps.map(({ title, line, ...step }, index) => (
          <li key={title} className="cluster gap-12">
            <span className="provider-step">{index + 1}</span>
            <span className="grow">
              <b className="block medium">{title}</b>
              <small className="muted">{line}</small>
            </span>
            {'url' in step && (
              <a href={step.url} target="_blank" rel="noreferrer">
                {t('open')}
              </a>
            )}
          </li>
        ))}
      </ol>
      {onEnter && (
        <button type="button" className="btn primary provider-wide" onClick={onEnter}>
          {t('enterKeys', { provider: nameProvider(name) })}
        </button>
      )}
    </>
  );
}

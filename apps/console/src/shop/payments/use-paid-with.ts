import { useText } from '../../lib/i18n.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { paidWithOf } from './paid-with.rules.ts';

/** Says in the person's language how something was paid. */
export function usePaidWith(): (noted: string) => string {
  const t = useText(paymentTexts);
  return (noted) => {
    const paid = paidWithOf(noted);
    if (paid.kind === 'other') return paid.name;
    if (paid.kind === 'offer') return t('welcomeOffer');
    return 'ending' in paid ? t('cardEnding', { digits: paid.ending }) : t(paid.kind);
  };
}

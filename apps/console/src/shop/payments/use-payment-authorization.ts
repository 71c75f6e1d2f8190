import { useText } from '../../lib/i18n.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import type { ProviderResult } from './result.ts';
import { usePaymentResult } from './use-payment-result.ts';

/** A payment after the bank's second step: it is waited for while open, and the result page has whatever went through. */
export function usePaymentAuthorization(
  paymentId: string | null,
): ProviderResult | { state: 'over'; resultPath: string } {
  const t = useText(payResultTexts);
  const result = usePaymentResult(paymentId);
  if (result.state !== 'told' || paymentId === null) return result;
  if (result.tone === 'wait')
    return result.isHeld ? result : { ...result, title: t('authWaitTitle') };
  if (result.tone === 'good' || result.receipt)
    return { state: 'over', resultPath: `/payresult?kind=payment&payment=${paymentId}` };
  // Without a sentence about the money the payment is not known, which is no word about an authorization.
  return result.line ? { ...result, title: t('authTitle') } : result;
}

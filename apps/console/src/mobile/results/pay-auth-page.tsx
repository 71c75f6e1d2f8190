import { useText } from '../../lib/i18n.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import { ResultScreen } from './result-screen.tsx';

/** `/payauth`: a payment that its provider did not authorise. */
export default function PayAuthPage() {
  const t = useText(payResultTexts);
  return (
    <ResultScreen
      result={{ state: 'told', tone: 'bad', title: t('authTitle'), line: t('authLine') }}
      goOn={t('goOnPaying')}
      next={{ to: '/tableme', label: t('toOrders') }}
    />
  );
}

import { FlaskConical } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import './test-mark.css';

/** Beside the number of an order that was paid as a test: no money moved. */
export function TestMark({ isTest }: { isTest: boolean }) {
  const t = useText(orderTexts);
  if (!isTest) return null;
  return (
    <span className="test-mark" role="img" aria-label={t('testPayment')} title={t('testPayment')}>
      <FlaskConical size={14} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

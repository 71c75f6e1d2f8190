import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { usePaymentMode } from '../../lib/payment-mode.ts';
import { shellTexts } from '../../texts/shell.ts';
import './test-mode.css';

/** On every page of operators while payments are tests. */
export function TestMode() {
  const t = useText(shellTexts);
  const mode = usePaymentMode();
  if (!mode || mode.isLive) return null;
  return (
    <Link
      to="/operations/providers"
      className="test-mode line gap-8 wide-only"
      title={t('testMode')}
      aria-label={t('testMode')}
    >
      <FlaskConical size={16} strokeWidth={1.75} aria-hidden />
      <span className="test-mode-name">{t('testMode')}</span>
    </Link>
  );
}

import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { usePayoutAccount } from '../payouts/use-earnings.ts';

/** That buyers cannot pay into an account that is only paid out, and the way to link another one. */
export function PayableNeeded() {
  const t = useText(storeTexts);
  const accounts = usePayoutAccount().data?.accounts.filter(({ rail }) => rail !== 'bank_file');
  if (!accounts?.length || accounts.some(({ takesPayments }) => takesPayments)) return null;
  return (
    <p className="muted" role="note">
      {t('onlyPaidOut')} <Link to="/payment">{t('toPaymentAccount')}</Link>
    </p>
  );
}

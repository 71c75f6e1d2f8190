import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { platformPaymentTexts } from '../../texts/platform-payments.ts';
import './money-links.css';

/** Ways to an order, the list of payments with one of them, a payout and a dispute, where a row names them. */
export function MoneyLinks(of: {
  orderNumber?: string | null;
  paymentId?: string | null;
  payoutId?: string | null;
  disputeId?: string | null;
}) {
  const t = useText(platformPaymentTexts);
  const { orderNumber, paymentId, payoutId, disputeId } = of;
  return (
    <>
      {orderNumber && (
        <span className="block money-link">
          <Link to={`/operations/orders?order=${orderNumber}`}>{orderNumber}</Link>
        </span>
      )}
      {paymentId && (
        <small className="block money-link">
          <Link to={`/operations/payments?keywords=${paymentId}`}>
            {t('payment', { id: paymentId })}
          </Link>
        </small>
      )}
      {payoutId && (
        <small className="block money-link">
          <Link to={`/operations/payouts?payout=${payoutId}`}>{t('payout', { id: payoutId })}</Link>
        </small>
      )}
      {disputeId && (
        <small className="block money-link">
          <Link to={`/operations/disputes?dispute=${disputeId}`}>{t('dispute')}</Link>
        </small>
      )}
    </>
  );
}

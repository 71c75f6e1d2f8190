import type { SellerPaymentView } from '@vitrine/contract/shop/payments.ts';
import { useText } from '../../lib/i18n.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { usePaidWith } from './use-paid-with.ts';

const resultKeys = {
  paid: 'resultPaid',
  void: 'resultVoid',
  open: 'resultOpen',
  refunding: 'resultRefunding',
  refunded: 'resultRefunded',
} as const;

/** What was paid, order by order. */
export function PayReceipt({ payment }: { payment: SellerPaymentView }) {
  const t = useText(paymentTexts);
  const sayPaidWith = usePaidWith();
  const paidWith = payment.instrument ?? (payment.method === 'earnings' ? payment.method : null);
  return (
    <div className="receipt stack gap-6 above-16">
      <div className="receipt-lines">
        {payment.results.map((line) => (
          <div key={line.orderId}>
            <span>
              {line.product}{' '}
              <small className="faint nowrap">
                {[line.number, line.result === 'paid' ? '' : t(resultKeys[line.result])]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Money value={line.cost} />
          </div>
        ))}
      </div>
      {payment.offer && payment.offer.amount.amount > 0 && (
        <div className="earned">
          <span>
            {payment.offer.kind === 'free'
              ? t('offerFree')
              : t('offerPercent', { percent: payment.offer.percent })}
          </span>
          <Money
            value={{
              amount: -payment.offer.amount.amount,
              currency: payment.offer.amount.currency,
            }}
          />
        </div>
      )}
      <div className="total">
        <span>{t('receiptTotal')}</span>
        <Money kind="total" value={payment.total} />
      </div>
      {payment.refunded.amount > 0 && (
        <div>
          <span>{t('resultRefunded')}</span>
          <Money value={payment.refunded} />
        </div>
      )}
      {paidWith && (
        <div className="faint">
          <span>{t('paidWith')}</span>
          <span>{sayPaidWith(paidWith)}</span>
        </div>
      )}
      {payment.paidAt && (
        <div className="faint">
          <span>{t('paidAt')}</span>
          <DateTime value={payment.paidAt} isExact />
        </div>
      )}
    </div>
  );
}

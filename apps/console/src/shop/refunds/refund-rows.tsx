import type { OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { useText } from '../../lib/i18n.ts';
import { refundTexts } from '../../texts/refunds.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings: Readonly<Record<OrderRefunds['refunds'][number]['state'], Meaning>> = {
  due: 'moving',
  unknown: 'waiting',
  done: 'done',
  failed: 'failed',
};

interface RefundRowsProps {
  refunds: OrderRefunds;
  /** For users who may ask the provider again; of which side, if not of both. */
  onRetry?: ((refundId: string) => void) | undefined;
  retries?: 'buyer' | undefined;
}

/** What was paid for an order, and what of it went back. */
export function RefundRows({ refunds, onRetry, retries }: RefundRowsProps) {
  const t = useText(refundTexts);
  const { paid, side } = refunds;
  return (
    <>
      {paid && (
        <dl>
          <dt>{t(`paid_${side}`)}</dt>
          <dd>
            <Money value={paid.total} />
          </dd>
          {paid.refunded.amount > 0 && (
            <>
              <dt>{t('returned')}</dt>
              <dd>
                <Money value={paid.refunded} />
              </dd>
              <dt>{t('left')}</dt>
              <dd>
                <Money value={paid.left} />
              </dd>
            </>
          )}
        </dl>
      )}
      {refunds.refunds.length > 0 && (
        <ul className="stack gap-10">
          {refunds.refunds.map((refund) => (
            <li key={refund.id}>
              <span>
                <Money kind="inline" value={refund.amount} /> {t(`to_${refund.side}`)}
              </span>
              <StatusTag meaning={meanings[refund.state]}>{t(`state_${refund.state}`)}</StatusTag>
              <small>
                {[
                  t(`reason_${refund.cause}`),
                  refund.by,
                  ...refund.lines.map(({ name, quantity }) => `${quantity} × ${name}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {' · '}
                <DateTime value={refund.doneAt ?? refund.createdAt} />
              </small>
              {refund.reason && <p>{refund.reason}</p>}
              {refund.state === 'failed' && onRetry && (!retries || retries === refund.side) && (
                <button type="button" className="ask-button" onClick={() => onRetry(refund.id)}>
                  {t('retry')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

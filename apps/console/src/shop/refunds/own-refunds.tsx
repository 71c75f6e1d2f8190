import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import { askRefund, type OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { useId, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { ownRefundTexts, refundTexts } from '../../texts/refunds.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { RefundOverlay } from './refund-overlay.tsx';
import { RefundRows } from './refund-rows.tsx';
import { useOrderRefunds } from './use-order-refunds.ts';
import './refunds.css';

interface RequestProps {
  order: OrderDetail;
  onClose: () => void;
  onDone: (next: OrderRefunds) => void;
}

function RequestOverlay({ order, onClose, onDone }: RequestProps) {
  const t = useText(ownRefundTexts);
  const id = useId();
  const draft = useTyped(`refund-ask|${order.id}`, '');
  const { value: reason, type: setReason } = draft;
  const isSale = order.kind === 'sale' && order.settlementMode === 'platform';
  const asking = useApiMutation(askRefund, {
    onSuccess: (next) => {
      draft.forget();
      onDone(next);
    },
  });
  return (
    <Overlay
      as="dialog"
      title={t('askTitle', { number: order.number })}
      action={{
        label: t('askSend'),
        isDisabled: reason.trim().length < 3,
        isBusy: asking.isBusy,
        onPress: () =>
          void asking.run({ params: { orderId: order.id }, body: { reason: reason.trim() } }),
      }}
      onClose={onClose}
    >
      <div className="refund-plain stack gap-14">
        <RestoredLine isShown={draft.isRestored} onDiscard={draft.discard} />
        <p className="muted">{t(isSale ? 'askLineBuyer' : 'askLineSeller')}</p>
        <div>
          <label className="small faint pad-0 below-4" htmlFor={id}>
            {t('askReason')}
          </label>
          <textarea
            id={id}
            maxLength={300}
            required
            value={reason}
            placeholder={t('askPlaceholder')}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </div>
    </Overlay>
  );
}

/** What the owner asked of operators, and how they answered. */
function Request({ request }: { request: NonNullable<OrderRefunds['request']> }) {
  const t = useText(ownRefundTexts);
  return (
    <div className={request.state === 'open' ? 'refund-asked' : 'refund-asked is-answered'}>
      <b className="ink">{t(`request_${request.state}`)}</b>
      {request.reason}
      {request.answer && <p>{t('answer', { answer: request.answer })}</p>}
      <small>
        <DateTime value={request.answeredAt ?? request.createdAt} />
      </small>
    </div>
  );
}

/** What went back of an order, and the owner's ways to return more: himself where he sells, else by asking. */
export function OwnRefunds({ order }: { order: OrderDetail }) {
  const t = useText(ownRefundTexts);
  const tRefund = useText(refundTexts);
  const mayRefund = useHasPerm('shop:order:refund');
  const [popup, setPopup] = useState<'refund' | 'ask'>();
  const { refunds, show, retry } = useOrderRefunds(order.id, 'owner');
  const { data } = refunds;
  if (!data || (!data.refunds.length && !data.canRefund && !data.canAsk && !data.request))
    return null;
  const done = (next: OrderRefunds, words: string) => {
    setPopup(undefined);
    toast.success(words);
    void show(next);
  };
  const shared = { order, refunds: data, onClose: () => setPopup(undefined) };
  return (
    <section className="refunds" aria-label={tRefund('money')}>
      {(data.refunds.length > 0 || data.canRefund) && (
        <RefundRows
          refunds={data}
          onRetry={mayRefund && order.settlementMode === 'direct' ? retry : undefined}
          retries="buyer"
        />
      )}
      {data.request && <Request request={data.request} />}
      {mayRefund && (data.canRefund || data.canAsk) && (
        <div className="refunds-actions cluster stretched">
          {data.canRefund && (
            <button type="button" className="ask-button" onClick={() => setPopup('refund')}>
              {t('refundBuyer')}
            </button>
          )}
          {data.canAsk && (
            <button type="button" className="ask-button" onClick={() => setPopup('ask')}>
              {t(order.kind === 'sale' && order.settlementMode === 'platform' ? 'ask' : 'askOwn')}
            </button>
          )}
        </div>
      )}
      {popup === 'refund' && (
        <RefundOverlay {...shared} side="owner" onDone={(next) => done(next, tRefund('done'))} />
      )}
      {popup === 'ask' && (
        <RequestOverlay
          order={order}
          onClose={shared.onClose}
          onDone={(next) => done(next, t('asked'))}
        />
      )}
    </section>
  );
}

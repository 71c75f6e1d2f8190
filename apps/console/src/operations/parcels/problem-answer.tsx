import {
  closeParcelProblem,
  type ParcelProblemDetail,
  refundParcel,
  resendParcel,
} from '@vitrine/contract/shop/parcel-problems.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { parcelKeys } from '../../lib/query-keys/parcels.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { parcelTexts } from '../../texts/parcels.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { Button } from '../../ui/plain/button.tsx';

type Answer = 'resend' | 'refund';
const invalidates = [parcelKeys.all, platformKeys.all, orderKeys.all];

interface GoodsProps {
  lines: ParcelProblemDetail['lines'];
  units: Readonly<Record<string, number>>;
  onChange: (units: Record<string, number>) => void;
}

/** How many units of each line can be sold again. */
function Goods({ lines, units, onChange }: GoodsProps) {
  const t = useText(parcelTexts);
  return (
    <section className="stack gap-8" aria-label={t('goods')}>
      <b className="medium">{t('goods')}</b>
      <small className="muted">{t('goodsHint')}</small>
      {lines.map(({ lineId, name, quantity }) => (
        <div className="line between gap-12" key={lineId}>
          <span>{name}</span>
          <Select
            aria-label={t('cameBack', { name })}
            value={units[lineId] ?? 0}
            onChange={(value) => onChange({ ...units, [lineId]: value })}
            options={Array.from({ length: quantity + 1 }, (_none, value) => ({
              value,
              label: String(value),
            }))}
            style={{ width: 88 }}
          />
        </div>
      ))}
    </section>
  );
}

/** The three ways to resolve a problem: send the units again, refund them, or let the parcel go on. */
export function ProblemAnswer({ problem }: { problem: ParcelProblemDetail }) {
  const t = useText(parcelTexts);
  const money = useMoneyText();
  const { id, kind, lines, refund, can, order, trackingNumber: tracking } = problem;
  const [answer, setAnswer] = useState<Answer>();
  const [units, setUnits] = useState<Record<string, number>>(() =>
    Object.fromEntries(
      lines.map(({ lineId, quantity }) => [lineId, kind === 'lost' ? 0 : quantity]),
    ),
  );
  const closing = useApiMutation(closeParcelProblem, {
    invalidates,
    success: t('done_found', { tracking }),
  });
  const resending = useApiMutation(resendParcel, {
    invalidates,
    success: t('done_resent', { number: order.number }),
  });
  const refunding = useApiMutation(refundParcel, {
    invalidates,
    success: t('done_refunded', { number: order.number }),
  });
  const restocked = lines.map(({ lineId }) => ({ lineId, quantity: units[lineId] ?? 0 }));
  const params = { id };
  const isShort = lines.some(
    ({ lineId, quantity, refundedBefore, available }) =>
      quantity - refundedBefore > available + (units[lineId] ?? 0),
  );
  const send = () =>
    answer === 'resend'
      ? resending.run({ params, body: { restocked } })
      : refunding.run({ params, body: { restocked, expected: refund } } as never);
  if (!answer)
    return (
      <>
        {!can.refund && <p className="muted">{t('nothingLeft')}</p>}
        <p className="cluster gap-10">
          <Button className="btn primary" onClick={() => setAnswer('resend')}>
            {t('resend')}
          </Button>
          {can.refund && (
            <Button className="btn" onClick={() => setAnswer('refund')}>
              {t('refund')}
            </Button>
          )}
          <AnchoredQuestion
            title={t('foundTitle', { tracking })}
            action={t('found')}
            onConfirm={() => closing.run({ params, body: {} })}
            trigger={
              <button type="button" className="btn">
                {t('found')}
              </button>
            }
          >
            {t('foundLine')}
          </AnchoredQuestion>
        </p>
      </>
    );
  return (
    <form
      className="stack gap-12"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="muted">{t(answer === 'resend' ? 'resendHint' : `refundHint_${kind}`)}</p>
      {kind !== 'lost' && <Goods lines={lines} units={units} onChange={setUnits} />}
      {answer === 'resend' && isShort && (
        <p className="danger-text" role="status">
          {t('resendShort')}
        </p>
      )}
      {answer === 'refund' && refund.buyer && (
        <b>{t('toBuyer', { amount: money(refund.buyer) })}</b>
      )}
      {answer === 'refund' && refund.owner && (
        <b>{t('toOwner', { amount: money(refund.owner) })}</b>
      )}
      <p className="cluster gap-10">
        <Button
          type="submit"
          className="btn primary"
          isBusy={resending.isBusy || refunding.isBusy}
          disabled={answer === 'resend' && isShort}
        >
          {t(answer)}
        </Button>
        <Button className="btn" onClick={() => setAnswer(undefined)}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}

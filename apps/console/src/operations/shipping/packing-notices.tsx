import { releaseHold } from '@vitrine/contract/shop/ship-queue.ts';
import { Alert, Button } from 'antd';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { returnTexts } from '../../texts/returns.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import type { Packing } from './use-packing.ts';

interface PackingNoticesProps {
  packing: Packing;
  isLocked: boolean;
  mayFulfil: boolean;
  takeOver: { isBusy: boolean; run: () => unknown };
}

/** Why an order that is open cannot be shipped: it was cancelled, shipped or refunded meanwhile, or awaits a payment. */
function useClosedText({ order, replacement }: Packing): string | undefined {
  const t = useText(shipQueueTexts);
  const clock = useClock();
  if (order.can.ship || replacement) return order.isTest ? t('isTest') : undefined;
  if (order.cancelledAt) return t('cancelled');
  if (order.awaiting) return t(order.awaiting === 'buyer' ? 'awaitingBuyer' : 'awaitingSeller');
  const shipped = order.timeline.findLast(
    ({ kind }) => kind === 'shipped' || kind === 'part_shipped',
  );
  if (shipped && order.status !== 3)
    return t('wasShipped', {
      name: shipped.by ?? shipped.carrier ?? '',
      time: clock.write('shortDayTime', shipped.at),
    });
  return t('closed');
}

/** Reasons against packing the order: a colleague packs it, it is on hold, or it is over. */
export function PackingNotices({ packing, isLocked, mayFulfil, takeOver }: PackingNoticesProps) {
  const t = useText(shipQueueTexts);
  const { order, packer, hold, replacement } = packing;
  const tReturn = useText(returnTexts);
  const isDue = order.can.ship || replacement !== null;
  const closed = useClosedText(packing);
  const releasing = useApiMutation(releaseHold, {
    invalidates: [platformKeys.shipQueue(), platformKeys.shipQueueCounts],
  });
  return (
    <>
      {closed && <Alert type={isDue ? 'warning' : 'error'} showIcon title={closed} />}
      {replacement && (
        <Alert
          type="info"
          showIcon
          title={t('replacementOf', { reason: tReturn(`${replacement.reason}_reason`) })}
          action={
            <a className="link small" href={`#/operations/returns?return=${replacement.returnId}`}>
              {t('openReturn')}
            </a>
          }
        />
      )}
      {isLocked && packer && (
        <Alert
          type="info"
          showIcon
          title={t('packsNow', { name: packer.name })}
          action={
            mayFulfil && (
              <Button size="small" loading={takeOver.isBusy} onClick={takeOver.run}>
                {t('takeOver')}
              </Button>
            )
          }
        />
      )}
      {hold && isDue && (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              {t('onHold', { reason: t(`reason_${hold.reason}`) })}
              <span className="block small muted">
                {[hold.note, hold.by].filter(Boolean).join(' · ')}
              </span>
            </>
          }
          action={
            mayFulfil && (
              <Button
                size="small"
                loading={releasing.isBusy}
                onClick={() => void releasing.run({ params: { orderId: order.id } })}
              >
                {t('releaseHold')}
              </Button>
            )
          }
        />
      )}
    </>
  );
}

import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { SlipButton } from './slip-button.tsx';
import type { Packing } from './use-packing.ts';

/** The order that is open, its day and its store, with its packing slip. */
export function PackingHead({ packing }: { packing: Packing }) {
  const t = useText(shipQueueTexts);
  const { order, group, replacement } = packing;
  return (
    <header className="packing-head">
      <h2 className="h2 num nowrap">{order.number}</h2>
      {group && (
        <StatusTag meaning={group === 'late' ? 'failed' : 'waiting'}>
          {t(`group_${group}`)}
        </StatusTag>
      )}
      {replacement && <StatusTag hasDot={false}>{t('replacement')}</StatusTag>}
      <span className="small muted truncate">{order.store.name}</span>
      {(order.status === 1 || order.status === 2) && <SlipButton orderId={order.id} />}
    </header>
  );
}

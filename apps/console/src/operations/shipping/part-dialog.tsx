import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { Form } from 'antd';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { NumberField, numberRule } from '../../ui/number-field.tsx';

interface PartDialogProps {
  order: PlatformOrderDetail;
  isOpen: boolean;
  onClose: () => void;
  /** Nothing where all that is left goes into the parcel. */
  onChosen: (lines: { lineId: string; quantity: number }[] | undefined) => void;
}

/** Which units go into the next parcel; the others stay in the queue. */
export function PartDialog({ order, isOpen, onClose, onChosen }: PartDialogProps) {
  const t = useText(shipQueueTexts);
  const open = order.lines.filter(({ toShip }) => toShip > 0);
  return (
    <FormPanel<{ quantities: Record<string, number> }>
      as="dialog"
      size={480}
      name={`ship-part|${order.id}|${order.shipments.length}`}
      title={t('part')}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ quantities: Object.fromEntries(open.map(({ id, toShip }) => [id, toShip])) }}
      action={t('partChosen')}
      success={null}
      hint={t('partLine')}
      save={({ quantities }) => {
        const lines = open.flatMap(({ id }) =>
          quantities[id] ? [{ lineId: id, quantity: quantities[id] }] : [],
        );
        if (!lines.length) {
          toast.warning(t('partNone'));
          return Promise.resolve(undefined);
        }
        const isAll = open.every(({ id, toShip }) => quantities[id] === toShip);
        onChosen(isAll ? undefined : lines);
        return Promise.resolve(true);
      }}
    >
      {open.map((line) => (
        <Form.Item
          key={line.id}
          name={['quantities', line.id]}
          label={[line.name, line.option].filter(Boolean).join(' · ')}
          extra={t('leftOf', { left: line.toShip, all: line.quantity })}
          rules={[numberRule(line.name)]}
        >
          <NumberField field="parcel-quantity" max={line.toShip} style={{ width: 180 }} />
        </Form.Item>
      ))}
    </FormPanel>
  );
}

import { type ShipHoldReason, shipHoldReasons } from '@vitrine/contract/shop/ship-holds.ts';
import { holdOrder } from '@vitrine/contract/shop/ship-queue.ts';
import { Form, Input, Select } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { FormPanel } from '../../ui/form-panel.tsx';

interface HoldDialogProps {
  order: { id: string; number: string };
  isOpen: boolean;
  onClose: () => void;
  onHeld: () => void;
}

/** Why an order cannot be shipped for now: it leaves the queue until a user puts it back. */
export function HoldDialog({ order, isOpen, onClose, onHeld }: HoldDialogProps) {
  const t = useText(shipQueueTexts);
  return (
    <FormPanel<{ reason: ShipHoldReason; note: string }>
      as="dialog"
      size={440}
      name={`ship-hold|${order.id}`}
      title={t('holdTitle', { number: order.number })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ reason: 'missing', note: '' }}
      action={t('hold')}
      success={t('held', { number: order.number })}
      invalidates={[platformKeys.shipQueue(), platformKeys.shipQueueCounts]}
      hint={t('holdLine')}
      save={async (body, options) => {
        await api.call(holdOrder, { params: { orderId: order.id }, body }, options);
        onHeld();
        return body;
      }}
    >
      <Form.Item name="reason" label={t('reason')}>
        <Select
          options={shipHoldReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="note" label={t('holdNote')}>
        <Input maxLength={300} autoComplete="off" />
      </Form.Item>
    </FormPanel>
  );
}

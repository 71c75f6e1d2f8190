import type { PurchaseOrderDetail } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';

interface ReceiveDialogProps {
  purchase: PurchaseOrderDetail;
  isBusy: boolean;
  onClose: () => void;
  onReceive: (lines: { lineId: string; quantity: number }[]) => void;
}

/** How many units of each line arrived: all that are open until a user counts fewer. */
export function ReceiveDialog({ purchase, isBusy, onClose, onReceive }: ReceiveDialogProps) {
  const t = useText(purchaseTexts);
  const open = purchase.lines.filter((line) => line.open > 0);
  const [units, setUnits] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(open.map((line) => [line.id, line.open])),
  );
  const lines = open.flatMap(({ id }) => {
    const quantity = units[id] ?? 0;
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });
  return (
    <Overlay
      isOpen
      as="dialog"
      title={t('receiveTitle')}
      onClose={onClose}
      action={{
        label: t('receive'),
        isBusy,
        isDisabled: lines.length === 0,
        onPress: () => onReceive(lines),
      }}
    >
      <p className="muted">{t('receiveLine')}</p>
      <ul className="purchase-lines">
        {open.map((line) => (
          <li className="line gap-12" key={line.id}>
            <span className="grow slim">
              <ProductCell
                url={line.image?.url}
                focus={line.image}
                name={line.name}
                note={[line.option, line.order.number].filter(Boolean).join(' · ')}
                size="list"
              />
            </span>
            <Select
              aria-label={t('unitsOf', { product: line.name })}
              value={units[line.id] ?? 0}
              onChange={(value) => setUnits((before) => ({ ...before, [line.id]: value }))}
              options={Array.from({ length: line.open + 1 }, (_one, value) => ({
                value,
                label: String(value),
              }))}
            />
          </li>
        ))}
      </ul>
    </Overlay>
  );
}

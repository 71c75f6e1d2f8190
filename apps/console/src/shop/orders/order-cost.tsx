import type { OrderRow } from '@vitrine/contract/shop/orders.ts';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';

/** The cost of an order; below it the amount that the owner paid, if the welcome offer paid a part. */
export function OrderCost({ row }: { row: Pick<OrderRow, 'cost' | 'due' | 'offer'> }) {
  const t = useText(orderTexts);
  const money = useMoneyText();
  const { cost, due, offer } = row;
  return (
    <>
      <Money value={cost} />
      {offer && (
        <small className="faint num">
          {t('paidOf', { amount: money({ ...due, amount: due.amount - offer.amount }) })}
        </small>
      )}
    </>
  );
}

import type { Sale } from '@vitrine/contract/shop/sales.ts';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { salesTexts } from '../../texts/sales.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';

/** What a sale consists of: what came in, what it cost, and whether that is paid. */
export function useSaleNote(): (sale: Sale) => string {
  const t = useText(salesTexts);
  const money = useMoneyText();
  return ({ sellingTotal, cost, settlementMode, sellerPayment }) => {
    const values = { sold: money(sellingTotal), cost: money(cost) };
    if (settlementMode !== 'direct') return t('platformSale', values);
    return t(sellerPayment === 'unpaid' ? 'directSaleDue' : 'directSale', values);
  };
}

/** One paid order: what it was, what buyers paid, what it cost, what is left. */
export function SaleRow({ sale }: { sale: Sale }) {
  const note = useSaleNote();
  return (
    <li className="movement sale">
      <ProductCell
        url={sale.imageUrl}
        size="list"
        name={<Link to={`/order?order=${sale.number}`}>{sale.product}</Link>}
        note={note(sale)}
      />
      <small className="t3">
        <DateTime value={sale.paidAt} /> · {sale.number}
      </small>
      <span className="amount">
        <Money value={sale.profit} isSigned className="earned" />
      </span>
    </li>
  );
}

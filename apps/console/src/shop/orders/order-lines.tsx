import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { Money } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import './orders.css';

type Line = Pick<
  OrderDetail['lines'][number],
  | 'id'
  | 'name'
  | 'option'
  | 'imageUrl'
  | 'focusX'
  | 'focusY'
  | 'quantity'
  | 'sellingTotal'
  | 'platformTotal'
>;

/** What was ordered, and what each line sold for; an own order has platform prices only. Operators pack by the SKU. */
export function OrderLines({ lines }: { lines: readonly (Line & { sku?: string })[] }) {
  const t = useText(orderTexts);
  return (
    <ul className="order-lines stack gap-12">
      {lines.map((line) => (
        <li className="line gap-12 between" key={line.id}>
          <ProductCell
            url={line.imageUrl}
            focus={line}
            size="drawer"
            name={line.name}
            note={[line.option, t('lineQuantity', { count: line.quantity })]
              .filter(Boolean)
              .join(' · ')}
            tail={line.sku}
          />
          <Money value={line.sellingTotal ?? line.platformTotal} />
        </li>
      ))}
    </ul>
  );
}

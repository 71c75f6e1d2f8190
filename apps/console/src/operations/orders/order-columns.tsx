import type { PlatformOrderRow } from '@vitrine/contract/shop/fulfilment.ts';
import { StickyNote } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { TestMark } from '../../shop/orders/test-mark.tsx';
import { operationsTexts } from '../../texts/operations.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { orderTexts } from '../../texts/orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { Money } from '../../ui/money.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import type { Column } from '../../ui/table/use-columns.tsx';
import { PlatformStatusTag } from './platform-status.tsx';
import './order-desk.css';

/** The columns of the operators' list of orders; one for tags where any order has them. */
export function useOrderColumns(hasTags: boolean): readonly Column<PlatformOrderRow>[] {
  const t = useText(operationsTexts);
  const tDesk = useText(orderDeskTexts);
  const tOrder = useText(orderTexts);
  return [
    {
      key: 'product',
      title: tOrder('product'),
      width: 280,
      render: (_value, row) => (
        <ProductCell
          url={row.product.imageUrl}
          focus={row.product}
          name={<RowLink>{row.product.name}</RowLink>}
          note={[row.product.option, row.moreLines ? tOrder('more', { count: row.moreLines }) : '']
            .filter(Boolean)
            .join(' · ')}
          tail={row.number}
          mark={
            <>
              <TestMark isTest={row.isTest} />
              {row.openNotes > 0 && (
                <StickyNote
                  size={15}
                  className="amber-text rigid"
                  role="img"
                  aria-label={tDesk('noteCount', { count: row.openNotes })}
                />
              )}
            </>
          }
        />
      ),
    },
    {
      key: 'quantity',
      title: tOrder('quantity'),
      dataIndex: 'units',
      align: 'end',
      width: 64,
      className: 'num',
    },
    {
      key: 'store',
      title: t('store'),
      width: 100,
      render: (_value, row) => (
        <span className="truncate" title={row.store.name}>
          {row.store.name}
        </span>
      ),
    },
    {
      key: 'shipTo',
      title: t('shipTo'),
      // One line each, so that every row is as high as the next; the title has all of it.
      render: (_value, row) => {
        const place = `${row.shipTo.city}, ${row.shipTo.countryCode}`;
        return (
          <>
            <span className="truncate" title={row.shipTo.name}>
              {row.shipTo.name}
            </span>
            <small className="truncate" title={place}>
              {place}
            </small>
          </>
        );
      },
    },
    ...(hasTags
      ? [
          {
            key: 'tags',
            title: tDesk('tags'),
            width: 100,
            render: (_value: unknown, row: PlatformOrderRow) =>
              row.tags.length > 0 && (
                <span className="truncate" title={row.tags.join(', ')}>
                  {row.tags.join(', ')}
                </span>
              ),
          },
        ]
      : []),
    {
      key: 'platformPrice',
      title: tOrder('platformPrice'),
      align: 'end',
      width: 130,
      render: (_value, row) => <Money value={row.platformTotal} />,
    },
    {
      key: 'orderTime',
      title: tOrder('orderTime'),
      sorts: { asc: { direction: 'ASC' }, desc: { direction: 'DESC' } },
      render: (_value, row) => <DateTime value={row.placedAt} />,
      width: 140,
    },
    {
      key: 'fulfilment',
      title: t('fulfilment'),
      width: 115,
      // Nothing is packed for a closed order that never left.
      render: (_value, row) =>
        row.status === 3 && (row.fulfilment === 'waiting' || row.fulfilment === 'processing')
          ? '–'
          : t(row.fulfilment === 'waiting' ? 'waitingState' : row.fulfilment),
    },
    {
      key: 'status',
      title: tOrder('status'),
      fixed: 'end',
      width: 150,
      render: (_value, row) => <PlatformStatusTag order={row} />,
    },
  ];
}

import { useQuery } from '@tanstack/react-query';
import {
  countStockLevels,
  listStockLevels,
  stockStates,
} from '@vitrine/contract/shop/stock-levels.ts';
import { restockVariants } from '@vitrine/contract/shop/variant-bulk.ts';
import { limitVariants } from '@vitrine/contract/shop/variant-limits.ts';
import { Button, Tabs } from 'antd';
import { ClipboardList } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { listTexts } from '../../texts/lists.ts';
import { stockTexts } from '../../texts/stock.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { createBulkAct } from '../../ui/list/bulk/bulk-act.ts';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import type { Column } from '../../ui/table/use-columns.tsx';
import { LimitCell, Refill, type StockRow } from './stock-cells.tsx';
import './stock.css';

const emptyTexts = { all: 'none', low: 'noneLow', out: 'noneOut' } as const;

/** The stock of all variants on sale: in the warehouse, reserved and available, and which run low. */
export function StockList() {
  const t = useText(stockTexts);
  const tList = useText(listTexts);
  const address = useAddress();
  const mayEdit = useHasPerm('platform:catalogue:edit');
  const stock = stockStates.find((one) => one === address.read('stock'));
  const counts = useQuery({
    queryKey: platformKeys.stock('counts'),
    queryFn: ({ signal }) => api.read(countStockLevels, {}, signal),
  }).data;
  const describe = ({ from, to }: { from: number; to: number }) =>
    tList('fromTo', { from: String(from), to: String(to) });
  const numbers = { align: 'end', className: 'num' } as const;
  const refill: Column<StockRow> = {
    key: 'now',
    title: t('now'),
    width: 220,
    align: 'end',
    render: (_value, row) => <Refill key={row.id} row={row} />,
  };
  return (
    <>
      <PageHead
        title={t('title')}
        line={counts && t('line', { count: counts.lowLimit })}
        actions={
          <Button
            icon={<ClipboardList size={16} aria-hidden />}
            onClick={() => address.change({ view: 'counts', stock: undefined, ...firstPage })}
          >
            {t('counts')}
          </Button>
        }
      />
      <Tabs
        activeKey={stock ?? 'all'}
        onChange={(key) => address.change({ stock: key === 'all' ? undefined : key, ...firstPage })}
        items={[
          { key: 'all', label: <CountedLabel text={t('tabAll')} count={counts?.all} /> },
          { key: 'low', label: <CountedLabel text={t('tabLow')} count={counts?.low} isWaiting /> },
          {
            key: 'out',
            label: <CountedLabel text={t('tabOut')} count={counts?.soldOut} isWaiting />,
          },
        ]}
      />
      <ListPage
        key={stock ?? 'all'}
        name="operations-stock"
        list={listStockLevels}
        keyOf={platformKeys.stock}
        fixed={stock ? { stock } : {}}
        emptyText={t(emptyTexts[stock ?? 'all'])}
        noneFoundText={t('notFound')}
        minWidth={970}
        nameOf={({ name, label }) => [name, label].filter(Boolean).join(' · ')}
        bulk={[
          createBulkAct<typeof restockVariants>({
            label: t('restock'),
            endpoints: restockVariants,
            body: {},
            hint: t('restockHint'),
            input: { kind: 'units', name: 'onHand', label: t('now') },
            describe,
            invalidates: [platformKeys.all],
          }),
          createBulkAct<typeof limitVariants>({
            label: t('setLimit'),
            endpoints: limitVariants,
            body: {},
            hint: t('limitHint'),
            input: { kind: 'units', name: 'lowLimit', label: t('limit') },
            describe,
            invalidates: [platformKeys.all],
          }),
        ]}
        filters={[{ name: 'keywords', kind: 'words', label: t('search'), maxLength: 100 }]}
        columns={[
          {
            key: 'product',
            title: t('product'),
            render: (_value, row) => (
              <ProductCell
                url={row.image?.url ?? null}
                name={row.name}
                note={[row.label, row.sku].filter(Boolean).join(' · ')}
                isWhole
              />
            ),
          },
          { key: 'onHand', title: t('onHand'), dataIndex: 'onHand', width: 120, ...numbers },
          {
            key: 'held',
            title: t('held'),
            onHeaderCell: () => ({ title: t('heldHint') }),
            dataIndex: 'held',
            width: 110,
            ...numbers,
          },
          {
            key: 'available',
            title: t('available'),
            width: 110,
            ...numbers,
            render: (_value, { available, isLow }) => (
              <b className={available <= 0 ? 'danger-text' : isLow ? 'amber-text' : ''}>
                {available}
              </b>
            ),
          },
          {
            key: 'limit',
            title: t('limit'),
            width: 130,
            ...numbers,
            render: (_value, row) => <LimitCell row={row} mayEdit={mayEdit} />,
          },
          ...(mayEdit ? [refill] : []),
        ]}
      />
    </>
  );
}

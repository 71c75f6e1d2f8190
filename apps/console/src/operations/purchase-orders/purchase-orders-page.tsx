import { useQuery } from '@tanstack/react-query';
import { countPurchaseOrders, pagePurchaseOrders } from '@vitrine/contract/shop/purchase-orders.ts';
import { Button, Tabs } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { purchaseKeys } from '../../lib/query-keys/purchase-orders.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { type ListFilter, readListQuery } from '../../ui/list/list-filters.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SupplierSelect } from '../catalogue/suppliers/supplier-select.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { PurchaseDrawer } from './purchase-drawer.tsx';
import { PurchaseStateTag } from './purchase-state.tsx';

const tabs = ['open', 'undecided', 'ended', 'all'] as const;

/** The goods that suppliers are to deliver for paid orders: missing units wait in a separate tab. */
export default function PurchaseOrdersPage() {
  const t = useText(purchaseTexts);
  const address = useAddress();
  const clock = useClock();
  const [isProposing, setProposing] = useState(false);
  const filters: readonly ListFilter[] = [
    { name: 'keywords', kind: 'words', label: t('search'), maxLength: 100 },
    {
      name: 'supplierId',
      param: 'supplier',
      kind: 'own',
      accepts: /^[1-9]\d{0,17}$/,
      draw: ({ supplierId = '' }, change) => (
        <SupplierSelect
          isNarrow
          label={t('supplier')}
          anyLabel={t('anySupplier')}
          value={supplierId}
          onChange={(supplier) => change({ supplierId: supplier?.id })}
        />
      ),
    },
  ];
  const search = readListQuery(filters, address.read, clock.zone);
  const counts = useQuery({
    queryKey: purchaseKeys.counts(search),
    queryFn: ({ signal }) => api.read(countPurchaseOrders, { query: search }, signal),
  }).data;
  const tab =
    tabs.find((one) => one === address.read('tab')) ?? (address.read('keywords') ? 'all' : 'open');
  const opened = address.read('purchase') || undefined;
  const open = (id: string | undefined) => address.change({ purchase: id });
  return (
    <>
      <PageHead
        title={t('title')}
        line={t('line')}
        actions={
          <HasPerm value="platform:purchase-order:add">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setProposing(true)}
            >
              {t('create')}
            </Button>
          </HasPerm>
        }
      />
      <Tabs
        activeKey={tab}
        onChange={(key) => address.change({ tab: key, purchase: undefined, ...firstPage })}
        items={tabs.map((key) => ({
          key,
          label: (
            <CountedLabel
              text={t(`group_${key}`)}
              count={counts?.[key]}
              isWaiting={key === 'undecided'}
            />
          ),
        }))}
      />
      <ListPage
        key={tab}
        name="operations-purchase-orders"
        list={pagePurchaseOrders}
        keyOf={purchaseKeys.page}
        fixed={tab === 'all' ? {} : { group: tab }}
        emptyText={t(tab === 'undecided' ? 'noneUndecided' : 'none')}
        noneFoundText={t('noneFound')}
        minWidth={980}
        nameOf={({ number }) => number}
        onOpen={({ id }) => open(id)}
        filters={filters}
        columns={[
          {
            key: 'number',
            title: t('number'),
            width: 150,
            render: (_value, row) => <RowLink>{row.number}</RowLink>,
          },
          { key: 'supplier', title: t('supplier'), render: (_value, row) => row.supplier.name },
          {
            key: 'orders',
            title: t('orders'),
            width: 110,
            align: 'end',
            className: 'num',
            dataIndex: 'orderCount',
          },
          {
            key: 'units',
            title: t('units'),
            width: 150,
            align: 'end',
            className: 'num',
            render: (_value, row) => t('openOf', { open: row.openCount, all: row.unitCount }),
          },
          {
            key: 'total',
            title: t('total'),
            width: 140,
            align: 'end',
            render: (_value, row) => <Money kind="total" value={row.total} />,
          },
          {
            key: 'sentAt',
            title: t('sentAt'),
            width: 160,
            render: (_value, row) =>
              row.sentAt ? <DateTime value={row.sentAt} /> : <span className="faint">–</span>,
          },
          {
            key: 'state',
            title: t('state'),
            width: 190,
            render: (_value, row) => (
              <PurchaseStateTag state={row.state} undecidedCount={row.undecidedCount} />
            ),
          },
        ]}
      />
      <PurchaseDrawer id={opened} onOpen={open} onClose={() => open(undefined)} />
      {isProposing && (
        <ProposalDialog
          onClose={() => setProposing(false)}
          onCreated={([first, ...others]) => {
            setProposing(false);
            address.change({ tab: 'open', purchase: others.length ? undefined : first?.id });
          }}
        />
      )}
    </>
  );
}

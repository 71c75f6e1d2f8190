import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { changeVariant, listSoldOutVariants } from '@vitrine/contract/shop/catalogue.ts';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { stockTexts } from '../../texts/stock.ts';
import { FindField } from '../../ui/find-field.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import './stock.css';

type Row = EndpointAnswer<typeof listSoldOutVariants>['list'][number];

function Refill({ row }: { row: Row }) {
  const t = useText(stockTexts);
  const [units, setUnits] = useState<number | null | undefined>(null);
  const isEnough = typeof units === 'number' && units >= row.held && units !== row.onHand;
  const saving = useApiMutation((onHand: number) => api.call(changeVariant, { params: { id: row.id }, body: { onHand } }), {
    success: (_answer, count) => t(count > row.held ? 'saved' : 'savedNone', { name: row.name, count }),
    onSuccess: () => setUnits(null),
    invalidates: [platformKeys.all],
  });
  const save = () => {
    if (isEnough) void saving.run(units);
  };
  return (
    <span className="stock-refill">
      <NumberField
        field="stock-quantity"
        aria-label={`${t('now')}: ${row.name} ${row.label}`}
        value={units}
        onChange={setUnits}
        onPressEnter={save}
      />
      <Button disabled={!isEnough} loading={saving.isBusy} onClick={save}>
        {t('save')}
      </Button>
    </span>
  );
}

/** What nobody can buy for want of units, and the way to stock it up. */
export default function OperationsStock() {
  const t = useText(stockTexts);
  const mayEdit = useHasPerm('platform:catalogue:edit');
  const { read, change } = useAddress();
  const words = read('keywords').slice(0, 100).trim();
  const columns: TableColumnsType<Row> = [
    { title: t('product'), render: (_value, row) => <ProductCell url={row.image?.url ?? null} name={row.name} note={row.label} /> },
    { title: t('sku'), dataIndex: 'sku', width: 220 },
    { title: t('onHand'), dataIndex: 'onHand', width: 150, align: 'end', className: 'num' },
    { title: t('held'), dataIndex: 'held', width: 120, align: 'end', className: 'num' },
    ...(mayEdit
      ? [
          {
            title: t('now'),
            width: 250,
            fixed: 'end' as const,
            align: 'end' as const,
            render: (_value: unknown, row: Row) => <Refill key={row.id} row={row} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead title={t('title')} line={t(mayEdit ? 'line' : 'lineReadOnly')} />
      <PagedTable<Row>
        queryKey={platformKeys.stock(words)}
        load={(page, signal) => api.read(listSoldOutVariants, { query: { ...page, ...(words ? { keywords: words } : {}) } }, signal)}
        columns={columns}
        minWidth={980}
        emptyText={t(words ? 'notFound' : 'none')}
        filters={<FindField label={t('search')} initial={words} maxLength={100} onFind={(value) => change({ keywords: value.trim() })} />}
      />
    </>
  );
}

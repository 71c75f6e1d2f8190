import { changeVariant, listSoldOutVariants } from '@vitrine/contract/shop/sold-out-variants.ts';
import { restockVariants } from '@vitrine/contract/shop/variant-bulk.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { listTexts } from '../../texts/lists.ts';
import { stockTexts } from '../../texts/stock.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { createBulkAct } from '../../ui/list/bulk/bulk-act.ts';
import { ListPage, type RowOf } from '../../ui/list/list-page.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import type { Column } from '../../ui/table/use-columns.tsx';
import './stock.css';

type Row = RowOf<typeof listSoldOutVariants>;

function Refill({ row }: { row: Row }) {
  const t = useText(stockTexts);
  const [units, setUnits] = useState<number | null | undefined>(null);
  const isEnough = typeof units === 'number' && units >= row.held && units !== row.onHand;
  const saving = useApiMutation(
    (onHand: number) => api.call(changeVariant, { params: { id: row.id }, body: { onHand } }),
    {
      success: (_answer, count) =>
        t(count > row.held ? 'saved' : 'savedNone', { name: row.name, count }),
      onSuccess: () => setUnits(null),
      invalidates: [platformKeys.all],
    },
  );
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

/** Variants without stock, and how to restock them. */
export default function OperationsStock() {
  const t = useText(stockTexts);
  const tList = useText(listTexts);
  const mayEdit = useHasPerm('platform:catalogue:edit');
  const refill: Column<Row> = {
    key: 'now',
    title: t('now'),
    width: 250,
    fixed: 'end',
    align: 'end',
    render: (_value, row) => <Refill key={row.id} row={row} />,
  };
  return (
    <>
      <PageHead title={t('title')} line={t(mayEdit ? 'line' : 'lineReadOnly')} />
      <ListPage
        name="operations-stock"
        list={listSoldOutVariants}
        keyOf={platformKeys.stock}
        emptyText={t('none')}
        noneFoundText={t('notFound')}
        minWidth={980}
        nameOf={({ name, label }) => [name, label].filter(Boolean).join(' · ')}
        bulk={[
          createBulkAct<typeof restockVariants>({
            label: t('restock'),
            endpoints: restockVariants,
            body: {},
            hint: t('restockHint'),
            input: { kind: 'units', name: 'onHand', label: t('now') },
            describe: ({ from, to }) => tList('fromTo', { from: String(from), to: String(to) }),
            invalidates: [platformKeys.all],
          }),
        ]}
        filters={[{ name: 'keywords', kind: 'words', label: t('search'), maxLength: 100 }]}
        columns={[
          {
            key: 'product',
            title: t('product'),
            render: (_value, row) => (
              <ProductCell url={row.image?.url ?? null} name={row.name} note={row.label} />
            ),
          },
          { key: 'sku', title: t('sku'), dataIndex: 'sku', width: 220 },
          {
            key: 'onHand',
            title: t('onHand'),
            dataIndex: 'onHand',
            width: 150,
            align: 'end',
            className: 'num',
          },
          {
            key: 'held',
            title: t('held'),
            dataIndex: 'held',
            width: 120,
            align: 'end',
            className: 'num',
          },
          ...(mayEdit ? [refill] : []),
        ]}
      />
    </>
  );
}

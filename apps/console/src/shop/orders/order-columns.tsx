import { Checkbox, Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import { orderTexts } from '../../texts/orders.ts';
import { type OrderColumn, orderColumns, parseHiddenColumns, toggleColumn, writeHiddenColumns } from './order-columns.rules.ts';

const key = 'orderColumnsHidden';

/** The columns that this browser hides. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState(() => parseHiddenColumns(readStored(key)));
  const toggle = (column: OrderColumn) => {
    const next = toggleColumn(hidden, column);
    writeStored(key, writeHiddenColumns(next));
    setHidden(next);
  };
  return { hidden, toggle };
}

/** Chooses the columns of the order list. */
export function OrderColumns({ hidden, onToggle }: { hidden: ReadonlySet<OrderColumn>; onToggle: (column: OrderColumn) => void }) {
  const t = useText(orderTexts);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <fieldset className="order-columns">
          <legend>{t('columns')}</legend>
          {orderColumns.map((column) => (
            <Checkbox key={column} checked={!hidden.has(column)} onChange={() => onToggle(column)}>
              {t(column)}
            </Checkbox>
          ))}
        </fieldset>
      }
    >
      <button type="button" className="btn order-columns-button" aria-label={t('columns')} title={t('columns')}>
        <Columns3 size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Popover>
  );
}

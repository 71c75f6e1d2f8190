import { Button, Checkbox, Popover, type TableColumnsType } from 'antd';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import { tableTexts } from '../../texts/tables.ts';
import { readHidden, toggleColumn } from './columns.rules.ts';
import './table-tools.css';

export type Column<Row> = TableColumnsType<Row>[number] & {
  key: string;
  title: string;
  /** Cannot be hidden. */
  isKept?: boolean;
};

/**
 * The columns of a table that the person wants to see, and the chooser. The first one names the row and always stays;
 * the choice is kept in this browser.
 */
export function useColumns<Row>(
  table: string,
  columns: readonly Column<Row>[],
  /** The chooser has its name as a title only, where the bar has little room. */
  hasLabel = true,
): { shown: TableColumnsType<Row>; chooser: ReactNode } {
  const t = useText(tableTexts);
  const name = `columns.${table}`;
  const choosable = columns.slice(1).filter(({ title, isKept }) => title !== '' && !isKept);
  const keys = choosable.map(({ key }) => key);
  const [hidden, setHidden] = useState(() => readHidden(readStored(name), keys));
  const keep = (next: readonly string[]) => {
    setHidden([...next]);
    writeStored(name, next.length ? next.join(',') : null);
  };
  return {
    shown: columns.filter(({ key }) => !hidden.includes(key)),
    chooser: (
      <Popover
        trigger="click"
        placement="bottomRight"
        content={
          <div className="column-choices stack gap-8">
            {choosable.map(({ key, title }) => (
              <Checkbox
                key={key}
                checked={!hidden.includes(key)}
                onChange={() => keep(toggleColumn(hidden, keys, key))}
              >
                {title}
              </Checkbox>
            ))}
            <Button size="small" disabled={hidden.length === 0} onClick={() => keep([])}>
              {t('allColumns')}
            </Button>
          </div>
        }
      >
        <Button
          icon={<Columns3 size={16} aria-hidden />}
          {...(hasLabel ? {} : { 'aria-label': t('columns'), title: t('columns') })}
        >
          {hasLabel && t('columns')}
        </Button>
      </Popover>
    ),
  };
}

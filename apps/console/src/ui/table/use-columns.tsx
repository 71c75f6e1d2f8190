import { Button, Checkbox, Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import { tableTexts } from '../../texts/tables.ts';
import type { ListColumn } from '../list/list-column.ts';
import { readHidden, toggleColumn } from './columns.rules.ts';
import './table-tools.css';

export type Column<Row> = ListColumn<Row> & {
  key: string;
  title: string;
  /** Cannot be hidden. */
  isKept?: boolean;
  /** The rows can be sorted by it, with these parameters for each direction. */
  sorts?: Readonly<Record<'asc' | 'desc', Readonly<Record<string, string>>>>;
};

/** The columns that a person can hide: the first one names the row and always stays. */
export const listChoosable = <Row,>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.slice(1).filter(({ title, isKept }) => title !== '' && !isKept);

/** Where hidden columns are kept while a saved view is shown: in the address. */
interface KeptColumns {
  stored: string;
  keep: (hidden: readonly string[]) => void;
}

/**
 * The columns of a table that the person wants to see, and the chooser. The choice is kept in this browser, and while a saved view
 * is shown, in the address.
 */
export function useColumns<Row>(
  table: string,
  columns: readonly Column<Row>[],
  /** The chooser has its name as a title only, where the bar has little room. */
  hasLabel = true,
  /** Of the saved view that is shown. */
  ofView?: KeptColumns | undefined,
): { shown: Column<Row>[]; hidden: readonly string[]; chooser: ReactNode } {
  const t = useText(tableTexts);
  const name = `columns.${table}`;
  const choosable = listChoosable(columns);
  const keys = choosable.map(({ key }) => key);
  const [own, setOwn] = useState(() => readHidden(readStored(name), keys));
  const hidden = ofView ? readHidden(ofView.stored, keys) : own;
  const keep = (next: readonly string[]) => {
    if (ofView) return ofView.keep(next);
    setOwn([...next]);
    writeStored(name, next.length ? next.join(',') : null);
  };
  return {
    hidden,
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

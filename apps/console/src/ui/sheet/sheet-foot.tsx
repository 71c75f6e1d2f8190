import { useMemo } from 'react';
import { useText } from '../../lib/i18n.ts';
import { sheetTexts } from '../../texts/sheet.ts';
import { getRange, roundNumber, summarize } from './sheet.rules.ts';
import type { SheetState, SheetTable } from './sheet.types.ts';

/** Which cells are chosen, and the sum and average of their numbers. */
export function SheetFoot<Row>({ table, state }: { table: SheetTable<Row>; state: SheetState }) {
  const t = useText(sheetTexts);
  const { top, bottom, left, right } = getRange(state);
  const { cells, sum, average } = useMemo(() => summarize(state, table), [state, table]);
  const column = table.columns[left];
  if (!column) return null;
  const write = (value: number) => {
    const text = roundNumber(value, column);
    return column.editText?.(text) ?? text;
  };
  const last = table.columns[right];
  const title = last && last !== column ? `${column.title} – ${last.title}` : column.title;
  // A sum of different columns is a number of nothing.
  const numbers = left === right && sum !== undefined && average !== undefined;
  return (
    <p className="sheet-foot" aria-live="polite">
      <span>
        <b className="ink medium">{title}</b>, {t('range', { first: top + 1, last: bottom + 1 })}
      </span>
      <span className="grow" />
      <span>{t('cells', { count: cells })}</span>
      {numbers && (
        <>
          <span>
            {t('sum')} <b className="ink medium num">{write(sum)}</b>
          </span>
          <span>
            {t('average')} <b className="ink medium num">{write(average)}</b>
          </span>
        </>
      )}
    </p>
  );
}

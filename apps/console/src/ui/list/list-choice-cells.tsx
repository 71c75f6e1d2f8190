import { Checkbox } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../lib/i18n.ts';
import { listTexts } from '../../texts/lists.ts';
import { isRefused, type ListChoice } from './list-choice.rules.ts';

interface ChoiceCells<Row> {
  head: ReactNode;
  cellOf: (row: Row) => { box: ReactNode; title: string | undefined };
}

/** The boxes by which rows are chosen: one for each, and one for all of the page. With Shift, all up to the last one that was pressed. */
export function useChoiceCells<Row extends { id: string }>(
  choice: ListChoice<Row> | undefined,
  rows: readonly Row[],
  onChosen: (ids: readonly string[]) => void,
): ChoiceCells<Row> | undefined {
  const t = useText(listTexts);
  const lastId = useRef<string>(undefined);
  if (!choice) return undefined;
  const { chosen, canChoose = () => true, fullNote, allLabel, nameOf } = choice;
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const isFree = (row: Row) => canChoose(row) && !isRefused(choice, row);
  const free = rows.filter(isFree).map(({ id }) => id);
  const isAll = free.length > 0 && free.every((id) => chosenIds.has(id));
  const without = (ids: readonly string[]) => [...chosenIds].filter((id) => !ids.includes(id));
  const toggleAll = () => {
    lastId.current = undefined;
    onChosen(isAll ? without(free) : [...new Set([...chosenIds, ...free])]);
  };
  const toggle = (id: string, withShift: boolean) => {
    const from = lastId.current === undefined ? -1 : free.indexOf(lastId.current);
    const to = free.indexOf(id);
    const isChosen = chosenIds.has(id);
    lastId.current = isChosen ? undefined : id;
    if (withShift && from >= 0 && to >= 0 && chosenIds.size > 0) {
      const between = free.slice(Math.min(from, to), Math.max(from, to) + 1);
      const isWhole = between.every((one) => chosenIds.has(one));
      return onChosen(isWhole ? without(between) : [...new Set([...chosenIds, ...between])]);
    }
    return onChosen(isChosen ? without([id]) : [...chosenIds, id]);
  };
  return {
    head: (
      <Checkbox
        aria-label={allLabel ?? t('chooseAll')}
        checked={isAll}
        indeterminate={!isAll && rows.some(({ id }) => chosenIds.has(id))}
        disabled={free.length === 0}
        onChange={toggleAll}
      />
    ),
    cellOf: (row) => ({
      title: canChoose(row) && isRefused(choice, row) ? fullNote : undefined,
      box: canChoose(row) && (
        <Checkbox
          aria-label={nameOf?.(row) ?? row.id}
          checked={chosenIds.has(row.id)}
          disabled={isRefused(choice, row)}
          onClick={(event) => event.stopPropagation()}
          onChange={({ nativeEvent }) =>
            toggle(row.id, (nativeEvent as MouseEvent).shiftKey === true)
          }
        />
      ),
    }),
  };
}

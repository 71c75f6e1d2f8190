import { type KeyboardEvent, type RefObject, useState } from 'react';
import { isChoosable, type ListChoice, toggleRow } from './list-choice.rules.ts';
import { findCurrentRow, findKeyAction } from './list-keys.rules.ts';

interface ListRowsOptions<Row> {
  list: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  choice?: ListChoice<Row> | undefined;
  onOpen?: ((row: Row) => void) | undefined;
}

/** Fields, buttons and links in a row keep their keys; the name of the row and its box share those that they do not use. */
function isMeantForList({ currentTarget, target, key }: KeyboardEvent): boolean {
  if (target === currentTarget) return true;
  const isShared =
    currentTarget.contains(target as Node) &&
    (target as Element).matches('.row-link, .ant-table-selection-column input');
  return isShared && key !== 'Enter';
}

/**
 * The rows of a list for the keyboard: arrows move the current row, Enter opens it, x chooses it, Esc ends the choice.
 * One row is reached by Tab (roving tabindex); whatever draws the rows gives them these properties.
 */
export function useListRows<Row extends { id: string }>({
  list,
  rows,
  choice,
  onOpen,
}: ListRowsOptions<Row>) {
  const [current, setCurrent] = useState<string>();
  const ids = rows.map(({ id }) => id);
  const findRow = (id: string) => rows.find((row) => row.id === id);
  const elementOf = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(id)}"]`);
  const open = (id: string) => {
    const link = elementOf(id)?.querySelector<HTMLElement>('.row-link');
    const row = findRow(id);
    if (link) link.click();
    else if (row) onOpen?.(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isMeantForList(event)) return;
    const act = findKeyAction(event.key, {
      ids,
      currentId: current,
      canChoose: (id) => {
        const row = findRow(id);
        if (!choice || !row) return false;
        return choice.chosen.some((one) => one.id === id) || isChoosable(choice, row);
      },
      hasChosen: (choice?.chosen.length ?? 0) > 0,
    });
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'move') elementOf(act.id)?.focus();
    else if (act.kind === 'open') open(act.id);
    else if (act.kind === 'clear') choice?.onChange([]);
    else {
      const row = findRow(act.id);
      if (row) choice?.onChange(toggleRow(choice.chosen, row));
    }
  };
  const tabbed = findCurrentRow(ids, current);
  return ({ id }: Row) => ({
    tabIndex: id === tabbed ? 0 : -1,
    'aria-keyshortcuts': choice ? 'Enter x' : 'Enter',
    onFocus: () => setCurrent(id),
    onKeyDown,
  });
}

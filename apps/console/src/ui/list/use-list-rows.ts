import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isChoosable, type ListChoice, toggleRow } from './list-choice.rules.ts';
import { findCurrentRow, findKeyAction, isChoiceEscape, isFreeKey } from './list-keys.rules.ts';

interface ListRowsOptions<Row> {
  list: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  choice?: ListChoice<Row> | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  onEdit?: ((row: Row) => void) | undefined;
  /** A name in each row opens it, without `onOpen`. */
  hasRowLinks?: boolean | undefined;
}

/** Fields, buttons and links in a row keep their keys; the name of the row and its box share those that they do not use. */
function isMeantForList({ currentTarget, target, key }: KeyboardEvent): boolean {
  if (target === currentTarget) return true;
  const isShared =
    currentTarget.contains(target as Node) &&
    (target as Element).matches('.row-link, .list-choose input');
  return isShared && key !== 'Enter';
}

/**
 * The rows of a list for the keyboard: arrows, or j and k, move the current row, Enter or o opens it, e edits it, x chooses it, Esc
 * ends the choice, also when no row is left. A row has the keys that do something in it.
 * One row is reached by Tab (roving tabindex); whatever draws the rows gives them these properties.
 */
export function useListRows<Row extends { id: string }>({
  list,
  rows,
  choice,
  onOpen,
  onEdit,
  hasRowLinks = false,
}: ListRowsOptions<Row>) {
  const [current, setCurrent] = useState<string>();
  const opensRows = onOpen !== undefined || hasRowLinks;
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
  const canChoose = (row: Row) =>
    choice !== undefined &&
    (choice.chosen.some(({ id }) => id === row.id) || isChoosable(choice, row));
  const hasChosen = (choice?.chosen.length ?? 0) > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isFreeKey(event) || !isMeantForList(event)) return;
    const act = findKeyAction(event.key, {
      ids,
      currentId: current,
      opensRows,
      editsRows: onEdit !== undefined,
      canChoose: (id) => rows.some((row) => row.id === id && canChoose(row)),
      hasChosen,
    });
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'move') elementOf(act.id)?.focus();
    else if (act.kind === 'open') open(act.id);
    else if (act.kind === 'clear') choice?.onChange([]);
    else {
      const row = findRow(act.id);
      if (row && act.kind === 'edit') onEdit?.(row);
      else if (row) choice?.onChange(toggleRow(choice.chosen, row));
    }
  };
  const clearWithEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (isChoiceEscape(event)) choice?.onChange([]);
  });
  const isEmptyWithChoice = hasChosen && rows.length === 0;
  useEffect(() => {
    if (!isEmptyWithChoice) return undefined;
    window.addEventListener('keydown', clearWithEscape);
    return () => window.removeEventListener('keydown', clearWithEscape);
  }, [isEmptyWithChoice]);
  const tabbed = findCurrentRow(ids, current);
  return (row: Row) => ({
    tabIndex: row.id === tabbed ? 0 : -1,
    'aria-keyshortcuts':
      [opensRows && 'Enter o', onEdit && 'e', canChoose(row) && 'x'].filter(Boolean).join(' ') ||
      undefined,
    onFocus: () => setCurrent(row.id),
    onKeyDown,
  });
}

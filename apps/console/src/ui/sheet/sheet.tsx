import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { sheetTexts } from '../../texts/sheet.ts';
import { useIsNarrow } from '../overlay/use-is-narrow.ts';
import {
  choose,
  chooseNext,
  copyBlock,
  countRowsBeyond,
  getRange,
  getText,
  insertBlock,
  setText,
  toggleSwitch,
} from './sheet.rules.ts';
import type { ChangeSheet, SheetColumn, SheetState, SheetStep, SheetTable } from './sheet.types.ts';
import { getEditorText, handleKey, isStepKey } from './sheet-keys.rules.ts';
import { formatEditText, type SheetLayout, SheetRow } from './sheet-row.tsx';
import { describeRows } from './shown-rows.rules.ts';
import { useSheetPointer } from './use-sheet-pointer.ts';
import './sheet.css';

const headHeight = 34;
/** Of the column of row numbers. */
const numberWidth = 48;
const defaultRowHeight = 30;
/** Rows that are drawn above and below what is shown. */
const spareRows = 6;

/** The columns share the width by theirs; the first ones stay at the left end. */
function createLayout<Row>(
  columns: readonly SheetColumn<Row>[],
  pinned: number,
  height: number,
): SheetLayout<Row> {
  let end = numberWidth;
  const pins = columns.map(({ width }, at) => {
    const left = end;
    end += width;
    return at < pinned ? { position: 'sticky' as const, left, zIndex: 2 } : undefined;
  });
  const template = columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ');
  const style = { gridTemplateColumns: `${numberWidth}px ${template}`, minWidth: end, height };
  return { columns, style, pins };
}

interface SheetProps<Row> {
  label: string;
  table: SheetTable<Row>;
  state: SheetState;
  onChange: ChangeSheet;
  /** The first columns, that of the row numbers aside, which stay in view. */
  pinned?: number;
  /** In pixels; as high as its rows when left out. */
  height?: number;
  rowHeight?: number;
  /** Rows come into view: the owner of the table loads them. The last one belongs to them. */
  onShown?: (first: number, last: number) => void;
  /** Beside the number of a row, for instance that a colleague changed it. */
  markOf?: (row: Row) => ReactNode;
}

/**
 * A table that is edited like a spreadsheet: ranges, blocks of the clipboard, filling, undoing, all by keyboard. Its changes belong to
 * the page, which saves them. It draws the rows in view only.
 */
export function Sheet<Row>({
  label,
  table,
  state,
  onChange,
  pinned: pinnedWide = 0,
  height,
  rowHeight = defaultRowHeight,
  onShown,
  markOf,
}: SheetProps<Row>) {
  const t = useText(sheetTexts);
  // On a phone the first columns would leave no room for the others.
  const pinned = useIsNarrow() ? 0 : pinnedWide;
  const box = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [editor, setEditor] = useState<{ text: string; begun: string | undefined }>();
  const typed = useRef('');
  /** The state with what was typed, when the editor is left by a press on another cell. */
  const settle = () => {
    setEditor(undefined);
    return editor && typed.current !== editor.begun ? setText(state, table, typed.current) : state;
  };
  const pointer = useSheetPointer(state, table, onChange, settle);
  const { columns, rowCount } = table;
  const range = getRange(state);
  const fullHeight = headHeight + rowCount * rowHeight;
  const shownHeight = Math.min(height ?? fullHeight, fullHeight);
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - spareRows);
  const last = Math.min(
    rowCount - 1,
    Math.ceil((scrolled + shownHeight - headHeight) / rowHeight) + spareRows,
  );
  useEffect(() => {
    onShown?.(first, last);
  }, [onShown, first, last]);

  const { active } = state;
  // The active cell is brought into view, and has the focus while the focus is in the table.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const top = active.row * rowHeight;
    const space = element.clientHeight - headHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + space)
      element.scrollTop = top + rowHeight - space;
    const cell = element.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-column="${active.column}"]`,
    );
    if (!cell) {
      // It is drawn once the table has scrolled; until then the keys stay with the table.
      if (!editor && element.contains(document.activeElement))
        element.focus({ preventScroll: true });
      return;
    }
    if (!editor && element.contains(document.activeElement)) cell.focus({ preventScroll: true });
    const [left, right] = [cell.offsetLeft, cell.offsetLeft + cell.offsetWidth];
    const covered = element.querySelector<HTMLElement>('.pinned-end');
    const edge = covered ? covered.offsetLeft + covered.offsetWidth - element.scrollLeft : 0;
    if (active.column >= pinned && left < element.scrollLeft + edge)
      element.scrollLeft = left - edge;
    else if (right > element.scrollLeft + element.clientWidth)
      element.scrollLeft = right - element.clientWidth;
  }, [active, editor, pinned, rowHeight]);

  // The cell with the focus goes when the table is scrolled away from it, and comes back with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are drawn
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || editor || document.activeElement !== element) return;
    element
      .querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)
      ?.focus({ preventScroll: true });
  }, [first, last]);
  const scroll = (element: HTMLDivElement) => {
    const row = Math.floor(element.scrollTop / rowHeight);
    const isGone =
      active.row < row - spareRows ||
      active.row > row + Math.ceil(shownHeight / rowHeight) + spareRows;
    if (isGone && !editor && element.contains(document.activeElement))
      element.focus({ preventScroll: true });
    setScrolled(element.scrollTop);
  };

  const isEditable = columns[active.column]?.parse !== undefined;
  const begin = (text?: string) => {
    const row = table.rowAt(active.row);
    const column = columns[active.column];
    if (row === undefined || !column?.parse) return false;
    if (column.isSwitch && text !== undefined && text !== ' ') return false;
    if (column.isSwitch) {
      onChange(toggleSwitch(state, table));
      return true;
    }
    const own = formatEditText(column, getText(table, state.edits, row, column));
    typed.current = text ?? own;
    setEditor({ text: typed.current, begun: text === undefined ? own : undefined });
    return true;
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const pressed = { key, shiftKey, ctrlKey, metaKey, altKey };
    const next = handleKey(state, table, pressed);
    if (next) {
      event.preventDefault();
      const repeat: SheetStep = (now, rows) => handleKey(now, rows, pressed) ?? now;
      onChange(next, isStepKey(pressed) ? repeat : undefined);
      return;
    }
    const text = getEditorText(event);
    if (text === null) return;
    if (event.key === 'Enter' && (event.shiftKey || !isEditable)) {
      event.preventDefault();
      onChange(choose(state, table, { ...active, row: active.row + (event.shiftKey ? -1 : 1) }));
      return;
    }
    if (begin(text)) event.preventDefault();
  };
  const endEditing = (how: 'down' | 'up' | 'right' | 'left' | 'here' | 'cancel') => {
    // A cell that was only looked at is left as it is: entering its text would decide a clash.
    const isLeft = how === 'cancel' || (how === 'here' && typed.current === editor?.begun);
    const entered = isLeft || !editor ? state : setText(state, table, typed.current);
    setEditor(undefined);
    const steps = { down: 1, up: -1 } as const;
    if (how === 'right' || how === 'left')
      onChange(chooseNext(entered, table, how === 'right' ? 1 : -1));
    else if (how === 'down' || how === 'up')
      onChange(choose(entered, table, { ...active, row: active.row + steps[how] }));
    else onChange(entered);
    if (how !== 'here')
      box.current?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  };
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyBlock(state, table));
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const insert: SheetStep = (now, rows) => insertBlock(now, rows, text);
    onChange(insert(state, table), insert);
    const beyond = countRowsBeyond(state, table, text);
    if (beyond > 0) toast.warning(t('rowsBeyond', { count: beyond }));
  };

  const layout = useMemo(
    () => createLayout(columns, pinned, rowHeight),
    [columns, pinned, rowHeight],
  );
  const shownEditor = editor && {
    text: editor.text,
    isReplacing: editor.begun === undefined,
    onType: (text: string) => {
      typed.current = text;
    },
    onEnd: endEditing,
  };
  const shownRows = describeRows(table, state, { first, last, isEditing: editor !== undefined });
  return (
    <div
      ref={box}
      role="grid"
      className="sheet"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      style={{ maxHeight: height }}
      tabIndex={-1}
      onScroll={({ currentTarget }) => scroll(currentTarget)}
      onKeyDown={press}
      onCopy={copy}
      onPaste={paste}
      onDoubleClick={() => begin()}
      {...pointer}
    >
      <div
        role="row"
        tabIndex={-1}
        aria-rowindex={1}
        className="sheet-row sheet-head"
        style={{ ...layout.style, height: undefined }}
      >
        <div
          role="columnheader"
          tabIndex={-1}
          className="sheet-number"
          aria-colindex={1}
          aria-label={t('row')}
        />
        {columns.map(({ key, title, align }, at) => (
          <div
            key={key}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={at + 2}
            className={[
              'sheet-title truncate',
              align === 'end' && 'to-right',
              at >= range.left && at <= range.right && 'on',
              at === pinned - 1 && 'pinned-end',
            ]
              .filter(Boolean)
              .join(' ')}
            style={layout.pins[at]}
            title={title}
          >
            {title}
          </div>
        ))}
      </div>
      <div role="presentation" style={{ height: first * rowHeight }} />
      {shownRows.map((shown) => (
        <SheetRow
          key={shown.index}
          {...shown}
          layout={layout}
          mark={(shown.row !== undefined && markOf?.(shown.row)) || undefined}
          editor={shown.index === active.row ? shownEditor : undefined}
        />
      ))}
      <div role="presentation" style={{ height: Math.max(0, rowCount - 1 - last) * rowHeight }} />
    </div>
  );
}

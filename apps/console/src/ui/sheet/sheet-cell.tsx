import { Tooltip } from 'antd';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

interface SheetCellProps {
  row: number;
  column: number;
  isChosen: boolean;
  isActive: boolean;
  isComputed: boolean;
  isChanged: boolean;
  isNumber: boolean;
  /** A colleague stored another value meanwhile. */
  isClash: boolean;
  /** Ends of the selection that the cell is at. */
  ends: string;
  /** Nothing is entered. */
  isEmpty: boolean;
  /** The stored text, where it was changed. */
  before?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
  /** Drawn at the corner that a selection is filled from. */
  hasHandle: boolean;
}

/** A cell that is not being edited. Cells are drawn again only when their own look or text changes. */
export const SheetCell = memo(function SheetCell({
  row,
  column,
  before,
  error,
  children,
  hasHandle,
  ...look
}: SheetCellProps) {
  const errorId = useId();
  const cell = useRef<HTMLDivElement>(null);
  const classes = [
    'sheet-cell',
    look.isNumber && 'num at-end to-right',
    look.isEmpty && 'faint',
    look.isComputed && 'computed',
    look.isChanged && 'changed',
    look.isChosen && `chosen ${look.ends}`,
    look.isActive && 'active',
    error !== undefined && (look.isClash ? 'wrong clash' : 'wrong'),
  ];
  return (
    <div
      ref={cell}
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      data-row={row}
      data-column={column}
      aria-colindex={column + 2}
      aria-selected={look.isChosen}
      aria-readonly={look.isComputed}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      tabIndex={look.isActive ? 0 : -1}
    >
      {before && (error === undefined || look.isClash) && <s className="muted text-12">{before}</s>}
      <span className="truncate">{children}</span>
      {error !== undefined && (
        <span id={errorId} className="visually-hidden">
          {error}
        </span>
      )}
      {error !== undefined && look.isActive && (
        <Tooltip
          open
          title={error}
          placement="right"
          color="var(--card)"
          styles={{ container: { color: 'var(--ink)' } }}
        >
          <span className="sheet-tip-place" aria-hidden />
        </Tooltip>
      )}
      {hasHandle && <i className="sheet-handle" aria-hidden />}
    </div>
  );
});

export interface SheetEditorProps {
  label: string;
  column: number;
  isNumber: boolean;
  /** The text that it begins with. What is typed stays here, so that a letter draws nothing else again. */
  text: string;
  /** Typing replaced the text: the caret is behind it, and the arrow keys leave the cell. */
  isReplacing: boolean;
  choices?: readonly string[] | undefined;
  onType: (text: string) => void;
  onEnd: (end: 'down' | 'up' | 'right' | 'left' | 'here' | 'cancel') => void;
}

export function SheetEditor({
  label,
  column,
  isNumber,
  text,
  isReplacing,
  choices,
  onType,
  onEnd,
}: SheetEditorProps) {
  const [typed, setTyped] = useState(text);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // Blur follows the end of an edit by a key: it must not end it twice.
  const hasEnded = useRef(false);
  const end = (how: Parameters<typeof onEnd>[0]) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(how);
  };
  useEffect(() => {
    field.current?.focus();
    if (!isReplacing) field.current?.select();
  }, [isReplacing]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    // Enter that chooses a candidate of an input method belongs to the method.
    if (event.nativeEvent.isComposing) return;
    const ends: Partial<Record<string, Parameters<typeof onEnd>[0]>> = {
      Enter: event.shiftKey ? 'up' : 'down',
      Tab: event.shiftKey ? 'left' : 'right',
      Escape: 'cancel',
      ...(isReplacing && {
        ArrowDown: 'down',
        ArrowUp: 'up',
        ArrowLeft: 'left',
        ArrowRight: 'right',
      }),
    };
    const how = ends[event.key];
    if (!how) return;
    event.preventDefault();
    end(how);
  };
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className="sheet-cell active editing"
      aria-colindex={column + 2}
      aria-selected
    >
      <input
        ref={field}
        className={isNumber ? 'num to-right' : ''}
        aria-label={label}
        value={typed}
        autoComplete="off"
        list={choices && listId}
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value);
        }}
        onKeyDown={press}
        onBlur={() => end('here')}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
      />
      {choices && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </div>
  );
}

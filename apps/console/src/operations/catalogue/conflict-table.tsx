import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { productConflictTexts } from '../../texts/product-conflict.ts';
import './conflict.css';

export type Side = 'mine' | 'theirs';

interface SideValue {
  /** The name of the choice. */
  text: string;
  /** How it is drawn, where that is more than its text. */
  drawn?: ReactNode;
}

/** A value that two operators changed. */
export interface ConflictRow {
  path: string;
  field: string;
  /** A language, a variant or a product. */
  of: string;
  /** Who saved it, where that is not the same for all. */
  by?: ReactNode;
  before: string;
  mine: SideValue;
  theirs: SideValue;
  /** Mine has no place any more, and is only shown. */
  isTheirsOnly?: boolean;
}

interface ConflictTableProps {
  rows: readonly ConflictRow[];
  /** The chosen side; neither, where both were joined. */
  sideOf: (path: string) => Side | undefined;
  onDecide: (path: string, side: Side) => void;
  onDecideAll: (side: Side) => void;
  theirsLabel: string;
  /** More under the two choices of a row. */
  extraOf?: (path: string) => ReactNode;
}

/** The values that two operators changed, one by one: each is decided by mouse, or with the keys 1 and 2. */
export function ConflictTable({
  rows,
  sideOf,
  onDecide,
  onDecideAll,
  theirsLabel,
  extraOf,
}: ConflictTableProps) {
  const t = useText(productConflictTexts);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    const at = rows.findIndex(
      ({ path }) => (event.target as HTMLElement).closest('fieldset')?.dataset['path'] === path,
    );
    const focused = rows[at];
    const wanted = { '1': 'mine', '2': 'theirs' }[event.key] as Side | undefined;
    if (wanted && focused) {
      event.preventDefault();
      if (wanted === 'theirs' || !focused.isTheirsOnly) onDecide(focused.path, wanted);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = event.currentTarget.querySelectorAll<HTMLElement>('fieldset')[at + step];
    next?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  const choice = (row: ConflictRow, side: Side, label: string) => {
    const isOn = sideOf(row.path) === side;
    const { text, drawn } = row[side];
    return (
      <label className="clash-choice" data-on={isOn || undefined}>
        <input
          type="radio"
          className="rigid above-3"
          name={row.path}
          checked={isOn}
          disabled={side === 'mine' && row.isTheirsOnly}
          aria-label={`${label}: ${text}`}
          onChange={() => onDecide(row.path, side)}
        />
        {drawn ?? <b className="anywhere">{text}</b>}
      </label>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields in it
    <div className="conflict-table" onKeyDown={press}>
      <div className="conflict-row conflict-head small muted">
        <span>{t('field')}</span>
        <span>{t('before')}</span>
        <span className="line between">
          <b>{t('mine')}</b>
          <button type="button" className="link" onClick={() => onDecideAll('mine')}>
            {t('takeMine')}
          </button>
        </span>
        <span className="line between">
          <b>{theirsLabel}</b>
          <button type="button" className="link" onClick={() => onDecideAll('theirs')}>
            {t('takeTheirs')}
          </button>
        </span>
      </div>
      {rows.map((row) => {
        const { path, field, of, by, before } = row;
        return (
          <fieldset key={path} className="conflict-row" data-path={path}>
            <legend className="visually-hidden">{[field, of].filter(Boolean).join(', ')}</legend>
            <span className="stack gap-2 at-start" aria-hidden>
              <b>{field}</b>
              {of && <small className="muted">{of}</small>}
              {by && <small className="amber-text">{by}</small>}
            </span>
            <span className="muted anywhere conflict-before">{before}</span>
            {choice(row, 'mine', t('mine'))}
            {choice(row, 'theirs', theirsLabel)}
            {extraOf?.(path)}
          </fieldset>
        );
      })}
    </div>
  );
}

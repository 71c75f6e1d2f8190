import type { ProductConflict } from '@vitrine/contract/shop/product-conflicts.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { Button, Input } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { productConflictTexts } from '../../../texts/product-conflict.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { PersonPicture } from '../../../ui/person-picture.tsx';
import { type ConflictRow, ConflictTable, type Side } from '../conflict-table.tsx';
import { useFieldLabels } from './field-labels.ts';
import type { Decision } from './product-form.rules.ts';
import { compareTexts } from './text-difference.rules.ts';

interface ConflictDialogProps {
  conflict: ProductConflict;
  form: ProductForm;
  isBusy: boolean;
  onClose: () => void;
  onSave: (decisions: Readonly<Record<string, Decision>>) => void;
}

/** A longer text with what is new and what is gone; anything else as it is. */
function Value({ before, after, text }: { before: unknown; after: unknown; text: string }) {
  if (typeof before !== 'string' || typeof after !== 'string' || after.length < 24)
    return <b className="anywhere">{text}</b>;
  return (
    <span className="anywhere conflict-text">
      {compareTexts(before, after).map(({ text: part, kind, place }) =>
        kind === 'added' ? (
          <ins key={place}>{part}</ins>
        ) : kind === 'removed' ? (
          <del key={place} className="faint">
            {part}
          </del>
        ) : (
          <span key={place}>{part}</span>
        ),
      )}
    </span>
  );
}

/** Both saved the same fields: each is decided, by mouse or with the keys 1 and 2. Nothing is saved before that. */
export function ConflictDialog({ conflict, form, isBusy, onClose, onSave }: ConflictDialogProps) {
  const t = useText(productConflictTexts);
  const { labelOf, write } = useFieldLabels(form);
  const { conflicts, mine, theirs } = conflict;
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const [showsOthers, setShowsOthers] = useState(false);
  const name = conflict.savedBy ?? t('platform');
  const decisionOf = (path: string): Decision => decisions[path] ?? 'mine';
  const decide = (path: string, decision: Decision) =>
    setDecisions((all) => ({ ...all, [path]: decision }));
  const decideAll = (decision: Side) =>
    setDecisions(Object.fromEntries(conflicts.map(({ path }) => [path, decision])));
  const count = (wanted: Decision) =>
    conflicts.filter(({ path }) => decisionOf(path) === wanted).length;

  const rows = conflicts.map(({ path, before, ...values }): ConflictRow => {
    const side = (of: Side) => {
      const text = write(values[of], path);
      return { text, drawn: <Value before={before} after={values[of]} text={text} /> };
    };
    return {
      path,
      ...labelOf(path),
      before: write(before, path),
      mine: side('mine'),
      theirs: side('theirs'),
    };
  });
  const joining = (path: string) => {
    const conflicting = conflicts.find((one) => one.path === path);
    const [own, other] = [conflicting?.mine, conflicting?.theirs];
    if (typeof own !== 'string' || typeof other !== 'string' || !path.startsWith('texts.'))
      return null;
    const decision = decisionOf(path);
    return (
      <div className="conflict-joined">
        {typeof decision === 'object' ? (
          <Input.TextArea
            autoFocus
            aria-label={t('joined')}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={decision.joined}
            onChange={(event) => decide(path, { joined: event.target.value })}
          />
        ) : (
          <button
            type="button"
            className="link small"
            onClick={() => decide(path, { joined: `${own}\n${other}` })}
          >
            {t('join')}
          </button>
        )}
      </div>
    );
  };

  return (
    <Overlay
      as="dialog"
      size={900}
      isPersistent
      className="conflict-dialog"
      title={t('title', { name })}
      onClose={onClose}
      foot={
        <>
          <span className="muted small push-end">
            {t('counts', { mine: count('mine'), theirs: count('theirs'), name })}
          </span>
          <Button onClick={onClose}>{t('goOn')}</Button>
          <Button type="primary" loading={isBusy} onClick={() => onSave(decisions)}>
            {t('save', { count: conflicts.length })}
          </Button>
        </>
      }
    >
      <div className="stack gap-16 one-column">
        <p className="line gap-12 muted small">
          <PersonPicture name={name} url="" size={36} />
          <span>
            <DateTime value={conflict.savedAt} />. {t('line', { count: conflicts.length })}
          </span>
        </p>
        <ConflictTable
          rows={rows}
          sideOf={(path) => {
            const decision = decisionOf(path);
            return typeof decision === 'string' ? decision : undefined;
          }}
          onDecide={decide}
          onDecideAll={decideAll}
          theirsLabel={t('theirs', { name })}
          extraOf={joining}
        />
        {mine.length + theirs.length > 0 && (
          <div className="conflict-others stack gap-8 one-column small">
            <p className="line gap-8 between">
              <span className="line gap-8">
                <Check size={16} color="var(--green)" aria-hidden />
                {t('others', { mine: mine.length, theirs: theirs.length, name })}
              </span>
              <button
                type="button"
                className="link"
                aria-expanded={showsOthers}
                onClick={() => setShowsOthers(!showsOthers)}
              >
                {t(showsOthers ? 'hide' : 'show')}
              </button>
            </p>
            {showsOthers && (
              <ul className="stack gap-4 one-column">
                {[
                  ...mine.map((one) => ({ ...one, by: t('mine') })),
                  ...theirs.map((one) => ({ ...one, by: name })),
                ].map(({ path, before, after, by }) => {
                  const { field, of } = labelOf(path);
                  return (
                    <li key={`${by}-${path}`} className="anywhere">
                      {by}: {[field, of].filter(Boolean).join(', ')}{' '}
                      <span className="muted">
                        {write(before, path).slice(0, 120)} → {write(after, path).slice(0, 120)}
                      </span>
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        )}
        <p className="faint small if-wide">{t('keys')}</p>
      </div>
    </Overlay>
  );
}

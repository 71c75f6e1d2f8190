import { Button } from 'antd';
import { useState } from 'react';
import { shownLanguage, useText } from '../../../lib/i18n.ts';
import { catalogueGridTexts } from '../../../texts/catalogue-grid.ts';
import { productConflictTexts } from '../../../texts/product-conflict.ts';
import { productFieldsTexts } from '../../../texts/product-fields.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { PersonPicture } from '../../../ui/person-picture.tsx';
import { type ConflictRow, ConflictTable, type Side } from '../conflict-table.tsx';
import { findProductName } from '../editor/product-texts.rules.ts';
import { formatVariant } from '../editor/variants.rules.ts';
import { type ClashDecision, findSide, type GridClash } from './grid-clashes.rules.ts';
import { isOfProduct } from './grid-rows.rules.ts';
import type { Savers } from './use-grid-saving.ts';

interface ClashDialogProps {
  clashes: readonly GridClash[];
  savers: Savers;
  onClose: () => void;
  onSave: (decisions: Readonly<Record<string, ClashDecision>>) => void;
}

/** Colleagues saved cells that were changed here too: each is decided, by mouse or by keyboard, and then saved over theirs. */
export function ClashDialog({ clashes, savers, onClose, onSave }: ClashDialogProps) {
  const t = useText(catalogueGridTexts);
  const tConflict = useText(productConflictTexts);
  const tFields = useText(productFieldsTexts);
  const [decisions, setDecisions] = useState<Readonly<Record<string, ClashDecision>>>({});
  const language = shownLanguage();
  const written = (text: string) => text || tFields('empty');
  const sides = new Map(clashes.map((clash) => [clash.id, findSide(clash, decisions)]));
  const count = (wanted: Side) => [...sides.values()].filter((side) => side === wanted).length;
  const saverOf = ({ row }: GridClash) => savers.get(row.product.id);
  const [first, ...others] = new Set(clashes.map((clash) => saverOf(clash)?.name));
  // The same colleague for all of them, or else named in each row.
  const name = others.length === 0 ? first : undefined;
  const lastAt = clashes
    .map((clash) => saverOf(clash)?.at ?? '')
    .toSorted()
    .at(-1);
  const rows = clashes.map((clash): ConflictRow => {
    const { product, variant } = clash.row;
    const saver = name === undefined ? saverOf(clash) : undefined;
    return {
      path: clash.id,
      field: clash.column.title,
      of: [
        findProductName(product.form.texts, language),
        isOfProduct(clash.column.key)
          ? ''
          : formatVariant(product.form.options, variant.values, language),
      ]
        .filter(Boolean)
        .join(' · '),
      by: saver && (
        <>
          {saver.name}, <DateTime value={saver.at} />
        </>
      ),
      before: written(clash.before),
      mine: { text: written(clash.mine) },
      theirs: { text: clash.theirs === null ? t('variantGone') : written(clash.theirs) },
      isTheirsOnly: !clash.canTakeMine,
    };
  });
  return (
    <Overlay
      as="dialog"
      size={900}
      isPersistent
      title={
        name
          ? t('clashTitleBy', { name, count: clashes.length })
          : t('clashTitle', { count: clashes.length })
      }
      onClose={onClose}
      foot={
        <>
          <span className="muted small push-end">
            {name
              ? tConflict('counts', { mine: count('mine'), theirs: count('theirs'), name })
              : t('clashCounts', { mine: count('mine'), theirs: count('theirs') })}
          </span>
          <Button onClick={onClose}>{tConflict('goOn')}</Button>
          <Button type="primary" onClick={() => onSave(decisions)}>
            {tConflict('save', { count: clashes.length })}
          </Button>
        </>
      }
    >
      <div className="stack gap-16 one-column">
        <p className="line gap-12 muted small">
          {name && <PersonPicture name={name} url="" size={36} />}
          <span>
            {name && (
              <>
                <DateTime value={lastAt} />.{' '}
              </>
            )}
            {t('clashNote')}
          </span>
        </p>
        <ConflictTable
          rows={rows}
          sideOf={(id) => sides.get(id)}
          onDecide={(id, side) => setDecisions((all) => ({ ...all, [id]: side }))}
          onDecideAll={(side) =>
            setDecisions(Object.fromEntries(clashes.map(({ id }) => [id, side])))
          }
          theirsLabel={name ? tConflict('theirs', { name }) : t('theirs')}
        />
        <p className="faint small if-wide">{tConflict('keys')}</p>
      </div>
    </Overlay>
  );
}

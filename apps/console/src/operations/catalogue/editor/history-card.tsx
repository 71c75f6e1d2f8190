import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listProductChanges } from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { useFeed } from '../../../lib/use-feed.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { FeedList } from '../../../ui/list/feed-list.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { PersonPicture } from '../../../ui/person-picture.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useFieldLabels } from './field-labels.ts';
import type { ProductEditing } from './use-product-form.ts';

/** Saves that are read at once, and how much of them the card shows. */
const pageRows = 5;
const [shortRows, shortChanges] = [3, 2];

type Save = EndpointAnswer<typeof listProductChanges>['list'][number];

function Entry({ save, form, isWhole }: { save: Save; form: ProductForm; isWhole: boolean }) {
  const t = useText(productEditorTexts);
  const { labelOf, write } = useFieldLabels(form);
  const shown = isWhole ? save.changes : save.changes.slice(0, shortChanges);
  const name = save.byName ?? t('platform');
  const isAdded =
    save.source === 'form' &&
    save.changes.some(({ path, before }) => path === 'status' && before === null);
  return (
    <li className="line gap-10 at-top">
      <PersonPicture name={name} url="" size={28} />
      <span className="stack gap-2 slim small anywhere">
        <span>
          <b>{name}</b> {t(isAdded ? 'source_added' : `source_${save.source}`)}
        </span>
        {shown.map(({ path, before, after }) => {
          const { field, of } = labelOf(path);
          return (
            <span key={path}>
              {[field, of].filter(Boolean).join(', ')}
              {': '}
              <span className="muted">
                {write(before, path).slice(0, 160)} → {write(after, path).slice(0, 160)}
              </span>
            </span>
          );
        })}
        {save.changes.length > shown.length && (
          <span className="muted">
            {t('moreChanges', { count: save.changes.length - shown.length })}
          </span>
        )}
        <small className="faint">
          <DateTime value={save.at} />
        </small>
      </span>
    </li>
  );
}

/** Who changed which fields, newest first. */
export function HistoryCard({ id, editing }: { id: string; editing: ProductEditing }) {
  const t = useText(productEditorTexts);
  const [isOpen, setOpen] = useState(false);
  const { feed, rows } = useFeed<Save, EndpointAnswer<typeof listProductChanges>>({
    queryKey: catalogueKeys.changes(id),
    read: (after, signal) =>
      api.read(
        listProductChanges,
        { params: { id }, query: { limit: pageRows, ...after } },
        signal,
      ),
  });
  const { form, variantIds, isComplete, loading } = editing;
  const stored = new Set(variantIds);
  const named = rows
    .slice(0, isOpen ? rows.length : shortRows)
    .flatMap(({ changes }) => changes.slice(0, isOpen ? changes.length : shortChanges))
    .flatMap(({ path }) => /^variants\.(\d+)/.exec(path)?.[1] ?? [])
    .filter((one) => stored.has(one))
    .join(',');
  // Entries name variants by their options: those are loaded too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are shown
  useEffect(() => {
    if (named && !isComplete) void loading.load([...new Set(named.split(','))]);
  }, [named]);
  const list = (entries: readonly Save[], isWhole: boolean) => (
    <FeedList
      feed={isWhole ? feed : { ...feed, hasNextPage: false }}
      isEmpty={entries.length === 0}
      emptyText={t('historyNone')}
      skeletonHeight={48}
      className="stack gap-14 one-column"
      label={t('history')}
    >
      {entries.map((save) => (
        <Entry key={save.id} save={save} form={form} isWhole={isWhole} />
      ))}
    </FeedList>
  );
  return (
    <SectionCard
      title={t('history')}
      beside={
        rows.length > 0 && (
          <button type="button" className="link small" onClick={() => setOpen(true)}>
            {t('showAll')}
          </button>
        )
      }
    >
      {list(rows.slice(0, shortRows), false)}
      <Overlay isOpen={isOpen} title={t('history')} size={560} onClose={() => setOpen(false)}>
        {isOpen && list(rows, true)}
      </Overlay>
    </SectionCard>
  );
}

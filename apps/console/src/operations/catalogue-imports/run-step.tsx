import { useQuery } from '@tanstack/react-query';
import {
  type CatalogueImport,
  listImportPictures,
  retryImportPictures,
  undoImport,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { Button, Progress } from 'antd';
import { Check, Clock3, LoaderCircle, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueImportKeys } from '../../lib/query-keys/catalogue-imports.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ChangedProducts } from './changed-products.tsx';
import { ImportProblems } from './import-problems.tsx';
import { showImport } from './use-import.ts';

const colours = { done: 'green-text', moving: 'primary-text', waiting: 'ink-3' } as const;
const icons = { done: Check, moving: LoaderCircle, waiting: Clock3 } as const;

function Job({
  state,
  name,
  line,
  figure,
}: {
  state: keyof typeof icons;
  name: string;
  line: string;
  figure: string;
}) {
  const Icon = icons[state];
  return (
    <li className="import-job">
      <Icon className={colours[state]} size={16} strokeWidth={2} aria-hidden />
      <b>{name}</b>
      <span className="muted grow">{line}</span>
      <span className="num">{figure}</span>
    </li>
  );
}

function FailedPictures({ found }: { found: CatalogueImport }) {
  const t = useText(importTexts);
  const params = { id: found.id };
  const pictures = useQuery({
    queryKey: catalogueImportKeys.pictures(found.id, found.picturesFailed),
    queryFn: ({ signal }) =>
      api.read(listImportPictures, { params, query: { pageNum: 1, pageSize: 50 } }, signal),
  });
  const retrying = useApiMutation(retryImportPictures, {
    success: ({ retriedCount }) => t('retried', { count: retriedCount }),
    invalidates: [catalogueImportKeys.all],
  });
  const failed = (pictures.data?.list ?? []).filter(({ state }) => state === 'failed');
  return (
    <SectionCard
      title={t('picturesFailed', { count: found.picturesFailed })}
      beside={
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          loading={retrying.isBusy}
          onClick={() => void retrying.run({ params })}
        >
          {t('tryAgain')}
        </Button>
      }
    >
      <p className="muted">{t('failedStayDrafts')}</p>
      <ul className="stack gap-12">
        {failed.map(({ id, productId, productName, url, reason }) => (
          <li key={id} className="cluster gap-12 between">
            <span className="stack gap-0">
              <Link to={`/operations/products?product=${productId}`}>{productName}</Link>
              <small className="muted anywhere">{url}</small>
            </span>
            <span className="danger-text">{reason}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** An import under way or ended: how far it is, which pictures failed, and undoing it. */
export function RunStep({ found, onNew }: { found: CatalogueImport; onNew: () => void }) {
  const t = useText(importTexts);
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  const undoing = useApiMutation(undoImport, { onSuccess: showImport });
  const { state, counts, doneCount, totalCount, picturesDone, picturesFailed } = found;
  const pictureCount = counts?.pictureCount ?? 0;
  const productCount = (counts?.newCount ?? 0) + (counts?.changedCount ?? 0);
  const arePicturesIn = picturesDone + picturesFailed >= pictureCount;
  const isUndo = state === 'undoing' || state === 'undone';
  const [done, total] =
    state === 'done' ? [picturesDone + picturesFailed, pictureCount] : [doneCount, totalCount];
  const title = {
    importing: t('importing'),
    done: t(arePicturesIn ? 'allIn' : 'picturesComing', { count: productCount }),
    undoing: t('undoing'),
    undone: t('undone'),
  }[state as 'importing' | 'done' | 'undoing' | 'undone'];
  return (
    <div className="stack gap-16">
      <section className="card import-run clip" aria-live="polite">
        <header className="cluster gap-16 between">
          <div>
            <h2 className="h2">{title}</h2>
            <p className="muted">
              {t('startedBy', { operator: found.operator })} · <DateTime value={found.startedAt} />
              {state !== 'done' && state !== 'undone' && <> · {t('mayLeave')}</>}
            </p>
          </div>
          <div className="cluster gap-8">
            {(state === 'undone' || state === 'done') && (
              <Button onClick={() => setShown(true)}>
                {t(state === 'undone' ? 'whatWasLeft' : 'compare')}
              </Button>
            )}
            {state === 'done' && found.undoUntil && (
              <AnchoredQuestion
                title={t('undoQuestion')}
                action={t('undo')}
                isDanger
                isBusy={undoing.isBusy}
                onConfirm={() => undoing.run({ params: { id: found.id } })}
                trigger={
                  <Button icon={<Undo2 size={16} aria-hidden />} loading={undoing.isBusy}>
                    {t('undo')}
                  </Button>
                }
              >
                {t('undoHint')}
              </AnchoredQuestion>
            )}
            <Button onClick={onNew}>{t('anotherImport')}</Button>
            {state === 'done' && (
              <Button type="primary" onClick={() => void navigate('/operations/products')}>
                {t('openProducts')}
              </Button>
            )}
          </div>
        </header>
        {total > 0 && state !== 'undone' && (
          <div className="import-progress">
            <Progress
              aria-label={title}
              percent={Math.floor((done / total) * 100)}
              status={done < total ? 'active' : 'success'}
            />
          </div>
        )}
        {!isUndo && (
          <ul className="import-jobs">
            <Job
              state={state === 'importing' ? 'moving' : 'done'}
              name={t('productsAndVariants')}
              line={t('newAndChanged', {
                created: counts?.newCount ?? 0,
                changed: counts?.changedCount ?? 0,
              })}
              figure={t('ofCount', {
                done: state === 'importing' ? doneCount : productCount,
                count: productCount,
              })}
            />
            {pictureCount > 0 && (
              <Job
                state={state === 'importing' ? 'waiting' : arePicturesIn ? 'done' : 'moving'}
                name={t('pictures')}
                line={picturesFailed > 0 ? t('failedCount', { count: picturesFailed }) : ''}
                figure={t('ofCount', { done: picturesDone, count: pictureCount })}
              />
            )}
          </ul>
        )}
        {state === 'done' && found.undoUntil && (
          <p className="import-run-foot muted">
            <b>
              {t('undoUntil')} <DateTime value={found.undoUntil} isExact />.
            </b>{' '}
            {t('undoHint')}
          </p>
        )}
      </section>
      {picturesFailed > 0 && <FailedPictures found={found} />}
      {state === 'done' && <ImportProblems found={found} />}
      {shown && (
        <ChangedProducts
          id={found.id}
          {...(state === 'undone' && { undone: counts?.newCount ? 'new' : 'changed' })}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
}

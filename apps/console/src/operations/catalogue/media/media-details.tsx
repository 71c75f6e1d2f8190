import { useQuery } from '@tanstack/react-query';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { deleteMedia, listMediaUses, replaceMedia } from '@vitrine/contract/shop/media.ts';
import { Button } from 'antd';
import { Replace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useIntlTag, useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { mediaTexts } from '../../../texts/media.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { HasPerm } from '../../../ui/has-perm.tsx';
import { ListStates } from '../../../ui/list/list-states.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { AnchoredQuestion, useQuestion } from '../../../ui/overlay/question.tsx';
import { MediaChooser } from './media-chooser.tsx';
import type { MediaRow } from './use-media-page.ts';

/** One picture of the library: where it is shown, and what can be done with it. */
export function MediaDetails({ row, onClose }: { row: MediaRow; onClose: () => void }) {
  const t = useText(mediaTexts);
  const tag = useIntlTag();
  const [isReplacing, setReplacing] = useState(false);
  const { ask, question } = useQuestion();
  const uses = useQuery({
    queryKey: catalogueKeys.mediaUses(row.id),
    queryFn: ({ signal }) => api.read(listMediaUses, { params: { id: row.id } }, signal),
  });
  const invalidates = [catalogueKeys.all];
  const replacing = useApiMutation(replaceMedia, {
    invalidates,
    success: ({ productCount, categoryCount }) =>
      t('replaced', { count: productCount + categoryCount }),
    onSuccess: onClose,
  });
  const deleting = useApiMutation(deleteMedia, {
    invalidates,
    success: t('deleted', { count: 1 }),
    onSuccess: onClose,
  });
  const list = uses.data?.list ?? [];
  const kilobytes =
    row.bytes === null
      ? undefined
      : findNumberFormat(tag, { style: 'unit', unit: 'kilobyte' }).format(
          Math.max(1, Math.round(row.bytes / 1024)),
        );
  return (
    <Overlay
      title={row.name}
      size={480}
      onClose={onClose}
      foot={
        <>
          <HasPerm value="platform:media:delete">
            <AnchoredQuestion
              title={t('deleteQuestion', { count: 1 })}
              action={t('delete')}
              isDanger
              onConfirm={() => deleting.run({ params: { ids: row.id } })}
              trigger={
                <Button danger disabled={row.useCount > 0} icon={<Trash2 size={16} aria-hidden />}>
                  {t('delete')}
                </Button>
              }
            />
          </HasPerm>
          <HasPerm value="platform:media:edit">
            <Button
              type="primary"
              disabled={row.useCount === 0}
              loading={replacing.isBusy}
              icon={<Replace size={16} aria-hidden />}
              onClick={() => setReplacing(true)}
            >
              {t('replace')}
            </Button>
          </HasPerm>
        </>
      }
    >
      <div className="stack gap-16 one-column">
        <img
          className="media-large"
          src={`${row.image.url}?w=760`}
          width={row.image.width}
          height={row.image.height}
          alt={row.name}
        />
        <p className="faint small">
          {[`${row.image.width} × ${row.image.height}`, kilobytes, row.byName]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <DateTime value={row.createdAt} />
        </p>
        {row.originalUrl && (
          <p>
            <a href={row.originalUrl} download={row.name}>
              {t('original')}
            </a>
          </p>
        )}
        <h3 className="h3">{t('usedBy')}</h3>
        <ListStates
          query={uses}
          isEmpty={list.length === 0}
          emptyText={t('unusedOne')}
          rowHeight={32}
          rowCount={3}
        >
          <ul className="stack gap-6">
            {list.map(({ kind, id, name }) => (
              <li key={`${kind}-${id}`}>
                {kind === 'product' ? (
                  <Link to={`/operations/products?product=${id}`} onClick={onClose}>
                    {name}
                  </Link>
                ) : (
                  <Link to="/operations/categories" onClick={onClose}>
                    {t('categoryNamed', { name })}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </ListStates>
      </div>
      {isReplacing && (
        <MediaChooser
          isSingle
          title={t('replaceBy')}
          onClose={() => setReplacing(false)}
          onChoose={async ([other]) => {
            setReplacing(false);
            if (!other || other.id === row.id) return;
            const isSure = await ask({
              title: t('replaceQuestion', { count: row.useCount }),
              action: t('replace'),
            });
            if (isSure) await replacing.run({ params: { id: row.id }, body: { withId: other.id } });
          }}
        />
      )}
      {question}
    </Overlay>
  );
}

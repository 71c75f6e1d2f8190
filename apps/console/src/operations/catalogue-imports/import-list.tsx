import { type ImportState, listImports } from '@vitrine/contract/shop/catalogue-imports.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueImportKeys } from '../../lib/query-keys/catalogue-imports.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings: Readonly<Record<ImportState, Meaning>> = {
  uploading: 'waiting',
  ready: 'waiting',
  checking: 'moving',
  checked: 'waiting',
  importing: 'moving',
  done: 'done',
  undoing: 'moving',
  undone: 'neutral',
  unreadable: 'failed',
};

/** All imports, newest first. A row opens the import where it is. */
export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText(importTexts);
  return (
    <ListPage
      name="catalogue-imports"
      list={listImports}
      keyOf={catalogueImportKeys.list}
      emptyText={t('noImports')}
      minWidth={760}
      canChooseColumns={false}
      onOpen={({ id }) => onOpen(id)}
      columns={[
        {
          key: 'fileName',
          title: t('file'),
          render: (_value, { fileName, operator }) => (
            <>
              <RowLink>{fileName}</RowLink>
              <small>{operator}</small>
            </>
          ),
        },
        {
          key: 'createdAt',
          title: t('begun'),
          width: 170,
          render: (_value, { createdAt }) => <DateTime value={createdAt} />,
        },
        {
          key: 'counts',
          title: t('outcome'),
          width: 240,
          render: (_value, { newCount, changedCount, errorCount }) => (
            <>
              {t('newAndChanged', { created: newCount, changed: changedCount })}
              {errorCount > 0 && (
                <small className="amber-text">{t('errors', { count: errorCount })}</small>
              )}
            </>
          ),
        },
        {
          key: 'state',
          title: t('state'),
          width: 190,
          render: (_value, { state, undoUntil }) => (
            <>
              <StatusTag meaning={meanings[state]}>{t(`state_${state}`)}</StatusTag>
              {state === 'done' && undoUntil && (
                <small className="muted">
                  {t('undoUntil')} <DateTime value={undoUntil} />
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

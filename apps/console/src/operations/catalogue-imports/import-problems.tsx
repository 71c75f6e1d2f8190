import { useQuery } from '@tanstack/react-query';
import {
  type CatalogueImport,
  downloadImportReport,
  listImportProblems,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueImportKeys } from '../../lib/query-keys/catalogue-imports.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { ListStates } from '../../ui/list/list-states.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

const problemsShown = 100;

/** Remarks on the rows of a file: what its check found and, once it is imported, what was found then. */
export function ImportProblems({ found: { id, state } }: { found: CatalogueImport }) {
  const t = useText(importTexts);
  const reporting = useApiMutation(() => api.download(downloadImportReport, { params: { id } }));
  const problems = useQuery({
    queryKey: catalogueImportKeys.problems(id, state),
    queryFn: ({ signal }) =>
      api.read(
        listImportProblems,
        { params: { id }, query: { pageNum: 1, pageSize: problemsShown } },
        signal,
      ),
  });
  const rows = problems.data?.list ?? [];
  const total = problems.data?.total ?? 0;
  if (state !== 'checked' && total === 0) return null;
  return (
    <SectionCard
      title={total === 0 ? t('allRight') : t('problemCount', { count: total })}
      beside={
        total > 0 && (
          <Button icon={<Download size={16} aria-hidden />} onClick={() => void reporting.run()}>
            {t('report')}
          </Button>
        )
      }
    >
      {total > 0 && <p className="muted">{t('correctAndRepeat')}</p>}
      <ListStates query={problems} isEmpty={false} emptyText="">
        {rows.length > 0 && (
          <div className="import-scroll">
            <table className="import-problems">
              <thead className="faint text-12">
                <tr>
                  <th className="num to-end">{t('lineHead')}</th>
                  <th>{t('column')}</th>
                  <th>{t('inFile')}</th>
                  <th>{t('expected')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ line, column, found, expected, isNote }) => (
                  <tr key={`${line} ${column} ${expected}`}>
                    <td className="num to-end muted">{line}</td>
                    <td className="anywhere">
                      <b>{column ?? t('wholeRow')}</b>
                    </td>
                    <td className={`anywhere${isNote ? ' muted' : ' danger-text'}`}>
                      {found || <span className="muted">{t('empty')}</span>}
                    </td>
                    <td className="anywhere">{expected}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ListStates>
      {total > rows.length && rows.length > 0 && (
        <p className="muted">{t('firstProblems', { count: rows.length })}</p>
      )}
    </SectionCard>
  );
}

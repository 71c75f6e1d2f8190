import { useQuery } from '@tanstack/react-query';
import {
  type ImportOutcome,
  listImportProducts,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { Pagination } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueImportKeys } from '../../lib/query-keys/catalogue-imports.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { ListStates } from '../../ui/list/list-states.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

const pageSize = 20;

const toText = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : JSON.stringify(value);

/** Products with what an import changes in them, field by field, and after undoing it what was left. */
export function ChangedProducts({
  id,
  outcome = 'changed',
  onClose,
}: {
  id: string;
  outcome?: ImportOutcome;
  onClose: () => void;
}) {
  const t = useText(importTexts);
  const [pageNum, setPageNum] = useState(1);
  const products = useQuery({
    queryKey: catalogueImportKeys.products(id, outcome, pageNum),
    queryFn: ({ signal }) =>
      api.read(
        listImportProducts,
        { params: { id }, query: { pageNum, pageSize, outcome } },
        signal,
      ),
  });
  const rows = products.data?.list ?? [];
  return (
    <Overlay title={t('comparison')} size={720} onClose={onClose}>
      <ListStates query={products} isEmpty={rows.length === 0} emptyText={t('noChanges')}>
        <ul className="stack gap-16">
          {rows.map(({ id: rowId, name, key, line, changes, kept, undone }) => (
            <li key={rowId}>
              <p className="cluster gap-8">
                <b className="anywhere">{name || key}</b>
                <small className="muted">{t('lineNumber', { line })}</small>
                {undone && <StatusTag>{t(`undone_${undone}`)}</StatusTag>}
              </p>
              {kept.length > 0 && (
                <small className="block amber-text">{t('kept', { fields: kept.join(', ') })}</small>
              )}
              <table className="import-samples">
                <tbody>
                  {changes.map(({ path, before, after }) => (
                    <tr key={path}>
                      <th scope="row" className="anywhere">
                        {path}
                      </th>
                      <td className="anywhere muted">
                        <s>{toText(before)}</s>
                      </td>
                      <td className="anywhere">{toText(after)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </li>
          ))}
        </ul>
        <Pagination
          size="small"
          hideOnSinglePage
          current={pageNum}
          pageSize={pageSize}
          total={products.data?.total ?? 0}
          showSizeChanger={false}
          onChange={setPageNum}
        />
      </ListStates>
    </Overlay>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listImportProducts } from '@vitrine/contract/shop/catalogue-imports.ts';
import { readProductForm, variantBlockMax } from '@vitrine/contract/shop/product-editing.ts';
import { Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { catalogueImportKeys } from '../../lib/query-keys/catalogue-imports.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { ListStates } from '../../ui/list/list-states.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useFieldLabels } from '../catalogue/editor/field-labels.ts';

type Outcome = 'new' | 'changed';
type ImportedProduct = EndpointAnswer<typeof listImportProducts>['list'][number];

const pageSize = 20;
/** Of longer texts the beginning is shown. */
const valueMax = 240;
const nothing = { options: [], variants: [], images: [] };

/** One product with the fields that the import changes, named as in its editor. */
function ChangedProduct({ row }: { row: ImportedProduct }) {
  const t = useText(importTexts);
  const { name, key, line, changes, kept, undone, productId } = row;
  // Variants and pictures are named by the product that has them.
  const isNamed = [...changes.map(({ path }) => path), ...kept].some((path) =>
    /^(?:variants|images)\./.test(path),
  );
  const { data } = useQuery({
    queryKey: [...catalogueKeys.form(productId ?? ''), 'labels'],
    queryFn: ({ signal }) =>
      api.read(
        readProductForm,
        { params: { id: productId ?? '' }, query: { variantsMax: variantBlockMax } },
        signal,
      ),
    enabled: isNamed && productId !== null,
    retry: false,
  });
  const { labelOf, write } = useFieldLabels(data?.form ?? nothing);
  const nameOf = (path: string) => {
    const { field, of } = labelOf(path);
    return [field, of].filter(Boolean).join(', ');
  };
  return (
    <li>
      <p className="cluster gap-8">
        {productId === null || undone === 'deleted' ? (
          <b className="anywhere">{name || key}</b>
        ) : (
          <Link className="anywhere medium" to={`/operations/products?product=${productId}`}>
            {name || key}
          </Link>
        )}
        <small className="muted">{t('lineNumber', { line })}</small>
        {undone && <StatusTag>{t(`undone_${undone}`)}</StatusTag>}
      </p>
      {kept.length > 0 && (
        <small className="block amber-text">
          {t('kept', { fields: kept.map(nameOf).join(', ') })}
        </small>
      )}
      <table className="import-samples">
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row" className="anywhere">
                {nameOf(path)}
              </th>
              <td className="anywhere muted">
                <s>{write(before, path).slice(0, valueMax)}</s>
              </td>
              <td className="anywhere">{write(after, path).slice(0, valueMax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}

/** Products with what an import changes in them, field by field, and after undoing it what was left. */
export function ChangedProducts({
  id,
  undone,
  onClose,
}: {
  id: string;
  /** After undoing the import, the products with which the list begins: new ones, which may be left, are shown too. */
  undone?: Outcome;
  onClose: () => void;
}) {
  const t = useText(importTexts);
  const [{ outcome, pageNum }, setPage] = useState({
    outcome: undone ?? 'changed',
    pageNum: 1,
  });
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
    <Overlay title={t(undone ? 'whatWasLeft' : 'comparison')} size={720} onClose={onClose}>
      {undone && (
        <Segmented<Outcome>
          className="below-16"
          aria-label={t('outcome')}
          value={outcome}
          options={[
            { value: 'new', label: t('newProducts') },
            { value: 'changed', label: t('changedProducts') },
          ]}
          onChange={(chosen) => setPage({ outcome: chosen, pageNum: 1 })}
        />
      )}
      <ListStates
        query={products}
        isEmpty={rows.length === 0}
        emptyText={t(outcome === 'new' ? 'noneNew' : 'noChanges')}
      >
        <ul className="stack gap-16">
          {rows.map((row) => (
            <ChangedProduct key={row.id} row={row} />
          ))}
        </ul>
        <Pagination
          size="small"
          hideOnSinglePage
          current={pageNum}
          pageSize={pageSize}
          total={products.data?.total ?? 0}
          showSizeChanger={false}
          onChange={(next) => setPage({ outcome, pageNum: next })}
        />
      </ListStates>
    </Overlay>
  );
}

import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { changeProductCells } from '@vitrine/contract/shop/product-cells.ts';
import { productStatuses } from '@vitrine/contract/shop/product-statuses.ts';
import { Button, Dropdown } from 'antd';
import { ChevronDown, FolderTree } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { FloatingBar, FloatingBarRule } from '../../ui/floating-bar.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { CategorySelect } from './category-select.tsx';
import { EditorField } from './editor/editor-field.tsx';
import { ProductStatusTag } from './product-status.tsx';
import type { ProductRow } from './use-product-columns.tsx';

interface ProductBulkProps {
  chosen: readonly ProductRow[];
  onChange: (chosen: readonly ProductRow[]) => void;
  onGrid: (ids: readonly string[]) => void;
}

type Result = EndpointAnswer<typeof changeProductCells>['list'][number];

/** Actions on the chosen products; each has its own result, and those that were left out stay chosen. */
export function ProductBulk({ chosen, onChange, onGrid }: ProductBulkProps) {
  const t = useText(catalogueTexts);
  const mayEdit = useHasPerm('platform:product:edit');
  const [isMoving, setMoving] = useState(false);
  const [categoryId, setCategoryId] = useState('');
  const [refused, setRefused] = useState<readonly { name: string; reason: string }[]>([]);
  const reasonOf = ({ failure, errors }: Result) => failure?.message ?? errors[0]?.message ?? '';
  const changing = useApiMutation(changeProductCells, {
    invalidates: [catalogueKeys.products(), catalogueKeys.counts, catalogueKeys.rows()],
    onSuccess: ({ list }) => {
      const failed = list.filter(({ version }) => version === null);
      const ids = new Set(failed.map(({ id }) => id));
      const left = chosen.filter(({ id }) => ids.has(id));
      onChange(left);
      setRefused(
        failed.map((result) => ({
          name: chosen.find(({ id }) => id === result.id)?.name ?? result.id,
          reason: reasonOf(result),
        })),
      );
      const done = list.length - failed.length;
      if (done > 0) toast.success(t('changedDone', { count: done }));
    },
  });
  const change = (field: 'status' | 'categoryId', value: string) =>
    changing.run({
      body: {
        products: chosen.map(({ id, version }) => ({
          id,
          version,
          cells: [{ variantId: null, field, value }],
        })),
      },
    });
  return (
    <>
      <FloatingBar isShown={chosen.length > 0} label={t('chosen', { count: chosen.length })}>
        <b role="status">{t('chosen', { count: chosen.length })}</b>
        <button type="button" className="quiet" onClick={() => onChange([])}>
          {t('clearChoice')}
        </button>
        {mayEdit && (
          <>
            <FloatingBarRule />
            <Button icon={<FolderTree size={16} aria-hidden />} onClick={() => setMoving(true)}>
              {t('moveToCategory')}
            </Button>
            <Dropdown
              trigger={['click']}
              menu={{
                items: productStatuses.map((status) => ({
                  key: status,
                  label: <ProductStatusTag status={status} />,
                })),
                onClick: ({ key }) => void change('status', key),
              }}
            >
              <Button loading={changing.isBusy}>
                {t('setStatus')} <ChevronDown size={16} aria-hidden />
              </Button>
            </Dropdown>
            <Button type="primary" onClick={() => onGrid(chosen.map(({ id }) => id))}>
              {t('editChosen', { count: chosen.length })}
            </Button>
          </>
        )}
      </FloatingBar>
      {isMoving && (
        <Overlay
          as="dialog"
          size={416}
          title={t('moveToCategory')}
          onClose={() => setMoving(false)}
          action={{
            label: t('move'),
            isBusy: changing.isBusy,
            isDisabled: categoryId === '',
            onPress: () => void change('categoryId', categoryId).then(() => setMoving(false)),
          }}
        >
          <EditorField label={t('category')} hint={t('moveHint')}>
            {({ id }) => <CategorySelect id={id} value={categoryId} onChange={setCategoryId} />}
          </EditorField>
        </Overlay>
      )}
      {refused.length > 0 && (
        <Overlay
          as="dialog"
          size={480}
          title={t('leftOut', { count: refused.length })}
          onClose={() => setRefused([])}
          action={{ label: t('close'), onPress: () => setRefused([]) }}
        >
          <ul className="stack gap-8 one-column">
            {refused.map(({ name, reason }) => (
              <li key={name}>
                <b>{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </Overlay>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getOwnProduct, listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { usePaused } from '../../lib/use-paused.ts';
import { sampleTexts } from '../../texts/sample.ts';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import type { SampleLine } from './sample-lines.rules.ts';

/** Finds a product by its name and offers its variants. */
export function SamplePicker({ initialId, onAdd }: { initialId: string | undefined; onAdd: (line: SampleLine) => void }) {
  const t = useText(sampleTexts);
  const [productId, setProductId] = useState(initialId);
  const [typed, setTyped] = useState('');
  const words = usePaused(typed.trim());
  const found = useQuery({
    queryKey: ['prices', 'find', words],
    queryFn: ({ signal }) =>
      api.call(
        listOwnProducts,
        { query: { limit: 20, show: 'all', sort: 'name', ...(words ? { search: words } : {}) } },
        { signal, quiet: true },
      ),
    staleTime: 60_000,
  });
  const product = useQuery({
    queryKey: ['prices', 'product', productId],
    queryFn: ({ signal }) => api.call(getOwnProduct, { params: { id: productId ?? '' } }, { signal, quiet: true }),
    enabled: productId !== undefined,
  });
  const listed = (found.data?.list ?? []).map((row) => ({ value: row.id, label: row.name }));
  // The chosen product keeps its name when it is not among those that were found.
  const chosen = productId && product.data ? [{ value: productId, label: product.data.name }] : [];
  const options = [...listed, ...chosen.filter(({ value }) => !typed && !listed.some((one) => one.value === value))];
  const isKnown = options.some(({ value }) => value === productId);
  return (
    <section className="card">
      <div className="form-box">
        <h2 className="h3">{t('find')}</h2>
        <Select
          style={{ width: '100%' }}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          loading={found.isFetching}
          placeholder={t('findHint')}
          aria-label={t('find')}
          notFoundContent={found.isFetching || words !== typed.trim() ? t('looking') : t('noneFound')}
          {...(productId && (isKnown || typed) ? { value: productId } : {})}
          onChange={setProductId}
          options={options}
        />
      </div>
      {product.isError && <ErrorState error={product.error} onRetry={() => void product.refetch()} />}
      {productId && product.isPending && <SkeletonRows rows={3} height={56} hasPicture />}
      {product.data && (
        <ul className="sample-variants">
          {product.data.variants.map((variant) => {
            const imageUrl = variant.image?.url ?? product.data.image?.url ?? null;
            const line = { variantId: variant.id, quantity: 1, name: product.data.name, label: variant.label, imageUrl };
            return (
              <li key={variant.id}>
                <ProductCell url={imageUrl} name={product.data.name} note={variant.label} />
                <Money value={variant.platformPrice} />
                <Button disabled={variant.stock < 1} onClick={() => onAdd({ ...line, price: variant.platformPrice })}>
                  {t(variant.stock < 1 ? 'soldOut' : 'add')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

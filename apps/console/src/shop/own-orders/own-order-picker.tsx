import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { usePaused } from '../../lib/use-paused.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { productTexts } from '../../texts/products.ts';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { lineOf, type OwnOrderLine } from './own-order-lines.rules.ts';
import { useFoundProducts, useOwnOrderProduct } from './use-own-order-products.ts';

function PriceRange({ range: { from, to } }: { range: OwnProductRow['platformPrice'] }) {
  return <Money value={from} to={to} />;
}

/** Finds a product by its name and offers its variants. */
export function OwnOrderPicker({
  initialId,
  onAdd,
}: {
  initialId: string | undefined;
  onAdd: (line: OwnOrderLine) => void;
}) {
  const t = useText(ownOrderTexts);
  const tProduct = useText(productTexts);
  const [productId, setProductId] = useState(initialId);
  const [typed, setTyped] = useState('');
  const words = usePaused(typed.trim());
  const found = useFoundProducts(words);
  const product = useOwnOrderProduct(productId);
  const notFound = words ? t('noneFound') : tProduct('noProducts');
  const listed = (found.data?.list ?? []).map((row) => ({ value: row.id, label: row.name, row }));
  // The chosen product keeps its name when it is not among those that were found.
  const chosen =
    productId && product.data
      ? [{ value: productId, label: product.data.name, row: product.data }]
      : [];
  const options = [
    ...listed,
    ...chosen.filter(({ value }) => !typed && !listed.some((one) => one.value === value)),
  ];
  const isKnown = options.some(({ value }) => value === productId);
  return (
    <section className="card">
      <div className="form-box">
        <h2 className="h3 below-14">{t('find')}</h2>
        <Select
          style={{ width: '100%' }}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          loading={found.isFetching}
          placeholder={t('findHint')}
          aria-label={t('find')}
          notFoundContent={found.isFetching || words !== typed.trim() ? t('looking') : notFound}
          {...(productId && (isKnown || typed) ? { value: productId } : {})}
          onChange={setProductId}
          options={options}
          listItemHeight={60}
          optionRender={({ data: { row } }) => (
            <span className="own-order-option line gap-16 between">
              <ProductCell
                url={row.image?.url}
                focus={row.image}
                size="list"
                name={row.name}
                note={row.stock < 1 ? t('soldOut') : row.category.name}
              />
              <PriceRange range={row.platformPrice} />
            </span>
          )}
        />
      </div>
      {product.isError && (
        <ErrorState error={product.error} onRetry={() => void product.refetch()} />
      )}
      {productId && product.isPending && <SkeletonRows rows={3} height={56} hasPicture />}
      {product.data && (
        <ul className="own-order-variants">
          {product.data.variants.map((variant) => {
            const line = lineOf(product.data, variant);
            return (
              <li key={variant.id}>
                <ProductCell url={line.imageUrl} focus={line} name={line.name} note={line.label} />
                <Money value={variant.platformPrice} />
                <Button disabled={variant.stock < 1} onClick={() => onAdd(line)}>
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

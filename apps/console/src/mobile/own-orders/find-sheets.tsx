import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import {
  addLine,
  lineOf,
  type OwnOrderLine,
  quantityMax,
  stepQuantity,
} from '../../shop/own-orders/own-order-lines.rules.ts';
import {
  useFoundProducts,
  useOwnOrderProduct,
} from '../../shop/own-orders/use-own-order-products.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { Money } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SearchField } from '../../ui/plain/search-field.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonLine, SkeletonRows } from '../../ui/skeletons.tsx';

type Lines = readonly OwnOrderLine[];

/** How many units of a line; below one it is gone. */
export function Units({
  line,
  lines,
  onChange,
}: {
  line: OwnOrderLine;
  lines: Lines;
  onChange: (lines: Lines) => void;
}) {
  const t = useText(ownOrderTexts);
  const step = (by: 1 | -1) => onChange(stepQuantity(lines, line.variantId, by));
  const isLast = line.quantity === 1;
  return (
    <span className="m-units" role="group" aria-label={t('quantity', { name: line.name })}>
      <button
        type="button"
        aria-label={isLast ? t('remove', { name: line.name }) : t('less', { name: line.name })}
        onClick={() => step(-1)}
      >
        {isLast ? <Trash2 size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
      </button>
      <output className="num">{line.quantity}</output>
      <button
        type="button"
        aria-label={t('more', { name: line.name })}
        disabled={line.quantity >= quantityMax}
        onClick={() => step(1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </span>
  );
}

/** Finds a product by its name. */
export function FindSheet({
  isOpen,
  onClose,
  onOpen,
}: {
  isOpen: boolean;
  onClose: () => void;
  onOpen: (product: OwnProductRow) => void;
}) {
  const t = useText(ownOrderTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('find')} className="m-tall">
      <FoundProducts onOpen={onOpen} />
    </Sheet>
  );
}

export function FoundProducts({ onOpen }: { onOpen: (product: OwnProductRow) => void }) {
  const t = useText(ownOrderTexts);
  const [words, setWords] = useState('');
  const found = useFoundProducts(words);
  return (
    <>
      <div className="m-find line stretched below-8">
        <SearchField label={t('findHint')} value={words} onFind={setWords} />
      </div>
      {found.isPending && <SkeletonRows rows={6} height={64} hasPicture />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data?.list.length === 0 && <EmptyState text={t('noneFound')} />}
      <ul className="m-rows">
        {found.data?.list.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className="m-row"
              disabled={product.stock < 1}
              onClick={() => onOpen(product)}
            >
              <span className="grow">
                <ProductCell
                  url={product.image?.url}
                  focus={product.image}
                  name={product.name}
                  note={product.stock < 1 ? t('soldOut') : product.category.name}
                />
              </span>
              <Money value={product.platformPrice.from} className="muted" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The variants of a product, to add units of them. */
export function VariantsSheet({
  productId,
  lines,
  onChange,
  onClose,
  onDone,
}: {
  productId: string | null;
  lines: Lines;
  onChange: (lines: Lines) => void;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useText(ownOrderTexts);
  const tPrice = useText(mobilePriceTexts);
  const product = useOwnOrderProduct(productId ?? undefined);
  const data = product.data?.id === productId ? product.data : undefined;
  return (
    <Sheet
      isOpen={productId !== null}
      onClose={onClose}
      title={data?.name ?? <SkeletonLine width={180} height={20} />}
      foot={
        <button type="button" className="btn primary" disabled={!lines.length} onClick={onDone}>
          {tPrice('done')}
        </button>
      }
    >
      {product.isError && !data && (
        <ErrorState error={product.error} onRetry={() => void product.refetch()} />
      )}
      {!data && !product.isError && <SkeletonRows rows={3} height={64} hasPicture />}
      <ul className="m-rows">
        {data?.variants.map((variant) => {
          const line = lineOf(data, variant);
          const chosen = lines.find(({ variantId }) => variantId === variant.id);
          return (
            <li key={variant.id} className="m-row">
              <span className="grow">
                <ProductCell
                  url={line.imageUrl}
                  focus={line}
                  name={variant.label || data.name}
                  note={<Money value={variant.platformPrice} />}
                />
              </span>
              {chosen ? (
                <Units line={chosen} lines={lines} onChange={onChange} />
              ) : (
                <button
                  type="button"
                  className="btn low soft"
                  disabled={variant.stock < 1}
                  onClick={() => onChange(addLine(lines, line))}
                >
                  {t(variant.stock < 1 ? 'soldOut' : 'add')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { SelectField } from '../../ui/plain/fields.tsx';
import { SearchField } from '../../ui/plain/search-field.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonLine } from '../../ui/skeletons.tsx';
import { useFoundProducts } from '../own-orders/use-own-order-products.ts';
import { useOwnProduct } from '../pricing/use-own-product.ts';
import { useCategories } from '../pricing/use-products.ts';
import type { Slide } from './store-fields.ts';

type Link = Pick<Slide, 'productId' | 'categoryId'>;
const nowhere: Link = { productId: null, categoryId: null };
const foundMax = 5;

/** Finds the product that a picture leads to. */
function FindProduct({ onFound }: { onFound: (productId: string) => void }) {
  const t = useText(storeTexts);
  const [words, setWords] = useState('');
  const found = useFoundProducts(words, 'in-store');
  const list = found.data?.list.slice(0, foundMax) ?? [];
  return (
    <>
      <SearchField label={t('slideFind')} value={words} onFind={setWords} />
      <ul className="slide-found">
        {list.map(({ id, name, image, category }) => (
          <li key={id}>
            <button type="button" className="row" onClick={() => onFound(id)}>
              <ProductCell
                url={image?.url}
                focus={image}
                size="list"
                name={name}
                note={category.name}
              />
            </button>
          </li>
        ))}
        {found.isSuccess && list.length === 0 && <li className="muted">{t('slideNone')}</li>}
      </ul>
    </>
  );
}

/** Where a picture of the carousel leads: a product, a category or nowhere. */
export function SlideLink({
  place,
  slide,
  onChange,
}: {
  place: number;
  slide: Slide;
  onChange: (link: Link) => void;
}) {
  const t = useText(storeTexts);
  const categories = useCategories().data?.list ?? [];
  const { product, detail } = useOwnProduct(slide.productId ?? undefined);
  const [isFinding, setFinding] = useState(false);
  const kind = slide.productId || isFinding ? 'product' : (slide.categoryId ?? 'none');
  return (
    <div className="slide-link">
      <SelectField
        label={t('slideLink', { place })}
        value={kind}
        options={[
          { value: 'none', label: t('slideNowhere') },
          { value: 'product', label: t('slideProduct') },
        ]}
        onChange={(next) => {
          setFinding(next === 'product');
          onChange(
            next === 'product' || next === 'none' ? nowhere : { productId: null, categoryId: next },
          );
        }}
      >
        <optgroup label={t('slideCategories')}>
          {categories
            .flatMap((category) => [category, ...category.children])
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      </SelectField>
      {slide.productId && !isFinding && (
        <div className="row">
          <span className="grow">
            {product ? (
              <ProductCell
                url={product.image?.url}
                focus={product.image}
                size="list"
                name={product.name}
                note={product.isHidden ? t('slideHidden') : product.category.name}
              />
            ) : detail.isError ? (
              <span className="muted">{t('slideGone')}</span>
            ) : (
              <SkeletonLine width={160} height={20} />
            )}
          </span>
          <button type="button" className="btn low" onClick={() => setFinding(true)}>
            {t('slideChange')}
          </button>
        </div>
      )}
      {isFinding && (
        <FindProduct
          onFound={(productId) => {
            setFinding(false);
            onChange({ productId, categoryId: null });
          }}
        />
      )}
    </div>
  );
}

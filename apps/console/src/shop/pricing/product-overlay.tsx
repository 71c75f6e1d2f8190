import type { OwnVariant } from '@vitrine/contract/shop/price-shapes.ts';
import type { OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { ExternalLink, Package } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { getFocusStyle } from '../../lib/picture-focus.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useOverlay } from '../../ui/overlay/use-overlay.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { AreaField } from '../../ui/plain/area-field.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PictureOverlay } from './picture-overlay.tsx';
import { PriceHistory } from './price-history.tsx';
import { useEarnsLine } from './use-earns-line.ts';
import { useHomePrice } from './use-home-price.ts';
import { useOwnProduct, useProductWords } from './use-own-product.ts';
import { type EditablePrice, useVariantPrice } from './use-row-price.ts';
import './product-overlay.css';

export interface VariantPriceProps {
  product: OwnProduct;
  variant: OwnVariant;
  price: EditablePrice & { isFromProduct: boolean };
}

/** The parts that differ between desk and phone. */
export interface ProductParts {
  /** The field or button that sets the price of a variant. */
  VariantPrice: ComponentType<VariantPriceProps>;
  /** The line below a price that is too low. */
  TooLow: ComponentType<VariantPriceProps>;
  /** Between pictures and variants. */
  Arrangement?: ComponentType<{ product: OwnProduct }>;
  /** In the foot, for what is staged. */
  Actions?: ComponentType<{ productId: string }>;
}

function Pictures({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const viewing = useOverlay('picture');
  return (
    <>
      <ul className="product-pictures">
        {product.images.map((image, place) => (
          <li key={image.url}>
            <button
              type="button"
              aria-label={`${t('enlarge')}: ${product.name} ${place + 1}`}
              onClick={() => viewing.open(String(place + 1))}
            >
              <img
                src={`${image.url}?w=760`}
                style={getFocusStyle(image)}
                alt={`${product.name} ${place + 1}`}
                width={208}
                height={260}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewing.value && (
        <PictureOverlay product={product} place={Number(viewing.value)} onClose={viewing.close} />
      )}
    </>
  );
}

function Variant({
  product,
  variant,
  parts: { VariantPrice, TooLow },
}: {
  product: OwnProduct;
  variant: OwnVariant;
  parts: ProductParts;
}) {
  const t = useText(productTexts);
  const earnsLine = useEarnsLine();
  const price = useVariantPrice(product, variant);
  const homeLine = useHomePrice(product).lineOf(variant, price);
  const shared = { product, variant, price };
  return (
    <li>
      <span>
        <b className="medium">{variant.label || product.name}</b>
        <small className="num">
          {t('platformPrice')} <Money kind="inline" value={variant.platformPrice} /> ·{' '}
          {variant.stock > 0 ? t('stock', { count: variant.stock }) : t('soldOut')}
        </small>
      </span>
      <span className="price to-right">
        <VariantPrice {...shared} />
        {price.isTooLow ? (
          <small className="too-low num danger-text">
            <TooLow {...shared} />
          </small>
        ) : (
          <>
            <small className="num">{earnsLine(price)}</small>
            {homeLine && <small className="num">{homeLine}</small>}
          </>
        )}
      </span>
    </li>
  );
}

function Note({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const { words, setWords, isChanged, isSaving, save, isRestored, discard } =
    useProductWords(product);
  return (
    <div className="above-16">
      <RestoredLine isShown={isRestored} onDiscard={discard} />
      <AreaField
        label={t('myWords')}
        max={160}
        value={words}
        placeholder={t('myWordsHint')}
        onChange={setWords}
      />
      {isChanged && (
        <Button className="btn" isBusy={isSaving} onClick={() => void save()}>
          {t('saveWords')}
        </Button>
      )}
    </div>
  );
}

function Body({ product, parts }: { product: OwnProduct; parts: ProductParts }): ReactNode {
  const t = useText(productTexts);
  const { note } = useHomePrice(product);
  const mayEdit = useHasPerm('shop:price:edit');
  const { Arrangement } = parts;
  return (
    <>
      <Pictures product={product} />
      <p className="muted">
        {product.category.name} · {t('leadTime', { count: product.leadTimeDays })}
      </p>
      {mayEdit && Arrangement && <Arrangement product={product} />}
      <h3 className="h3">{t('variants', { count: product.variants.length })}</h3>
      {note && <p className="faint">{note}</p>}
      <ul className="variant-list">
        {product.variants.map((variant) => (
          <Variant key={variant.id} product={product} variant={variant} parts={parts} />
        ))}
      </ul>
      {mayEdit && <Note key={product.note} product={product} />}
      <p className="muted above-18 pre-line">{product.description}</p>
      <PriceHistory productId={product.id} />
    </>
  );
}

interface ProductOverlayProps {
  productId: string | undefined;
  parts: ProductParts;
  onClose: () => void;
}

/** One product: its pictures, a price for each variant, the owner's note about it. */
export function ProductOverlay({ productId, parts, onClose }: ProductOverlayProps) {
  const t = useText(productTexts);
  const { detail, product } = useOwnProduct(productId);
  const { Actions } = parts;
  return (
    <Overlay
      isOpen={productId !== undefined}
      onClose={onClose}
      className="product-detail tall"
      title={product?.name ?? '…'}
      size={560}
      foot={
        product && (
          <>
            {Actions && <Actions productId={product.id} />}
            <a className="btn" href={product.publicUrl} target="_blank" rel="noreferrer">
              <ExternalLink size={16} aria-hidden />
              {t('seeInStore')}
            </a>
            <Link className="btn" to={`/sample?product=${product.id}`}>
              <Package size={16} aria-hidden />
              {t('orderForMe')}
            </Link>
          </>
        )
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!product && !detail.isError && productId && <SkeletonRows rows={6} height={60} />}
      {product && <Body product={product} parts={parts} />}
    </Overlay>
  );
}

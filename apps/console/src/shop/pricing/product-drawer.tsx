import type { OwnProduct, OwnVariant } from '@vitrine/contract/shop/pricing.ts';
import { Button, Image, Input } from 'antd';
import { ExternalLink, Package, ZoomIn, ZoomOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PriceField } from './price-field.tsx';
import { PriceHistory } from './price-history.tsx';
import { FloorButton } from './price-parts.tsx';
import { unstagePrice } from './staged-prices.ts';
import { useEarnsLine } from './use-earns-line.ts';
import { useHomePrice } from './use-home-price.ts';
import { useOwnProduct, useProductWords } from './use-own-product.ts';
import { useVariantPrice } from './use-row-price.ts';
import { useSavePrices } from './use-save-prices.ts';

function Variant({ product, variant }: { product: OwnProduct; variant: OwnVariant }) {
  const t = useText(productTexts);
  const earnsLine = useEarnsLine();
  const price = useVariantPrice(product, variant);
  const homeLine = useHomePrice(product).lineOf(variant, price);
  return (
    <li>
      <span>
        <b style={{ fontWeight: 500 }}>{variant.label || product.name}</b>
        <br />
        <small>
          {t('platformPrice')} <Money kind="inline" value={variant.platformPrice} /> ·{' '}
          {variant.stock > 0 ? t('stock', { count: variant.stock }) : t('soldOut')}
        </small>
      </span>
      <span className="right">
        <PriceField
          name={`${product.name} ${variant.label}`}
          price={price}
          isMarked={price.isFromProduct}
        />
        <br />
        {price.isTooLow ? (
          <small className="too-low">
            <FloorButton price={price} floor={variant.floor} />
          </small>
        ) : (
          <>
            <small>{earnsLine(price)}</small>
            {homeLine && (
              <>
                <br />
                <small>{homeLine}</small>
              </>
            )}
          </>
        )}
      </span>
    </li>
  );
}

function Words({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const { words, setWords, isChanged, isSaving, save, isRestored, discard } =
    useProductWords(product);
  return (
    <>
      <h3 className="h3">{t('myWords')}</h3>
      <RestoredLine isShown={isRestored} onDiscard={discard} />
      <Input.TextArea
        value={words}
        maxLength={160}
        showCount
        autoSize={{ minRows: 2, maxRows: 4 }}
        aria-label={t('myWords')}
        placeholder={t('myWordsHint')}
        onChange={({ target }) => setWords(target.value)}
      />
      {isChanged && (
        <Button style={{ marginTop: 20 }} loading={isSaving} onClick={() => void save()}>
          {t('saveWords')}
        </Button>
      )}
    </>
  );
}

function Body({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const { note } = useHomePrice(product);
  const mayEdit = useHasPerm('shop:price:edit');
  return (
    <div className="product-detail">
      <Image.PreviewGroup
        preview={{
          // Above the save bar and the drawer, which an opaque mask hides; a picture is looked at, not turned.
          rootClassName: 'product-viewer',
          zIndex: 2000,
          actionsRender: (_all, { actions, transform }) => (
            <span className="product-viewer-tools line stretched">
              <button
                type="button"
                aria-label={t('zoomOut')}
                title={t('zoomOut')}
                disabled={transform.scale <= 1}
                onClick={actions.onZoomOut}
              >
                <ZoomOut size={18} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={t('zoomIn')}
                title={t('zoomIn')}
                onClick={actions.onZoomIn}
              >
                <ZoomIn size={18} aria-hidden />
              </button>
            </span>
          ),
        }}
      >
        <div className="product-detail-pics line stretched">
          {product.images.map((image, place) => (
            <Image
              key={image.url}
              src={`${image.url}?w=320`}
              preview={{ src: image.url }}
              alt={`${product.name} ${place + 1}`}
              width={112}
              height={140}
            />
          ))}
        </div>
      </Image.PreviewGroup>
      <p className="muted">
        {product.category.name} · {t('leadTime', { count: product.leadTimeDays })}
      </p>
      <h3 className="h3">{t('variants', { count: product.variants.length })}</h3>
      {note && <p className="faint">{note}</p>}
      <ul className="variant-list">
        {product.variants.map((variant) => (
          <Variant key={variant.id} product={product} variant={variant} />
        ))}
      </ul>
      {mayEdit && <Words key={product.note} product={product} />}
      <p className="muted" style={{ marginTop: 18, whiteSpace: 'pre-line' }}>
        {product.description}
      </p>
      <PriceHistory productId={product.id} />
    </div>
  );
}

/** What is staged of this product, saved or taken back where it was typed: the bar of the list is behind the drawer. */
function PriceActions({ productId }: { productId: string }) {
  const t = useText(productTexts);
  const { staged, count, savableCount, isSaving, save } = useSavePrices(productId);
  if (count === 0) return null;
  return (
    <span className="price-actions line at-end">
      <button
        type="button"
        className="quiet"
        onClick={() => staged.forEach(({ id }) => void unstagePrice(id))}
      >
        {t('discard')}
      </button>
      <Button
        type="primary"
        loading={isSaving}
        disabled={savableCount === 0}
        onClick={() => void save()}
      >
        {t('save', { count: savableCount || count })}
      </Button>
    </span>
  );
}

/** One product: pictures to look at closely, a price for each variant, the owner's words about it. */
export function ProductDrawer({
  productId,
  onClose,
}: {
  productId: string | undefined;
  onClose: () => void;
}) {
  const t = useText(productTexts);
  const navigate = useNavigate();
  const { detail, product } = useOwnProduct(productId);
  return (
    <SideDrawer
      isOpen={productId !== undefined}
      onClose={onClose}
      title={product?.name ?? '…'}
      size={560}
      foot={
        product && (
          <>
            <PriceActions productId={product.id} />
            <Button
              href={product.publicUrl}
              target="_blank"
              icon={<ExternalLink size={16} aria-hidden />}
            >
              {t('seeInStore')}
            </Button>
            <Button
              icon={<Package size={16} aria-hidden />}
              onClick={() => void navigate(`/sample?product=${product.id}`)}
            >
              {t('orderForMe')}
            </Button>
          </>
        )
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!product && !detail.isError && productId && <SkeletonRows rows={6} height={56} />}
      {product && <Body product={product} />}
    </SideDrawer>
  );
}

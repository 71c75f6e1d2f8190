import type { OwnProduct, OwnVariant } from '@vitrine/contract/shop/pricing.ts';
import { ArrowUpToLine, ExternalLink, Package, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { PriceHistory } from '../../shop/pricing/price-history.tsx';
import { useEarnsLine } from '../../shop/pricing/use-earns-line.ts';
import { useHomePrice } from '../../shop/pricing/use-home-price.ts';
import { useOwnProduct, useProductWords } from '../../shop/pricing/use-own-product.ts';
import { useDisplayChange, useProductPlacing } from '../../shop/pricing/use-products.ts';
import { useVariantPrice } from '../../shop/pricing/use-row-price.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Besides, useMoneyText, useTrueMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { AreaField } from '../../ui/plain/area-field.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { Switch } from '../../ui/plain/switch.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { SkeletonLine, SkeletonRows } from '../../ui/skeletons.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import { PriceSheet } from './price-sheet.tsx';

function Variant({ product, variant }: { product: OwnProduct; variant: OwnVariant }) {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const money = useMoneyText();
  const trueMoney = useTrueMoneyText();
  const earnsLine = useEarnsLine();
  const mayEdit = useHasPerm('shop:price:edit');
  const price = useVariantPrice(product, variant);
  const homeLine = useHomePrice(product).lineOf(variant, price);
  const pricing = useSheet('variant');
  const name = variant.label || product.name;
  const stock =
    variant.stock > 0 ? tProduct('stock', { count: variant.stock }) : tProduct('soldOut');
  return (
    <li className="m-row">
      <span className="grow">
        {name}
        <small className="num">
          {t('platformPrice', { price: money(variant.platformPrice) })} · {stock}
        </small>
        <small className={price.isTooLow ? 'low num' : 'num'}>
          {price.isTooLow ? t('lowestIs', { price: money(variant.floor) }) : earnsLine(price)}
        </small>
        {homeLine && !price.isTooLow && <small className="num">{homeLine}</small>}
      </span>
      <button
        type="button"
        className={[
          'm-value num',
          price.isStaged ? 'staged' : '',
          price.isTooLow ? 'low' : '',
        ].join(' ')}
        disabled={!mayEdit}
        aria-label={`${tProduct('priceOf', { name })}: ${trueMoney(price.value)}`}
        onClick={() => pricing.open(variant.id)}
      >
        {trueMoney(price.value)}
        <Besides value={price.value} />
      </button>
      <PriceSheet
        subject={
          pricing.value === variant.id
            ? {
                name,
                note: product.name,
                imageUrl: variant.image?.url ?? product.image?.url ?? null,
                sold: variant.sellingPrice,
                value: price.value,
                platform: { from: variant.platformPrice, to: variant.platformPrice },
                floor: variant.floor,
                fees: product.fees,
                live: price.live,
                change: price.change,
              }
            : undefined
        }
        onClose={pricing.close}
      />
    </li>
  );
}

function Words({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const { words, setWords, isChanged, isSaving, save, isRestored, discard } =
    useProductWords(product);
  return (
    <div className="above-14">
      <RestoredLine isShown={isRestored} onDiscard={discard} />
      <AreaField
        label={t('myWords')}
        max={160}
        value={words}
        placeholder={t('myWordsHint')}
        onChange={setWords}
      />
      {isChanged && (
        <button
          type="button"
          className="btn low soft"
          disabled={isSaving}
          onClick={() => void save()}
        >
          {t('saveWords')}
        </button>
      )}
    </div>
  );
}

function Body({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const changeDisplay = useDisplayChange();
  const mayEdit = useHasPerm('shop:price:edit');
  const placeProduct = useProductPlacing();
  const viewing = useSheet('picture');
  return (
    <>
      <ul className="m-pictures scroll-row">
        {product.images.map((image, place) => (
          <li key={image.url}>
            <button
              type="button"
              aria-label={`${t('enlarge')}: ${product.name} ${place + 1}`}
              onClick={() => viewing.open(String(place + 1))}
            >
              <img
                src={`${image.url}?w=640`}
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
      <p className="muted">
        {product.category.name} · {t('leadTime', { count: product.leadTimeDays })}
      </p>
      {mayEdit && (
        <div className="m-row">
          <Star size={20} color="var(--ink-3)" aria-hidden />
          <span className="grow">{t('feature')}</span>
          <Switch
            isOn={product.isFeatured}
            label={t('feature')}
            onChange={(isFeatured) => void changeDisplay([product.id], { isFeatured })}
          />
        </div>
      )}
      {mayEdit && product.isFeatured && product.position !== 0 && (
        <button
          type="button"
          className="m-row"
          onClick={() => void placeProduct(product.id, { to: 'first' })}
        >
          <ArrowUpToLine size={20} color="var(--ink-3)" aria-hidden />
          <span className="grow">{t('moveFirst')}</span>
        </button>
      )}
      <p className="m-label">{t('variants', { count: product.variants.length })}</p>
      <ul className="m-rows">
        {product.variants.map((variant) => (
          <Variant key={variant.id} product={product} variant={variant} />
        ))}
      </ul>
      {mayEdit && <Words key={product.note} product={product} />}
      {viewing.value && (
        <PictureSheet product={product} place={Number(viewing.value)} onClose={viewing.close} />
      )}
      <p className="m-about">{product.description}</p>
      <PriceHistory productId={product.id} />
    </>
  );
}

/** One product: its pictures, a price for each variant, the owner's words about it. */
export function ProductSheet({
  productId,
  onClose,
}: {
  productId: string | undefined;
  onClose: () => void;
}) {
  const t = useText(productTexts);
  const { detail, product } = useOwnProduct(productId);
  return (
    <Sheet
      isOpen={productId !== undefined}
      onClose={onClose}
      className="tall"
      title={product?.name ?? <SkeletonLine width={180} height={20} />}
      foot={
        product && (
          <>
            <a className="btn" href={product.publicUrl} target="_blank" rel="noreferrer">
              <ExternalLink size={18} aria-hidden />
              {t('preview')}
            </a>
            <Link className="btn soft" to={`/sample?product=${product.id}`}>
              <Package size={18} aria-hidden />
              {t('orderForMe')}
            </Link>
          </>
        )
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!product && !detail.isError && <SkeletonRows rows={6} height={60} />}
      {product && <Body product={product} />}
    </Sheet>
  );
}

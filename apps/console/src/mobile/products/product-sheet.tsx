import type { OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { ArrowUpToLine, Star } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { toCover } from '../../lib/picture-focus.ts';
import {
  ProductOverlay,
  type ProductParts,
  type VariantPriceProps,
} from '../../shop/pricing/product-overlay.tsx';
import { useDisplayChange, useProductPlacing } from '../../shop/pricing/use-products.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Besides, useMoneyText, useTrueMoneyText } from '../../ui/money.tsx';
import { Switch } from '../../ui/plain/switch.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { PriceSheet } from './price-sheet.tsx';

/** The price of a variant, which opens the keypad. */
function VariantPrice({ product, variant, price }: VariantPriceProps) {
  const t = useText(productTexts);
  const trueMoney = useTrueMoneyText();
  const mayEdit = useHasPerm('shop:price:edit');
  const pricing = useSheet('variant');
  const name = variant.label || product.name;
  return (
    <>
      <button
        type="button"
        className={[
          'm-value num',
          price.isStaged ? 'staged' : '',
          price.isTooLow ? 'low' : '',
        ].join(' ')}
        disabled={!mayEdit}
        aria-label={`${t('priceOf', { name })}: ${trueMoney(price.value)}`}
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
                ...toCover(variant.image ?? product.image),
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
    </>
  );
}

function TooLow({ variant }: VariantPriceProps) {
  const t = useText(mobilePriceTexts);
  const money = useMoneyText();
  return t('lowestIs', { price: money(variant.floor) });
}

/** Featuring a product, and moving a featured one to the front. */
function Arrangement({ product }: { product: OwnProduct }) {
  const t = useText(productTexts);
  const changeDisplay = useDisplayChange();
  const placeProduct = useProductPlacing();
  return (
    <>
      <div className="m-row">
        <Star size={20} color="var(--ink-3)" aria-hidden />
        <span className="grow">{t('feature')}</span>
        <Switch
          isOn={product.isFeatured}
          label={t('feature')}
          onChange={(isFeatured) => void changeDisplay([product.id], { isFeatured })}
        />
      </div>
      {product.isFeatured && product.position !== 0 && (
        <button
          type="button"
          className="m-row"
          onClick={() => void placeProduct(product.id, { to: 'first' })}
        >
          <ArrowUpToLine size={20} color="var(--ink-3)" aria-hidden />
          <span className="grow">{t('moveFirst')}</span>
        </button>
      )}
    </>
  );
}

const parts: ProductParts = { VariantPrice, TooLow, Arrangement };

/** One product on the phone, with prices from the keypad. */
export function ProductSheet(props: { productId: string | undefined; onClose: () => void }) {
  return <ProductOverlay {...props} parts={parts} />;
}

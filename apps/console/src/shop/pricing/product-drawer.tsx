import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { Button } from '../../ui/plain/button.tsx';
import { PriceField } from './price-field.tsx';
import { FloorButton } from './price-parts.tsx';
import { ProductOverlay, type ProductParts } from './product-overlay.tsx';
import { unstagePrice } from './staged-prices.ts';
import { useSavePrices } from './use-save-prices.ts';

/** Saves or discards the staged prices of this product: the bar of the list is behind the drawer. */
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
        className="btn primary"
        isBusy={isSaving}
        disabled={savableCount === 0}
        onClick={() => void save()}
      >
        {t('save', { count: savableCount || count })}
      </Button>
    </span>
  );
}

const parts: ProductParts = {
  VariantPrice: ({ product, variant, price }) => (
    <PriceField
      name={`${product.name} ${variant.label}`}
      price={price}
      isMarked={price.isFromProduct}
    />
  ),
  TooLow: ({ price, variant }) => <FloorButton price={price} floor={variant.floor} />,
  Actions: PriceActions,
};

/** One product on the desk, with prices that are edited in place. */
export function ProductDrawer(props: { productId: string | undefined; onClose: () => void }) {
  return <ProductOverlay {...props} parts={parts} />;
}

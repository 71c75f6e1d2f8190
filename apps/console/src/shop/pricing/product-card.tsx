import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { MoveHandle } from './move-handle.tsx';
import { PriceField } from './price-field.tsx';
import { FloorButton, InStoreSwitch } from './price-parts.tsx';
import type { PricedProduct } from './product-columns.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Arrange } from './use-arrange.ts';
import { useEarnsLine } from './use-earns-line.ts';

interface ProductCardProps extends PricedProduct {
  onOpen: () => void;
  /** Putting products in order; nothing while the list is sorted otherwise. */
  arrange: Arrange | undefined;
}

/** One product as a card: the same as a row, for those who think in pictures. */
export function ProductCard({ row, price, onOpen, arrange }: ProductCardProps) {
  const t = useText(productTexts);
  const money = useMoneyText();
  const earnsLine = useEarnsLine();
  return (
    <li
      className={
        (row.isHidden && !row.isAddition) || row.isHiddenByFloor
          ? 'product-card off'
          : 'product-card'
      }
      {...arrange?.itemProps(row.id)}
    >
      {arrange && <MoveHandle id={row.id} name={row.name} arrange={arrange} />}
      <button type="button" onClick={onOpen} aria-label={row.name}>
        <ProductPicture url={row.image?.url} focus={row.image} size="card" />
      </button>
      <div className="price-line line between">
        <b className="truncate" style={{ fontWeight: 500 }}>
          {row.name}
        </b>
        <RowMenu row={row} onOpen={onOpen} onReset={price.reset} moves={arrange?.movesOf(row.id)} />
      </div>
      <div className="price-line line between">
        <PriceField name={row.name} price={price} />
        <InStoreSwitch row={row} />
      </div>
      <small className={price.isTooLow ? 'too-low' : 'muted num'}>
        {price.upTo && `– ${money(price.upTo)} · `}
        {price.stagedVariants > 0 && `${t('variantsStaged', { count: price.stagedVariants })} · `}
        {price.isTooLow ? <FloorButton price={price} floor={row.floor} /> : earnsLine(price)}
      </small>
    </li>
  );
}

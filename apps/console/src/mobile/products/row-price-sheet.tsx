import { useText } from '../../lib/i18n.ts';
import { toCover } from '../../lib/picture-focus.ts';
import { useCoverageText } from '../../shop/pricing/use-coverage-text.ts';
import { type PricedRow, rowPriceOf, stockNote } from '../../shop/pricing/use-row-price.ts';
import { productTexts } from '../../texts/products.ts';
import { PriceSheet } from './price-sheet.tsx';

/** The price of a whole product, on the keys. */
export function RowPriceSheet({ row, fees, staged, onClose }: PricedRow & { onClose: () => void }) {
  const t = useText(productTexts);
  const coverageText = useCoverageText();
  const price = rowPriceOf({ row, fees, staged });
  return (
    <PriceSheet
      subject={{
        name: row.name,
        note: stockNote(t, row),
        ...toCover(row.image),
        sold: row.sellingPrice.from,
        value: price.value,
        platform: row.platformPrice,
        floor: row.floor,
        fees,
        live: price.live,
        coverage: price.coverage && coverageText(price.coverage),
        change: price.change,
      }}
      onClose={onClose}
    />
  );
}

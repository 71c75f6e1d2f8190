import type { Money as MoneyValue } from '@vitrine/contract/money.ts';
import type { OwnProduct, OwnProductRow, OwnVariant } from '@vitrine/contract/shop/pricing.ts';
import { type FeesOnWire, judgeForAll, judgePrice, shareOf } from './price-input.rules.ts';
import type { StagedProduct } from './staged-prices.rules.ts';
import { stagePrice, unstagePrice, useStagedPrices } from './staged-prices.ts';

/** A product of the list with what is staged for it. */
export interface PricedRow {
  row: OwnProductRow;
  fees: FeesOnWire;
  staged: StagedProduct | undefined;
}

/** A price that can be typed, staged or sold at, with what it earns and how to take it back. */
export interface EditablePrice {
  value: MoneyValue;
  isStaged: boolean;
  isTooLow: boolean;
  live: { earns: number; percentage: number; share: number };
  change: (amount: number) => void;
  undo: () => void;
}

/** Everything that a row and a card show of a product's price, staged or sold at. */
export function useRowPrice({ row, fees, staged }: PricedRow): EditablePrice & { isReset: boolean; reset: () => void } {
  const edit = staged?.edits.find(({ kind, id }) => kind === 'product' && id === row.id);
  const isReset = edit !== undefined && edit.fixed === null;
  const value: MoneyValue = edit?.fixed ? { amount: edit.fixed.amount, currency: row.sellingPrice.from.currency } : row.sellingPrice.from;
  const live = judgeForAll(value.amount, row.platformPrice, row.floor, fees);
  const isStaged = edit !== undefined;
  const place = { kind: 'product', id: row.id } as const;
  const subject = {
    id: row.id,
    name: row.name,
    imageUrl: row.image?.url ?? null,
    before: row.sellingPrice.from,
    priceVersion: row.priceVersion,
  };
  return {
    value,
    isStaged,
    isReset,
    live:
      isStaged && !isReset
        ? live
        : {
            earns: row.earns.from.amount,
            percentage: row.percentage,
            share: shareOf(row.earns.from.amount, row.sellingPrice.from.amount),
          },
    isTooLow: isStaged && !isReset && live.isTooLow,
    change: (amount: number) =>
      stagePrice(
        subject,
        { ...place, fixed: { amount, currency: value.currency }, percentage: null },
        judgeForAll(amount, row.platformPrice, row.floor, fees).isTooLow,
      ),
    reset: () => stagePrice(subject, { ...place, fixed: null, percentage: null }, false),
    undo: () => unstagePrice(row.id, place),
  };
}

/** The same for one variant: its own price wins over the product's. */
export function useVariantPrice(product: OwnProduct, variant: OwnVariant): EditablePrice {
  const edit = useStagedPrices()
    .find(({ id }) => id === product.id)
    ?.edits.find(({ kind, id }) => kind === 'variant' && id === variant.id);
  const { currency } = variant.sellingPrice;
  const value = edit?.fixed ? { amount: edit.fixed.amount, currency } : variant.sellingPrice;
  const live = judgePrice(value.amount, variant.platformPrice, variant.floor, product.fees);
  const place = { kind: 'variant', id: variant.id } as const;
  return {
    value,
    isStaged: edit !== undefined,
    live,
    isTooLow: edit !== undefined && live.isTooLow,
    change: (amount) =>
      stagePrice(
        {
          id: product.id,
          name: product.name,
          imageUrl: product.image?.url ?? null,
          before: variant.sellingPrice,
          priceVersion: product.priceVersion,
        },
        { ...place, fixed: { amount, currency }, percentage: null },
        judgePrice(amount, variant.platformPrice, variant.floor, product.fees).isTooLow,
      ),
    undo: () => unstagePrice(product.id, place),
  };
}

/** Why a product is not sold, or how many variants and pieces there are. */
export function stockNote(
  t: (key: 'variants' | 'stock' | 'ownPrices' | 'soldOut' | 'hiddenRow' | 'hiddenByFloor', values?: { count: number }) => string,
  row: OwnProductRow,
): string {
  if (row.isHiddenByFloor) return t('hiddenByFloor');
  if (row.isHidden) return t('hiddenRow');
  const stock = row.stock > 0 ? t('stock', { count: row.stock }) : t('soldOut');
  // Variants with a price of their own keep it whatever is typed in the row.
  const own = row.ownVariantRules > 0 ? [t('ownPrices', { count: row.ownVariantRules })] : [];
  return [t('variants', { count: row.variantCount }), ...own, stock].join(' · ');
}

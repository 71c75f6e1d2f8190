import type { Money as MoneyValue } from '@vitrine/contract/money.ts';
import type { OwnVariant } from '@vitrine/contract/shop/price-shapes.ts';
import type { OwnProduct, OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import type { TranslateOf } from '../../lib/i18n.ts';
import { toCover } from '../../lib/picture-focus.ts';
import type { productTexts } from '../../texts/products.ts';
import {
  type Coverage,
  coverageOf,
  type FeesOnWire,
  shareOf,
  validatePrice,
  validatePriceOfAll,
} from './price-input.rules.ts';
import type { StagedProduct } from './staged-prices.rules.ts';
import { stagePrice, unstagePrice, useStagedPrices } from './staged-prices.ts';

/** A product of the list with what is staged for it. */
export interface PricedRow {
  row: OwnProductRow;
  fees: FeesOnWire;
  staged: StagedProduct | undefined;
}

/** What a price brings: the worst and the best over the variants that it is for. */
interface ShownLive {
  earns: number;
  percentage: number;
  share: number;
  best: { earns: number; percentage: number };
}

/** A price that can be typed, staged or sold at, with what it earns and how to take it back. */
export interface EditablePrice {
  value: MoneyValue;
  isStaged: boolean;
  isTooLow: boolean;
  live: ShownLive;
  /** Which of several variants the typed price sets; nothing where there is one. */
  coverage?: Coverage | undefined;
  change: (amount: number) => void;
  undo: () => void;
}

export interface RowPrice extends EditablePrice {
  isReset: boolean;
  /** The dearest variant's price, where variants are sold at different ones. */
  upTo: MoneyValue | undefined;
  /** Variants whose own price is staged. */
  stagedVariants: number;
  reset: () => void;
}

/** Everything that a row and a card show of a product's price, staged or sold at. */
export function rowPriceOf({ row, fees, staged }: PricedRow): RowPrice {
  const edit = staged?.edits.find(({ kind, id }) => kind === 'product' && id === row.id);
  const stagedVariants = staged?.edits.filter(({ kind }) => kind === 'variant').length ?? 0;
  const isReset = edit !== undefined && edit.fixed === null;
  const value: MoneyValue = edit?.fixed
    ? { amount: edit.fixed.amount, currency: row.sellingPrice.from.currency }
    : row.sellingPrice.from;
  const live = validatePriceOfAll(value.amount, row.platformPrice, row.floor, fees);
  const isStaged = edit !== undefined;
  const isTyped = isStaged && !isReset;
  const place = { kind: 'product', id: row.id } as const;
  const subject = {
    id: row.id,
    name: row.name,
    ...toCover(row.image),
    before: row.sellingPrice.from,
    priceVersion: row.priceVersion,
  };
  return {
    value,
    isStaged,
    isReset,
    stagedVariants,
    upTo:
      !isTyped && row.sellingPrice.to.amount !== row.sellingPrice.from.amount
        ? row.sellingPrice.to
        : undefined,
    coverage:
      row.variantCount > 1
        ? coverageOf(row.variantCount, row.ownVariantRules, stagedVariants)
        : undefined,
    live: isTyped
      ? { ...live.worst, best: live.best }
      : {
          earns: row.earns.from.amount,
          percentage: row.percentages.from,
          share: shareOf(row.earns.from.amount, row.sellingPrice.from.amount),
          best: { earns: row.earns.to.amount, percentage: row.percentages.to },
        },
    isTooLow: isTyped && live.isTooLow,
    change: (amount: number) =>
      stagePrice(
        subject,
        { ...place, fixed: { amount, currency: value.currency }, percentage: null },
        validatePriceOfAll(amount, row.platformPrice, row.floor, fees).isTooLow,
      ),
    reset: () => stagePrice(subject, { ...place, fixed: null, percentage: null }, false),
    undo: () => unstagePrice(row.id, place),
  };
}

/** The same for one variant: its own price wins over the product's, staged or saved. */
export function useVariantPrice(
  product: OwnProduct,
  variant: OwnVariant,
): EditablePrice & { isFromProduct: boolean } {
  const edits = useStagedPrices().find(({ id }) => id === product.id)?.edits ?? [];
  const edit = edits.find(({ kind, id }) => kind === 'variant' && id === variant.id);
  const ofProduct =
    variant.ownRule === null && !edit ? edits.find(({ kind }) => kind === 'product') : undefined;
  const { currency } = variant.sellingPrice;
  const fixed = edit?.fixed ?? ofProduct?.fixed;
  const value = fixed ? { amount: fixed.amount, currency } : variant.sellingPrice;
  const live = validatePrice(value.amount, variant.platformPrice, variant.floor, product.fees);
  const place = { kind: 'variant', id: variant.id } as const;
  return {
    value,
    isStaged: edit !== undefined,
    isFromProduct: Boolean(ofProduct?.fixed),
    live: { ...live, best: live },
    isTooLow: Boolean(fixed) && live.isTooLow,
    change: (amount) =>
      stagePrice(
        {
          id: product.id,
          name: product.name,
          label: variant.label,
          ...toCover(variant.image ?? product.image),
          before: variant.sellingPrice,
          priceVersion: product.priceVersion,
        },
        { ...place, fixed: { amount, currency }, percentage: null },
        validatePrice(amount, variant.platformPrice, variant.floor, product.fees).isTooLow,
      ),
    undo: () => unstagePrice(product.id, place),
  };
}

/** Why a product is not sold, or how many variants and units there are. */
export function stockNote(t: TranslateOf<typeof productTexts>, row: OwnProductRow): string {
  if (row.isAddition) return t('newInCatalogue');
  if (row.isHiddenByFloor) return t('hiddenByFloor');
  if (row.isHidden) return t('hiddenRow');
  const stock = row.stock > 0 ? t('stock', { count: row.stock }) : t('soldOut');
  // Variants with a price of their own keep it whatever is typed in the row.
  const own = row.ownVariantRules > 0 ? [t('ownPrices', { count: row.ownVariantRules })] : [];
  return [t('variants', { count: row.variantCount }), ...own, stock].join(' · ');
}

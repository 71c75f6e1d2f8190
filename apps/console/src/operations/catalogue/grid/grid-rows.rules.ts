import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import {
  cellsMax,
  type changeProductCells,
  productCells,
} from '@vitrine/contract/shop/product-cells.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { createRowCache } from '../../../ui/sheet/row-edits.rules.ts';
import type { Edits, SheetColumn } from '../../../ui/sheet/sheet.types.ts';

/** A stored product as the grid reads it. */
export interface GridProduct {
  id: string;
  version: number;
  /** With the variants that are loaded. */
  form: ProductForm;
  /** Of all variants, in their order. */
  variantIds: readonly string[];
}

/** A variant with its product. */
export interface GridRow {
  product: GridProduct;
  variant: VariantForm;
  /** The first variant of its product shows the product's name. */
  isFirst: boolean;
}

type Body = EndpointInput<typeof changeProductCells>['body'];
type Product = Body['products'][number];
export type Cell = Product['cells'][number];
export type CellResult = EndpointAnswer<typeof changeProductCells>['list'][number];

export interface GridColumn extends SheetColumn<GridRow> {
  /** The value of a cell for the server; columns without it are computed. */
  toValue?: (text: string, row: GridRow) => Cell['value'];
  /** Where amounts of the column have different currencies: that of the row. */
  unitOf?: (row: GridRow) => string;
}

export const getRowId = ({ product, variant }: GridRow): string =>
  `${product.id}:${variant.id ?? ''}`;

/** The loaded rows. */
export const toRows = (products: readonly GridProduct[]): GridRow[] =>
  products.flatMap((product) =>
    product.form.variants.map((variant) => ({
      product,
      variant,
      isFirst: variant.id === product.variantIds[0],
    })),
  );

/** A row of the grid: of a variant that is not loaded yet, only what it is of. */
export interface GridPlace {
  productId: string;
  variantId: string;
  row: GridRow | undefined;
}

/** All rows of the products, in their order. */
export function toPlaces(products: readonly GridProduct[], rows: readonly GridRow[]): GridPlace[] {
  const known = new Map(rows.map((row) => [getRowId(row), row]));
  return products.flatMap(({ id, variantIds }) =>
    variantIds.map((variantId) => ({
      productId: id,
      variantId,
      row: known.get(`${id}:${variantId}`),
    })),
  );
}

/** A field of the product, which each of its rows shows. */
export const isOfProduct = (field: string): boolean =>
  (productCells as readonly string[]).includes(field);

/** The right changes as cells by product. A field of a product that was changed in several of its rows is one cell, the last one. */
export function collectCells(
  rows: readonly GridRow[],
  edits: Edits,
  columns: readonly GridColumn[],
): Product[] {
  const known = new Map(rows.map((row) => [getRowId(row), row]));
  const products = new Map<string, { product: GridProduct; cells: Map<string, Cell> }>();
  for (const [id, ofRow] of edits) {
    const row = known.get(id);
    if (!row) continue;
    const { product, variant } = row;
    const own = products.get(product.id) ?? { product, cells: new Map<string, Cell>() };
    for (const [key, { text, error }] of ofRow) {
      const toValue = columns.find((column) => column.key === key)?.toValue;
      if (error !== undefined || !toValue) continue;
      const variantId = isOfProduct(key) ? null : variant.id;
      own.cells.set(`${variantId}:${key}`, {
        variantId,
        field: key as Cell['field'],
        value: toValue(text, row),
      });
    }
    if (own.cells.size > 0) products.set(product.id, own);
  }
  return [...products.values()].map(({ product, cells }) => ({
    id: product.id,
    version: product.version,
    cells: [...cells.values()],
  }));
}

export interface ChangedPrices {
  /** Of a product. */
  id: string;
  prices: { variantId: string; platformPrice: { amount: number; currency: 'USD' } }[];
}

/** Finds the right new platform prices by product, in the order in which they were changed; each is read once. */
export function createPriceFinder(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
): (edits: Edits) => ChangedPrices[] {
  const known = new Map(rows.map((row) => [getRowId(row), row]));
  const toValue = columns.find(({ key }) => key === 'platformPrice')?.toValue;
  const readPrice = createRowCache((ofRow, id) => {
    const row = known.get(id);
    const edit = ofRow.get('platformPrice');
    if (!row || !edit || edit.error !== undefined) return undefined;
    const amount = toValue?.(edit.text, row);
    const { id: variantId } = row.variant;
    return typeof amount === 'number' && variantId !== null
      ? { productId: row.product.id, variantId, amount }
      : undefined;
  });
  return (edits) => {
    const products = new Map<string, ChangedPrices>();
    for (const [id, ofRow] of edits) {
      const price = readPrice(ofRow, id);
      if (!price) continue;
      const own = products.get(price.productId) ?? { id: price.productId, prices: [] };
      products.set(price.productId, own);
      own.prices.push({
        variantId: price.variantId,
        platformPrice: { amount: price.amount, currency: 'USD' },
      });
    }
    return [...products.values()];
  };
}

/** Parts that one call takes; the cells of a product stay together. */
export function splitCells(products: readonly Product[], max = cellsMax): Product[][] {
  const parts: Product[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const product of products) {
    if (size + product.cells.length > max) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(product);
    size += product.cells.length;
  }
  return parts;
}

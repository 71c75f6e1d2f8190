import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type changeProductCells as contract,
  type ProductCell,
  productCells,
} from '@vitrine/contract/shop/product-cells.ts';
import { type ProductForm, productFormShape } from '@vitrine/contract/shop/product-form.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { describeField } from '#platform/http/http.ts';
import { parseShape } from '#platform/http/shape.ts';
import { failureText } from '#texts/failures.ts';
import { findForm, readOlderForm } from '../catalogue/index.ts';
import { createSaves, finishSaves, saveProductOf, withStock } from './save-product.ts';

type Variant = ProductForm['variants'][number];
type Result = EndpointReply<typeof contract>['list'][number];

const isOfProduct = (field: string): field is (typeof productCells)[number] =>
  (productCells as readonly string[]).includes(field);

const asDollars = (value: ProductCell['value']) => ({ amount: value, currency: 'USD' });

/** The preferred supplier's cost. */
function writeCost(variant: Variant, value: ProductCell['value']): unknown {
  if (!variant.supplies.some(({ isPreferred }) => isPreferred)) throw new Failure('not-found');
  return variant.supplies.map((supply) =>
    supply.isPreferred ? { ...supply, cost: { ...supply.cost, amount: value } } : supply,
  );
}

/** A variant with one cell changed; the form's shape refuses a value that does not fit. */
function writeVariantCell(variant: Variant, { field, value }: ProductCell): object {
  switch (field) {
    case 'platformPrice':
      return { ...variant, platformPrice: asDollars(value) };
    case 'recommendedPrice':
      return { ...variant, recommendedPrice: value === null ? null : asDollars(value) };
    case 'cost':
      return { ...variant, supplies: writeCost(variant, value) };
    default:
      return { ...variant, [field]: value };
  }
}

function writeCell(form: ProductForm, cell: ProductCell): ProductForm {
  const { variantId, field, value } = cell;
  if (isOfProduct(field)) {
    if (field !== 'name') return { ...form, [field]: value };
    return { ...form, texts: { ...form.texts, en: { ...form.texts.en, name: value as string } } };
  }
  const place = form.variants.findIndex(({ id }) => id === variantId);
  const variant = orNotFound(form.variants[place]);
  return {
    ...form,
    variants: form.variants.with(place, writeVariantCell(variant, cell) as Variant),
  };
}

/** The cell of a field that was refused: `variants.3.sku` is the SKU of the fourth variant. */
function toCell(form: ProductForm, path: string): { variantId: string | null; field: string } {
  const [, index, rest] = /^(?:form\.)?variants\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (index === undefined || rest === undefined) return { variantId: null, field: path };
  return {
    variantId: form.variants[Number(index)]?.id ?? null,
    field: rest.startsWith('supplies') ? 'cost' : (rest.split('.')[0] ?? rest),
  };
}

/** Saves the cells of products, each product whole or not at all, in one transaction; units of which buyers hold more are left out alone. */
export async function changeCells(
  ctx: Ctx,
  { products }: EndpointInput<typeof contract>['body'],
): Promise<EndpointReply<typeof contract>> {
  const saves = createSaves();
  const results = new Map<string, Result>();
  for (const { id, version, cells } of products.toSorted((a, b) => Number(a.id) - Number(b.id))) {
    let form: ProductForm | undefined;
    try {
      results.set(
        id,
        await ctx.db.undoOnFailure(async () => {
          const stored = orNotFound(await findForm(ctx, id, { isLocking: true }));
          form = await withStock(ctx, await readOlderForm(ctx, stored, version));
          form = cells.reduce(writeCell, form);
          const saved = await saveProductOf(
            ctx,
            { id, version, form: parseShape(productFormShape, form), source: 'cells' },
            saves,
          );
          return { id, version: saved.version, failure: null, errors: [] };
        }),
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { code, values, fields } = error;
      results.set(id, {
        id,
        version: null,
        failure: { code, message: failureText(code, ctx.language, values) },
        errors: fields.map((problem) => ({
          ...(form ? toCell(form, problem.path) : { variantId: null, field: problem.path }),
          message: describeField(problem, ctx.language),
        })),
      });
    }
  }
  for (const { productId, variantId, held } of await finishSaves(ctx, saves)) {
    const result = results.get(productId);
    const message = failureText('stock-below-held', ctx.language, { held });
    result?.errors.push({ variantId, field: 'onHand', message });
  }
  return { list: products.flatMap(({ id }) => results.get(id) ?? []) };
}

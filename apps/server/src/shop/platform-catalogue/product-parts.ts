import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { ProductConflict } from '@vitrine/contract/shop/product-conflicts.ts';
import type {
  listProductVariants,
  saveProduct as saveContract,
} from '@vitrine/contract/shop/product-editing.ts';
import { isSame } from '@vitrine/contract/shop/product-fields.ts';
import { type ProductForm, productFormShape } from '@vitrine/contract/shop/product-form.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { combine, joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, type FieldProblem, orNotFound } from '#platform/failure.ts';
import { parseShape } from '#platform/http/shape.ts';
import { findForm, readOlderForm, readVariants } from '../catalogue/index.ts';
import { saveProduct, withStock } from './save-product.ts';

/** A block of variants, by cursor: the id of the variant before it. */
export async function listVariants(
  ctx: Ctx,
  productId: string,
  { ids, keywords, cursor, limit }: EndpointInput<typeof listProductVariants>['query'],
): Promise<EndpointReply<typeof listProductVariants>> {
  if (cursor && !/^\d{1,18}$/.test(cursor))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  const { form } = orNotFound(await findForm(ctx, productId, { variantsMax: 1 }));
  const variants = await readVariants(ctx, productId, {
    ids,
    keywords,
    after: cursor ?? null,
    limit: limit + 1,
  });
  const shown = await withStock(ctx, { ...form, variants: variants.slice(0, limit) });
  const last = shown.variants.at(-1)?.id ?? null;
  return { list: shown.variants, nextCursor: variants.length > limit ? last : null };
}

/** A form that leaves variants out, with those as they are in `base`; variants that `base` has not come to their place. */
export function completeForm(base: ProductForm, form: ProductForm): ProductForm {
  const sent = new Map(form.variants.map((variant) => [variant.id, variant]));
  const known = new Set(base.variants.map(({ id }) => id));
  const kept = base.variants.map((variant) => sent.get(variant.id) ?? variant);
  const added = form.variants.filter(({ id }) => id === null || !known.has(id));
  if (!added.length) return { ...form, variants: kept };
  const places = new Map(combine(form.options).map((values, at) => [joinValues(values), at]));
  const placeOf = ({ values }: VariantForm) => places.get(joinValues(values)) ?? places.size;
  return {
    ...form,
    variants: [...kept, ...added].sort((left, right) => placeOf(left) - placeOf(right)),
  };
}

const withoutUnits = ({ onHand: _units, onHandRead: _read, ...fields }: VariantForm) => fields;

/** The form with the variants that were sent, or that differ from `base`; with the first one where that is none. */
export function pickTouched(base: ProductForm, sent: ProductForm, form: ProductForm): ProductForm {
  const known = new Map(base.variants.map((variant) => [variant.id, variant]));
  const wanted = new Set(sent.variants.map(({ id, values }) => id ?? joinValues(values)));
  const touched = form.variants.filter((variant) => {
    const { id, values } = variant;
    const before = known.get(id);
    return (
      wanted.has(id ?? '') ||
      wanted.has(joinValues(values)) ||
      !before ||
      !isSame(withoutUnits(before), withoutUnits(variant))
    );
  });
  return { ...form, variants: touched.length ? touched : form.variants.slice(0, 1) };
}

/** Problems of a complete form by the places of the variants that were sent. Of a variant that was not, the one that has its SKU is named. */
function placeProblems(
  problems: readonly FieldProblem[],
  sent: ProductForm,
  complete: ProductForm,
): FieldProblem[] {
  return problems.map((problem) => {
    const [, place, rest] = /^variants\.(\d+)\.(.+)$/.exec(problem.path) ?? [];
    const variant = place === undefined ? undefined : complete.variants[Number(place)];
    if (!variant) return problem;
    const identity = joinValues(variant.values);
    const own = sent.variants.findIndex(({ values }) => joinValues(values) === identity);
    const same = sent.variants.findIndex(
      ({ sku }) => sku.toLowerCase() === variant.sku.toLowerCase(),
    );
    const at = own >= 0 || rest !== 'sku' ? own : same;
    return at < 0
      ? { ...problem, path: 'variants' }
      : { ...problem, path: `variants.${at}.${rest}` };
  });
}

/** Saves a product whose form leaves variants out: they stay as they are in the version that was edited. */
export async function savePart(
  ctx: Ctx,
  productId: string,
  { version, form: sent }: EndpointInput<typeof saveContract>['body'],
): Promise<EndpointReply<typeof saveContract>> {
  const stored = orNotFound(await findForm(ctx, productId, { isLocking: true }));
  const base = await readOlderForm(ctx, stored, version);
  const complete = completeForm(base, sent);
  try {
    const form = parseShape(productFormShape, complete);
    const saved = await saveProduct(ctx, { id: productId, version, form, source: 'form' });
    return { ...saved, form: pickTouched(base, sent, saved.form) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, values, data } = error;
    if (code === 'product-changed' && data) {
      const conflict = data as unknown as ProductConflict;
      throw new Failure(code, {
        values,
        data: { ...conflict, form: pickTouched(base, sent, conflict.form) },
      });
    }
    if (!error.fields.length) throw error;
    throw new Failure(code, { values, fields: placeProblems(error.fields, sent, complete) });
  }
}

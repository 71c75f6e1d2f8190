import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type {
  changeProductCells as contract,
  ProductCell,
} from '@vitrine/contract/shop/product-cells.ts';
import type { ProductConflict } from '@vitrine/contract/shop/product-conflicts.ts';
import { type ProductForm, productFormShape } from '@vitrine/contract/shop/product-form.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, type FieldProblem, orNotFound } from '#platform/failure.ts';
import { describeField } from '#platform/http/http.ts';
import { parseShape } from '#platform/http/shape.ts';
import { failureText } from '#texts/failures.ts';
import { findForm, lockProducts, readOlderForm } from '../catalogue/index.ts';
import { createSaves, finishSaves, type Saves, saveProductOf, withStock } from './save-product.ts';
import { findCellProblem, findRefusedCells, toCell, writeCell } from './write-cell.ts';

type Result = EndpointReply<typeof contract>['list'][number];
type CellError = Result['errors'][number];
type Change = EndpointInput<typeof contract>['body']['products'][number];

/** The result of a product of which nothing was saved. */
function leaveOut(
  ctx: Ctx,
  id: string,
  { code, values, data }: Failure,
  errors: CellError[],
): Result {
  const { savedBy = null, savedAt = null } = (data ?? {}) as Partial<ProductConflict>;
  const message = failureText(code, ctx.language, values);
  return { id, version: null, failure: { code, message }, savedBy, savedAt, errors };
}

/** Cells whose variant is not there, or whose cost has no supplier. */
function refuseUnwritable(ctx: Ctx, form: ProductForm, cells: readonly ProductCell[]) {
  return new Map(
    cells.flatMap((cell): [ProductCell, string][] => {
      const problem = findCellProblem(form, cell);
      if (!problem) return [];
      const message =
        problem === 'gone'
          ? failureText('not-found', ctx.language)
          : describeField({ path: '', code: problem }, ctx.language);
      return [[cell, message]];
    }),
  );
}

/**
 * Saves the cells of a product. Those that are refused are left out with their reasons, and with them those that would contradict what
 * stays; the others are saved.
 */
async function saveCells(ctx: Ctx, { id, version, cells }: Change, saves: Saves): Promise<Result> {
  const errors: CellError[] = [];
  let left: readonly ProductCell[] = cells;
  const refuse = (refused: ReadonlyMap<ProductCell, string>) => {
    for (const [{ variantId, field }, message] of refused)
      errors.push({ variantId, field, message });
    left = left.filter((cell) => !refused.has(cell));
  };
  for (;;) {
    let form: ProductForm | undefined;
    try {
      return await ctx.db.undoOnFailure(async () => {
        const stored = orNotFound(await findForm(ctx, id, { isLocking: true }));
        const base = await withStock(ctx, await readOlderForm(ctx, stored, version));
        refuse(refuseUnwritable(ctx, base, left));
        if (left.length === 0) throw new Failure('invalid-input');
        form = left.reduce(writeCell, base);
        const saved = await saveProductOf(
          ctx,
          { id, version, form: parseShape(productFormShape, form), source: 'cells' },
          saves,
        );
        return { id, version: saved.version, failure: null, savedBy: null, savedAt: null, errors };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const refused =
        form && error.code === 'invalid-input'
          ? findRefusedCells(form, left, error.fields)
          : new Map<ProductCell, FieldProblem>();
      const reasons = new Map(
        [...refused].map(([cell, problem]) => [cell, describeField(problem, ctx.language)]),
      );
      refuse(reasons);
      if (reasons.size > 0 && left.length > 0) continue;
      const others = reasons.size > 0 ? [] : error.fields;
      return leaveOut(ctx, id, error, [
        ...errors,
        ...others.map((problem) => ({
          ...toCell(form, problem.path),
          message: describeField(problem, ctx.language),
        })),
      ]);
    }
  }
}

/** Saves the cells of products in one transaction; cells that are refused, and units of which buyers hold more, are left out alone. */
export async function changeCells(
  ctx: Ctx,
  { products }: EndpointInput<typeof contract>['body'],
): Promise<EndpointReply<typeof contract>> {
  const saves = createSaves();
  const results = new Map<string, Result>();
  await lockProducts(
    ctx,
    products.map(({ id }) => id),
  );
  for (const change of products.toSorted((a, b) => Number(a.id) - Number(b.id)))
    results.set(change.id, await saveCells(ctx, change, saves));
  for (const { productId, variantId, held } of await finishSaves(ctx, saves)) {
    const result = results.get(productId);
    const message = failureText('stock-below-held', ctx.language, { held });
    result?.errors.push({ variantId, field: 'onHand', message });
  }
  return { list: products.flatMap(({ id }) => results.get(id) ?? []) };
}

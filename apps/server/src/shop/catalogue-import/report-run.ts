import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { RefusedUnits } from '../platform-catalogue/index.ts';
import { catalogueImportItems, catalogueImportProblems } from './catalogue-import.tables.ts';
import type { EvaluatedItem } from './evaluate-items.ts';
import type { RowProblem } from './import.types.ts';
import { formatFound } from './row-cells.ts';
import { addProblems } from './store-records.ts';

/** A product of a file, and its variants as they are stored. */
export interface AppliedItem {
  evaluated: EvaluatedItem;
  saved: { id: string; variants: readonly VariantForm[] } | undefined;
}

const keyOf = ({ line, target, code }: Pick<RowProblem, 'line' | 'target' | 'code'>) =>
  `${line} ${target} ${code}`;

/** Why a variant does not get the SKU of its row, in the check and after the import, when its SKU is known. */
const replacedCodes: Readonly<Partial<Record<RowProblem['code'], RowProblem['code']>>> = {
  'sku-taken': 'sku-replaced',
  'sku-replaced': 'sku-replaced',
  'sku-repeated': 'sku-repeat-replaced',
  'sku-repeat-replaced': 'sku-repeat-replaced',
};
const skuCodes = Object.keys(replacedCodes) as RowProblem['code'][];

/** The problems of a product when it was imported, with the SKU of each variant that did not get that of its row. */
function listProblems({ evaluated: { built, existing }, saved }: AppliedItem): RowProblem[] {
  const variants = saved?.variants ?? (built.form && existing?.form.variants) ?? [];
  // One row of WooCommerce's file may be several variants.
  const skusOf = (line: number) =>
    variants.flatMap(({ values, sku }) =>
      built.lines.get(joinValues(values)) === line ? [sku] : [],
    );
  return built.problems.map((problem) => {
    const code = replacedCodes[problem.code];
    const skus = code ? skusOf(problem.line) : [];
    return code && skus.length
      ? { ...problem, code, values: { ...problem.values, sku: formatFound(skus.join(', ')) } }
      : problem;
  });
}

/**
 * The catalogue may have changed since the check: another import took a SKU, or gave it back. The report then has what was found when the
 * products were imported.
 */
export async function reportProblems(
  ctx: Ctx,
  importId: string,
  applied: readonly AppliedItem[],
): Promise<void> {
  const ofLines = (lines: Iterable<number>) =>
    and(
      eq(catalogueImportProblems.importId, importId),
      inArray(catalogueImportProblems.line, [...new Set(lines)]),
    );
  const lines = applied.flatMap(({ evaluated: { item } }) => item.records.map(({ line }) => line));
  if (lines.length)
    await ctx.db
      .delete(catalogueImportProblems)
      .where(and(ofLines(lines), inArray(catalogueImportProblems.code, skuCodes)));
  const problems = applied.flatMap(listProblems);
  if (!problems.length) return;
  const { line, target, code } = catalogueImportProblems;
  const known = await ctx.db
    .select({ line, target, code })
    .from(catalogueImportProblems)
    .where(ofLines(problems.map((problem) => problem.line)));
  const isKnown = new Set(known.map(keyOf));
  await addProblems(
    ctx,
    importId,
    problems.filter((problem) => !isKnown.has(keyOf(problem))),
  );
}

/** Units that buyers hold were not taken away: that is reported, and undoing the import takes back only units that did change. */
export async function reportHeldStock(
  ctx: Ctx,
  importId: string,
  applied: readonly AppliedItem[],
  refused: readonly RefusedUnits[],
): Promise<void> {
  if (!refused.length) return;
  const variantIds = refused.map(({ variantId }) => variantId);
  await ctx.db
    .update(catalogueImportItems)
    .set({
      stock: sql`coalesce((select jsonb_agg(step) from jsonb_array_elements(${catalogueImportItems.stock}) step
        where step ->> 'variantId' <> all(${sql.param(variantIds)}::text[])), '[]')`,
    })
    .where(
      inArray(
        catalogueImportItems.id,
        applied.map(({ evaluated: { item } }) => item.id),
      ),
    );
  const lines = new Map(applied.map(({ evaluated, saved }) => [saved?.id, evaluated.item.line]));
  await addProblems(
    ctx,
    importId,
    refused.map(({ productId, held }) => ({
      line: lines.get(productId) ?? 0,
      target: 'stock',
      found: '',
      code: 'stock-held',
      values: { held },
      isNote: true,
    })),
  );
}

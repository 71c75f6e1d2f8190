import type { Currency } from '@vitrine/contract/money.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { hasRate } from '../catalogue/index.ts';
import { suppliers } from '../catalogue/suppliers.tables.ts';
import { findOutcome } from './collect-findings.ts';
import type { EvaluatedItem } from './evaluate-items.ts';
import type { ReadImport } from './find-import.ts';
import type { RowProblem } from './import.types.ts';
import { formatFound } from './row-cells.ts';

const suppliersOf = (items: readonly EvaluatedItem[]): string[] => [
  ...new Set(
    items.flatMap(({ built }) =>
      (built.form?.variants ?? []).flatMap(({ supplies }) =>
        supplies.map(({ supplierId }) => supplierId),
      ),
    ),
  ),
];

/** The currencies without a rate of those suppliers that are paid in one. */
async function findUnrated(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Currency>> {
  if (!ids.length) return new Map();
  const { id, currency } = suppliers;
  const rows = await ctx.db
    .select({ id, currency })
    .from(suppliers)
    .where(inArray(id, [...ids]));
  const rated = new Map<Currency, boolean>();
  for (const row of rows)
    if (!rated.has(row.currency)) rated.set(row.currency, await hasRate(ctx, row.currency));
  const unrated = rows.filter((row) => !rated.get(row.currency));
  return new Map(unrated.map((row) => [row.id, row.currency]));
}

/** The costs of a product that have no rate, at the rows that make their variants. */
function findProblems(
  { item, built }: EvaluatedItem,
  unrated: ReadonlyMap<string, Currency>,
): RowProblem[] {
  return (built.form?.variants ?? []).flatMap(({ values, supplies }) => {
    const currency = supplies.map(({ supplierId }) => unrated.get(supplierId)).find(Boolean);
    if (!currency) return [];
    const line = built.lines.get(joinValues(values)) ?? item.line;
    const found = item.records.find((record) => record.line === line)?.cells.cost;
    return [
      {
        line,
        target: found === undefined ? null : ('cost' as const),
        found: formatFound(found ?? ''),
        code: 'no-rate' as const,
        values: { currency },
      },
    ];
  });
}

/** Leaves out what could not be saved because a cost has no rate, so that the check names it and not the import. */
export async function validateCosts(
  ctx: Ctx,
  row: ReadImport,
  evaluated: readonly EvaluatedItem[],
): Promise<EvaluatedItem[]> {
  const unrated = await findUnrated(ctx, suppliersOf(evaluated));
  return evaluated.map((one): EvaluatedItem => {
    if (!unrated.size || !['new', 'changed'].includes(findOutcome(one, row))) return one;
    const problems = findProblems(one, unrated);
    if (!problems.length) return one;
    const built = {
      ...one.built,
      form: null,
      problems: [...one.built.problems, ...problems],
      pictures: [],
      given: [],
      leftOut: one.item.records.map(({ line }) => line),
    };
    return { ...one, built, changes: [], changesStock: false };
  });
}

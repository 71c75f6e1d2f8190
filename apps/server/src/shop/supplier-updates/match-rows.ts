import type { Language } from '@vitrine/contract/locales.ts';
import { updateRowsMax } from '@vitrine/contract/shop/supplier-updates.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { readSheet } from '#platform/files/read-sheet.ts';
import type { suppliers } from '../catalogue/index.ts';
import {
  findColumns,
  type GivenRow,
  readTableRows,
  type SupplierColumn,
} from './read-table.rules.ts';
import { supplierSheetTexts } from './sheet-texts.ts';
import type { StoredRow } from './supplier-updates.tables.ts';

type Supplier = typeof suppliers.$inferSelect;

const columnsMax = 60;

/** The titles of our own table, in every language. */
const knownTitles = new Map(
  Object.values(supplierSheetTexts).flatMap(({ columns }) =>
    Object.entries(columns).map(([column, title]): [string, SupplierColumn] => [
      title.toLowerCase(),
      column as SupplierColumn,
    ]),
  ),
);

/** The variants that a supplier delivers and that its rows may name, by SKU and by the supplier's own number. */
async function readNames(ctx: Ctx, supplierId: string) {
  const rows = await ctx.db.rows(
    sql`select v.id, v.sku, s.reference from variant_supplies s join variants v on v.id = s.variant_id and v.removed_at is null
      where s.supplier_id = ${supplierId}`,
    { id: as.id, sku: as.text, reference: as.text },
  );
  const bySku = new Map(rows.map(({ id, sku }) => [sku.toLowerCase(), [id]]));
  const byReference = new Map<string, string[]>();
  for (const { id, reference } of rows) {
    if (!reference) continue;
    const key = reference.toLowerCase();
    byReference.set(key, [...(byReference.get(key) ?? []), id]);
  }
  return { bySku, byReference };
}

/** Only what this supplier delivers is found: a table cannot change the goods of others. */
function matchRows(
  rows: readonly GivenRow[],
  { bySku, byReference }: Awaited<ReturnType<typeof readNames>>,
): StoredRow[] {
  const seen = new Set<string>();
  return rows.map(({ row, given, sku, reference, stock, costMinor, problem }) => {
    const found = [sku, reference]
      .filter(Boolean)
      .map((name) => name.toLowerCase())
      .flatMap((name) => [bySku.get(name) ?? byReference.get(name) ?? []])
      .find((ids) => ids.length > 0);
    const [variantId = null] = found ?? [];
    const isRepeated = variantId !== null && seen.has(variantId);
    if (variantId) seen.add(variantId);
    const reason =
      variantId === null
        ? 'unknown-product'
        : (found?.length ?? 0) > 1
          ? 'several-products'
          : isRepeated
            ? 'repeated'
            : problem;
    return {
      row,
      given,
      problem: reason,
      variantId: reason ? null : variantId,
      stock: reason ? null : stock,
      costMinor: reason ? null : costMinor,
    };
  });
}

/** Reads a table of a supplier. It is parsed in the worker. */
export async function readSupplierTable(
  ctx: Ctx,
  supplier: Supplier,
  bytes: Buffer,
): Promise<StoredRow[]> {
  const [head, ...rows] = await readSheet(bytes, { rows: updateRowsMax + 1, columns: columnsMax });
  const places = head && findColumns(head.cells, knownTitles);
  if (!places || !rows.length) throw new Failure('supplier-table-unknown');
  return matchRows(
    readTableRows(rows, places, supplier.currency),
    await readNames(ctx, supplier.id),
  );
}

/** The titles of the table that suppliers fill in. */
export const getTitles = (language: Language) => supplierSheetTexts[language].columns;

import { fillText } from '@vitrine/contract/fill-text.ts';
import { type Currency, isCurrency } from '@vitrine/contract/money.ts';
import type { ImportTarget } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { CatalogueImport } from '@vitrine/contract/shop/catalogue-imports.ts';
import type { Ctx } from '#platform/context.ts';
import { loadArea } from '#texts/load-area.ts';
import { hasRate } from '../catalogue/index.ts';
import { suppliers } from '../catalogue/suppliers.tables.ts';
import type { ReadImport } from './find-import.ts';
import { isConvertibleCost } from './read-cell.rules.ts';
import { listColumnUses } from './reading-rules.ts';

const texts = await loadArea<typeof import('#texts/en/catalogue-import.ts')>('catalogue-import');

type CostProblem = NonNullable<CatalogueImport['costProblem']>;
type Supplier = Pick<typeof suppliers.$inferSelect, 'id' | 'name' | 'currency'>;

/** A cost of the first rows: who is paid it, and the currency that is written for it. */
interface Cost {
  supplier: Supplier;
  written: string;
}

/** The different costs of the first rows. Without columns for supplier and currency all rows are alike. */
function listCosts(row: ReadImport, known: readonly Supplier[]): Cost[] {
  const places = new Map<ImportTarget, number>(
    listColumnUses(row).flatMap(({ use }, index): [ImportTarget, number][] =>
      'target' in use ? [[use.target as ImportTarget, index]] : [],
    ),
  );
  if (!places.has('cost')) return [];
  const { currency, supplierId } = row.settings;
  const chosen = known.find(({ id }) => id === supplierId);
  const byName = new Map(known.map((supplier) => [supplier.name.toLowerCase(), supplier]));
  const costs = new Map<string, Cost>();
  for (const { cells } of row.reading.rows) {
    const cellOf = (target: ImportTarget) => cells[places.get(target) ?? -1]?.trim() ?? '';
    if (!cellOf('cost')) continue;
    const name = cellOf('supplier');
    const named = byName.get(name.toLowerCase());
    const supplier = name ? named : places.has('supplier') ? undefined : chosen;
    const written =
      cellOf('costCurrency').toUpperCase() || (named ? named.currency : (currency ?? ''));
    if (supplier && written) costs.set(`${supplier.id} ${written}`, { supplier, written });
  }
  return [...costs.values()];
}

/**
 * The first cost, among the first rows, that the check would refuse with the present settings: an operator reads it while choosing
 * them, and not after the whole file was read.
 */
export async function findCostProblem(ctx: Ctx, row: ReadImport): Promise<CostProblem | null> {
  if (!['ready', 'checking', 'checked'].includes(row.state)) return null;
  const { id, name, currency } = suppliers;
  const costs = listCosts(row, await ctx.db.select({ id, name, currency }).from(suppliers));
  const describe = (code: CostProblem['code'], { supplier, written }: Cost): CostProblem => ({
    code,
    message: fillText(texts[ctx.language].costProblems[code], {
      supplier: supplier.name,
      currency: supplier.currency,
      written,
    }),
  });
  const fileCurrency = row.settings.currency ?? 'USD';
  for (const cost of costs) {
    const { written, supplier } = cost;
    const isTaken =
      isCurrency(written) && isConvertibleCost(written, supplier.currency, fileCurrency);
    if (!isTaken) return describe('currency', cost);
  }
  const rated = new Map<Currency, boolean>();
  for (const cost of costs) {
    const { currency: paid } = cost.supplier;
    if (!rated.has(paid)) rated.set(paid, await hasRate(ctx, paid));
    if (!rated.get(paid)) return describe('no-rate', cost);
  }
  return null;
}

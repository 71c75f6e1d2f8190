import { convertMinor, toMoney } from '@vitrine/contract/money.ts';
import { effectsMax } from '@vitrine/contract/shop/product-effects.ts';
import {
  costAlarmPercent,
  type UpdatedRow,
  updateRowsShown,
} from '@vitrine/contract/shop/supplier-updates.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { getVariants, type suppliers, type VariantFacts } from '../catalogue/index.ts';
import { findRate } from '../markets/index.ts';
import { findSellers, previewFloors } from '../pricing/index.ts';
import { readStockLevels } from '../stock/index.ts';
import type { StoredReport, StoredRow } from './supplier-updates.tables.ts';

type Supplier = typeof suppliers.$inferSelect;

/** A row that changes something, with what it changes. */
interface JudgedRow extends StoredRow {
  variantId: string;
  variant: VariantFacts;
  stockBefore: number;
  costBeforeMinor: bigint;
  isPreferred: boolean;
  changesStock: boolean;
  changesCost: boolean;
}

export interface JudgedUpdate {
  changes: JudgedRow[];
  /** The platform prices that rise with the costs, by variant. */
  raisedPrices: Map<string, bigint>;
  report: StoredReport;
}

/** A price that keeps its proportion to the cost; up to the next cent. */
const raiseWith = (priceMinor: bigint, beforeMinor: bigint, afterMinor: bigint): bigint =>
  (priceMinor * afterMinor + beforeMinor - 1n) / beforeMinor;

async function readCosts(ctx: Ctx, supplierId: string, variantIds: readonly string[]) {
  const rows = await ctx.db.rows(
    sql`select variant_id, cost_minor, is_preferred from variant_supplies
      where supplier_id = ${supplierId} and variant_id = any(${sql.param([...variantIds])}::bigint[])`,
    { variantId: as.id, costMinor: as.minor, isPreferred: as.boolean },
  );
  return new Map(rows.map((row) => [row.variantId, row]));
}

async function findChanges(
  ctx: Ctx,
  supplier: Supplier,
  rows: readonly StoredRow[],
): Promise<JudgedRow[]> {
  const ids = rows.flatMap(({ variantId }) => variantId ?? []);
  const [facts, levels, costs] = await Promise.all([
    getVariants(ctx, ids),
    readStockLevels(ctx, ids),
    readCosts(ctx, supplier.id, ids),
  ]);
  return rows.flatMap((row): JudgedRow[] => {
    const { variantId, stock, costMinor } = row;
    const variant = facts.get(variantId ?? '');
    const cost = costs.get(variantId ?? '');
    // Deleted, or given to another supplier, since the file was read.
    if (!variantId || !variant || !cost) return [];
    const stockBefore = levels.get(variantId)?.onHand ?? 0;
    return [
      {
        ...row,
        variantId,
        variant,
        stockBefore,
        costBeforeMinor: cost.costMinor,
        isPreferred: cost.isPreferred,
        changesStock: stock !== null && stock !== stockBefore,
        changesCost: costMinor !== null && BigInt(costMinor) !== cost.costMinor,
      },
    ];
  });
}

/** By how many per cent a cost rises, with one decimal; null where it does not. */
function riseOf({ changesCost, costMinor, costBeforeMinor }: JudgedRow): number | null {
  if (!changesCost || costMinor === null || costBeforeMinor === 0n) return null;
  const rise = BigInt(costMinor) - costBeforeMinor;
  if (rise <= 0n) return null;
  // The rise is rounded half up to whole thousandths before it becomes a number.
  const thousandths = (rise * 2_000n + costBeforeMinor) / (costBeforeMinor * 2n);
  return Number(thousandths) / 10;
}

function describeRow(row: JudgedRow, supplier: Supplier): UpdatedRow {
  const { variant, stock, costMinor } = row;
  return {
    row: row.row,
    given: row.given,
    problem: null,
    product: {
      id: variant.productId,
      name: variant.name,
      label: variant.optionLabel,
      sku: variant.sku,
    },
    stockBefore: stock === null ? null : row.stockBefore,
    stockAfter: stock,
    costBefore: costMinor === null ? null : toMoney(row.costBeforeMinor, supplier.currency),
    costAfter: costMinor === null ? null : toMoney(BigInt(costMinor), supplier.currency),
    risePercent: riseOf(row),
  };
}

const describeWrong = ({ row, given, problem }: StoredRow): UpdatedRow => ({
  row,
  given,
  problem,
  product: null,
  stockBefore: null,
  stockAfter: null,
  costBefore: null,
  costAfter: null,
  risePercent: null,
});

const productsOf = (rows: readonly JudgedRow[]): Set<string> =>
  new Set(rows.map(({ variant }) => variant.productId));

/** Evaluates what a table changes now, with a constant number of statements, whatever its length. */
export async function evaluateUpdate(
  ctx: Ctx,
  supplier: Supplier,
  rows: readonly StoredRow[],
): Promise<JudgedUpdate> {
  const judged = await findChanges(ctx, supplier, rows);
  const changes = judged.filter(({ changesStock, changesCost }) => changesStock || changesCost);
  const costly = changes.filter(({ changesCost, isPreferred }) => changesCost && isPreferred);
  const rate = await findRate(ctx, supplier.currency, 'USD');
  const raisedPrices = new Map(
    costly
      .filter((row) => riseOf(row) !== null)
      .map(({ variantId, variant, costBeforeMinor, costMinor }) => [
        variantId,
        raiseWith(variant.platformPriceMinor, costBeforeMinor, BigInt(costMinor ?? 0)),
      ]),
  );
  const productIds = [...productsOf(costly.filter(({ variantId }) => raisedPrices.has(variantId)))];
  const [effects, stores] = productIds.length
    ? await Promise.all([
        previewFloors(ctx, productIds, raisedPrices),
        findSellers(ctx, productIds, new Set()),
      ])
    : [[], []];
  const labels = new Map(
    changes.map(({ variantId, variant }) => [variantId, `${variant.name} · ${variant.sku}`]),
  );
  const wrong = rows.filter(({ problem }) => problem !== null);
  const shown = changes.toSorted((one, other) => (riseOf(other) ?? 0) - (riseOf(one) ?? 0));
  return {
    changes,
    raisedPrices,
    report: {
      stockCount: changes.filter(({ changesStock }) => changesStock).length,
      costCount: changes.filter(({ changesCost }) => changesCost).length,
      risenCount: productsOf(changes.filter((row) => (riseOf(row) ?? 0) > costAlarmPercent)).size,
      belowCostCount: productsOf(
        costly.filter(
          ({ variant, costMinor }) =>
            convertMinor(BigInt(costMinor ?? 0), rate) > variant.platformPriceMinor,
        ),
      ).size,
      heldCount: 0,
      effects: {
        storeCount: stores.length,
        raisedCount: effects.length,
        list: effects
          .slice(0, effectsMax)
          .map((effect) => ({ ...effect, label: labels.get(effect.variantId) ?? '' })),
      },
      rows: [...wrong.map(describeWrong), ...shown.map((row) => describeRow(row, supplier))].slice(
        0,
        updateRowsShown,
      ),
    },
  };
}

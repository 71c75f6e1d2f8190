import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { undecidedSql } from './list-purchase-orders.ts';
import { formatPurchaseNumber } from './purchase-orders.rules.ts';

const namedMax = 20;

/** Emails operators which units suppliers cannot deliver and nobody has decided about, once for each report. */
export async function notifyOfMissing(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.rows(
    sql`
    select l.purchase_order_id, s.name as supplier, l.name, l.option, ${undecidedSql} as units, (count(*) over ())::int as count,
      (select max(id)::text from purchase_order_steps where kind = 'missing') as newest
    from purchase_order_lines l join purchase_orders p on p.id = l.purchase_order_id join suppliers s on s.id = p.supplier_id
    where l.missing > 0 and ${undecidedSql} > 0 order by l.id desc limit ${namedMax}`,
    {
      purchaseOrderId: as.id,
      supplier: as.text,
      name: as.text,
      option: as.text,
      units: as.integer,
      count: as.integer,
      newest: as.text,
    },
  );
  const [first] = rows;
  if (!first) return;
  await mailOperators(ctx, {
    permission: 'platform:purchase-order:edit',
    template: 'purchase-units-missing',
    newest: first.newest,
    mailIn: () => ({
      template: 'purchase-units-missing',
      values: { count: first.count },
      lines: rows.map(({ purchaseOrderId, supplier, name, option, units }) => ({
        label: [formatPurchaseNumber(purchaseOrderId), supplier, name, option]
          .filter(Boolean)
          .join(' · '),
        amount: String(units),
      })),
      url: `${ctx.platform.config.consoleUrl}/#/operations/purchase-orders?tab=undecided`,
    }),
  });
}

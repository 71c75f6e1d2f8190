import { desc, eq } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { suppliers } from '../catalogue/index.ts';
import { supplierUpdates } from './supplier-updates.tables.ts';

const namedMax = 20;

/** Emails operators which tables of suppliers wait for them, once for each new one. */
export async function notifyOfUpdates(ctx: Ctx): Promise<void> {
  const waiting = eq(supplierUpdates.state, 'waiting');
  const rows = await ctx.db
    .select({ id: supplierUpdates.id, fileName: supplierUpdates.fileName, name: suppliers.name })
    .from(supplierUpdates)
    .innerJoin(suppliers, eq(suppliers.id, supplierUpdates.supplierId))
    .where(waiting)
    .orderBy(desc(supplierUpdates.id))
    .limit(namedMax);
  const [newest] = rows;
  if (!newest) return;
  const count = await ctx.db.$count(supplierUpdates, waiting);
  await mailOperators(ctx, {
    permission: 'platform:supplier:edit',
    template: 'supplier-updates-waiting',
    newest: newest.id,
    mailIn: () => ({
      template: 'supplier-updates-waiting',
      values: { count },
      lines: rows.map(({ name, fileName }) => ({ label: `${name} · ${fileName}` })),
      url: `${ctx.platform.config.consoleUrl}/#/operations/suppliers`,
    }),
  });
}

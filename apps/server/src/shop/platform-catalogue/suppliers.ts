import { suppliers as contract, type SupplierForm } from '@vitrine/contract/shop/suppliers.ts';
import { asc, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { createCrudService } from '#platform/crud/crud-service.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { hasRate, suppliers } from '../catalogue/index.ts';

/** Products of which each supplier delivers a variant. */
async function countProducts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db.rows(
    sql`select s.supplier_id, count(distinct v.product_id)::int as total from variant_supplies s join variants v on v.id = s.variant_id
      where s.supplier_id = any(${sql.param([...ids])}::bigint[]) group by s.supplier_id`,
    { supplierId: as.id, total: as.integer },
  );
  return new Map(rows.map(({ supplierId, total }) => [supplierId, total]));
}

const formOf = ({
  id: _id,
  createdAt: _createdAt,
  linkVersion: _linkVersion,
  linkUntil: _linkUntil,
  ...form
}: typeof suppliers.$inferSelect): SupplierForm => form;

/** Who delivers the goods. A supplier with costs keeps its currency, and one that products name is not deleted. */
export const supplierService = createCrudService(contract, {
  table: suppliers,
  search: () => [suppliers.name],
  order: [asc(suppliers.name), asc(suppliers.id)],
  async toRows(rows, ctx) {
    const counts = await countProducts(
      ctx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      ...formOf(row),
      productCount: counts.get(row.id) ?? 0,
    }));
  },
  toForm: formOf,
  async assertForm(ctx, { currency }) {
    if (!(await hasRate(ctx, currency)))
      throw new Failure('invalid-input', { fields: [{ path: 'currency', code: 'no-rate' }] });
  },
  fromForm: (form) => form,
  constraints: { suppliers_name_unique: ['invalid-input', 'name'] },
  async assertChange(ctx, { id, currency }, form) {
    if (form.currency !== currency && (await countProducts(ctx, [id])).size)
      throw new Failure('supplier-in-use');
  },
  async assertDelete(ctx, rows) {
    const used = await countProducts(
      ctx,
      rows.map(({ id }) => id),
    );
    if (used.size) throw new Failure('supplier-in-use');
  },
});

import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import type { NameSubject } from '#platform/log-subjects.ts';

const isId = (id: string) => /^[1-9]\d{0,17}$/.test(id);

/** The supplier of an update. */
export const describeSupplierOfUpdate: NameSubject = async (ctx, { params }) => {
  const id = String(params['id']);
  if (!isId(id)) return undefined;
  const [row] = await ctx.db.rows(
    sql`select s.name from supplier_updates u join suppliers s on s.id = u.supplier_id where u.id = ${id}::bigint`,
    { name: as.text },
  );
  return row?.name;
};

/** A supplier, by its name. */
export const describeSupplier: NameSubject = async (ctx, { params }) => {
  const id = String(params['id']);
  if (!isId(id)) return undefined;
  const [row] = await ctx.db.rows(sql`select name from suppliers where id = ${id}::bigint`, {
    name: as.text,
  });
  return row?.name;
};

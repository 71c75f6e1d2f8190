import { type SQL, sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { idsOf, type NameSubject } from '#platform/log-subjects.ts';

/** Reads the names of rows of a table by the ids in the path. */
const describeBy =
  (select: (ids: string[]) => SQL): NameSubject =>
  async (ctx, { params }) => {
    const ids = idsOf(String(params['id'] ?? params['ids']).split(','));
    const rows = await ctx.db.rows(select(ids), { name: as.text });
    return rows.map(({ name }) => name).join(', ') || undefined;
  };

const list = (ids: string[]) => sql`${sql.param(ids)}::bigint[]`;

/** The key of the product that a call is about. */
export const describeProduct = describeBy(
  (ids) => sql`select key as name from products where id = any(${list(ids)}) order by id`,
);

export const describeCategory = describeBy(
  (ids) => sql`select key as name from categories where id = any(${list(ids)}) order by id`,
);

export const describeSupplier = describeBy(
  (ids) => sql`select name from suppliers where id = any(${list(ids)}) order by id`,
);

export const describeUpload = describeBy(
  (ids) =>
    sql`select file_name as name from media_uploads where id = any(${list(ids)}) order by id`,
);

export const describePicture = describeBy(
  (ids) => sql`select name from media where id = any(${list(ids)}) order by id`,
);

/** Variants are called by their SKUs. */
export const describeVariants: NameSubject = async (ctx, { body }) => {
  const rows = await ctx.db.rows(
    sql`select sku from variants where id = any(${sql.param(idsOf(body['ids']))}::bigint[]) order by id`,
    { sku: as.text },
  );
  return rows.map(({ sku }) => sku).join(', ') || undefined;
};

import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { idsOf, type NameSubject, referTo } from '#platform/log-subjects.ts';

/** Users, by their ids, or a new one by the name that the form gave it. */
export const nameUsers: NameSubject = async (ctx, { params, body }) => {
  const ids = idsOf(params['ids'] ?? params['id']);
  if (ids.length || typeof body['username'] !== 'string') return referTo('account', ids);
  const added = await ctx.db.rows(
    sql`select id from accounts where lower(username) = ${body['username'].trim().toLowerCase()}`,
    {
      id: as.id,
    },
  );
  return referTo(
    'account',
    added.map(({ id }) => id),
  );
};

/** An import, by its file. */
export const nameImport: NameSubject = async (ctx, { params, body }) => {
  if (params['id'] === undefined)
    return (body['file'] as { fileName?: string } | undefined)?.fileName;
  const [row] = await ctx.db.rows(
    sql`select file_name from user_imports where id = ${String(params['id'])}::bigint`,
    {
      fileName: as.text,
    },
  );
  return row?.fileName;
};

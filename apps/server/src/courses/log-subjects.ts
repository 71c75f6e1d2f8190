import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { idsOf, type NameSubject } from '#platform/log-subjects.ts';

type Titles = Readonly<Record<string, { title?: string }>>;

/** The English title, or else the first that is written. */
const titleOf = (texts: Titles): string[] => {
  const title = texts['en']?.title || Object.values(texts).find((text) => text.title)?.title;
  return title ? [title] : [];
};

/** Courses, by their titles; a chapter or lecture, by that of its course. */
export const nameCourse: NameSubject = async (ctx, { params, body }) => {
  const ids = idsOf(params['ids'] ?? params['id']);
  if (!ids.length) return titleOf((body['texts'] ?? {}) as Titles)[0];
  const rows = await ctx.db.rows(
    sql`select texts from courses where id = any(${sql.param(ids)}::bigint[]) order by id`,
    {
      texts: as.json<Titles>(),
    },
  );
  return rows.flatMap(({ texts }) => titleOf(texts)).join(', ') || undefined;
};

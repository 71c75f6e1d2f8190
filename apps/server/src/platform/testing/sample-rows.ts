import { sql } from 'drizzle-orm';
import { as, orNull } from '../db/sql-rows.ts';
import type { TestApp } from './app.ts';

function sampleFor(type: string): string | number | boolean {
  if (/^(smallint|integer|bigint|numeric|real|double)/.test(type)) return 1;
  if (type === 'boolean') return true;
  if (/^(date|timestamp)/.test(type)) return '2026-11-20';
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000001';
  if (type.startsWith('json')) return '{}';
  return type.endsWith('[]') ? '{}' : 'A';
}

/** For tests: a row of any table whose required columns take a plain value, with the rows that it refers to. Returns its id. */
export async function insertRow(app: TestApp, table: string): Promise<string> {
  const { db } = app.platform.database;
  const columns = await db.rows(
    sql`select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, (select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.contype = 'f' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]) as target
      from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
    { name: as.text, type: as.text, target: orNull(as.text) },
  );
  const values: Record<string, unknown> = {};
  for (const { name, type, target } of columns)
    values[name] = target ? await insertRow(app, target) : sampleFor(type);
  const names = sql.join(
    Object.keys(values).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const [row] = await db.rows(
    sql`insert into ${sql.identifier(table)} (${names}) select ${names} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(values)}::jsonb) returning id`,
    { id: as.id },
  );
  return row?.id ?? '';
}

import pg from 'pg';

/** A table as the database itself describes it; generated columns are left out, they are made again. */
export interface CatalogTable {
  schema: 'public' | 'jobs';
  name: string;
  columns: string[];
}

/** What no backup carries: which migrations ran is said by the manifest, and the queue's version by its own code. */
const ofTheSchema = ['public.schema_migrations', 'jobs.version'];

/** All tables with rows of ours, of a partitioned one the whole. */
export async function listTables(client: pg.Client): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition and n.nspname || '.' || c.relname <> all ($1)
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [ofTheSchema],
  );
  return rows;
}

export interface CatalogSequence {
  schema: string;
  name: string;
  value: string;
  isCalled: boolean;
}

export async function listSequences(client: pg.Client): Promise<CatalogSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname in ('public', 'jobs') order by 1, 2`,
  );
  const sequences: CatalogSequence[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(schema, name)}`,
    );
    if (state.rows[0]) sequences.push({ schema, name, ...state.rows[0] });
  }
  return sequences;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'jobs') order by 1, 2`,
  );
  return rows;
}

/** Version of the job queue's tables; 0 where there are none yet. */
export async function readJobsVersion(client: pg.Client): Promise<number> {
  const known = await client.query<{ there: boolean }>(
    "select to_regclass('jobs.version') is not null as there",
  );
  if (!known.rows[0]?.there) return 0;
  return Number(
    (await client.query<{ version: string }>('select version from jobs.version')).rows[0]
      ?.version ?? 0,
  );
}

export const quoted = (...names: string[]): string =>
  names.map((name) => pg.escapeIdentifier(name)).join('.');
export const columnList = (columns: readonly string[]): string =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ');

import { sql } from 'drizzle-orm';
import { containsFolded } from '#platform/db/contains-folded.ts';
import type { Db } from '#platform/db/db.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';

interface TableRow {
  id: string;
  name: string;
  comment: string;
  engine: string;
  collation: string;
}

export interface TableColumn {
  name: string;
  /** As PostgreSQL writes it: `character varying(80)`. */
  type: string;
  isRequired: boolean;
  isIdentity: boolean;
  default: string | null;
  comment: string;
}

export interface TableIndex {
  name: string;
  columns: string[];
  isUnique: boolean;
  isPrimary: boolean;
  /** It belongs to a constraint of the same name. */
  isConstraint: boolean;
}

export interface TableReference {
  name: string;
  column: string;
  table: string;
  foreignColumn: string;
  onDelete: string;
}

export interface TableInfo {
  name: string;
  comment: string;
  columns: TableColumn[];
  /** Indexes over columns; those over expressions or a part of the rows are left out. */
  indexes: TableIndex[];
  /** References of one column. */
  references: TableReference[];
}

/** Our own tables: those of the schema `public`. The queue has its own schema, and the list of migrations belongs to the platform. */
const ownTables = sql`from pg_class c join pg_am am on am.oid = c.relam
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition and c.relname <> 'schema_migrations'`;
const collation = sql`(select datcollate from pg_database where datname = current_database())`;

export async function listTables(
  db: Db,
  query: { keywords?: string | undefined; limit: number; offset: number },
) {
  const found = query.keywords ? sql`and ${containsFolded(sql`c.relname`, query.keywords)}` : sql``;
  const rows: TableRow[] = await db.rows(
    sql`select c.oid::text as id, c.relname::text as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment, am.amname::text as engine, ${collation} as collation
      ${ownTables} ${found} order by c.relname limit ${query.limit} offset ${query.offset}`,
    { id: as.text, name: as.text, comment: as.text, engine: as.text, collation: as.text },
  );
  const [total] = await db.rows(sql`select count(*) as count ${ownTables} ${found}`, {
    count: as.integer,
  });
  return { rows, total: total?.count ?? 0 };
}

/** A table with its columns, or nothing when no table of ours has this name. */
export async function findTable(db: Db, name: string): Promise<TableInfo | undefined> {
  return (await findTables(db, [name]))[0];
}

export async function findTables(db: Db, names: readonly string[]): Promise<TableInfo[]> {
  const named = sql`c.relname in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`;
  const tables = await db.rows(
    sql`select c.relname::text as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment ${ownTables} and ${named}`,
    { name: as.text, comment: as.text },
  );
  const ofTable = sql`c.relnamespace = 'public'::regnamespace and ${named}`;
  const columns = await db.rows(
    sql`select c.relname::text as table_name, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as is_required, a.attidentity <> '' as is_identity,
        pg_get_expr(d.adbin, d.adrelid) as default_value, coalesce(col_description(c.oid, a.attnum), '') as comment
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ofTable} and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    {
      tableName: as.text,
      name: as.text,
      type: as.text,
      isRequired: as.boolean,
      isIdentity: as.boolean,
      defaultValue: orNull(as.text),
      comment: as.text,
    },
  );
  const indexes = await db.rows(
    sql`select c.relname::text as table_name, i.relname::text as name, x.indisunique as is_unique, x.indisprimary as is_primary,
        exists (select 1 from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('u', 'p')) as is_constraint,
        (select array_agg(a.attname::text order by n.place) from unnest(x.indkey::int[]) with ordinality n (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = n.attnum) as columns
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where ${ofTable} and x.indexprs is null and x.indpred is null order by i.relname`,
    {
      tableName: as.text,
      name: as.text,
      isUnique: as.boolean,
      isPrimary: as.boolean,
      isConstraint: as.boolean,
      columns: as.list(as.text),
    },
  );
  const references = await db.rows(
    sql`select c.relname::text as table_name, k.conname::text as name, a.attname::text as column_name, f.relname::text as foreign_table, fa.attname::text as foreign_column,
        case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'r' then 'restrict' else 'no action' end as on_delete
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1] join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = k.confkey[1]
      where ${ofTable} and k.contype = 'f' and cardinality(k.conkey) = 1 order by k.conname`,
    {
      tableName: as.text,
      name: as.text,
      columnName: as.text,
      foreignTable: as.text,
      foreignColumn: as.text,
      onDelete: as.text,
    },
  );
  return tables.map(({ name, comment }) => ({
    name,
    comment,
    columns: columns
      .filter(({ tableName }) => tableName === name)
      .map(({ tableName: _table, defaultValue, ...column }) => ({
        ...column,
        default: defaultValue,
      })),
    indexes: indexes
      .filter(({ tableName }) => tableName === name)
      .map(({ tableName: _table, ...index }) => index),
    references: references
      .filter(({ tableName }) => tableName === name)
      .map((row) => ({
        name: row.name,
        column: row.columnName,
        table: row.foreignTable,
        foreignColumn: row.foreignColumn,
        onDelete: row.onDelete,
      })),
  }));
}

import type { pageCodegenTables } from '@vitrine/contract/admin/codegen.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { readMigrations } from '#platform/db/migrations.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { codeGenerationState } from '#platform/sources.ts';
import { findTable, findTables, listTables, type TableInfo } from './catalogue.ts';
import { codegenConfigs } from './codegen.tables.ts';
import { findRefusal } from './refused-tables.rules.ts';

/** Throws unless this server generates code: in development, or by a setting in production, and where the sources are. */
export function assertOn(ctx: Ctx): void {
  const state = codeGenerationState(ctx.platform.config);
  if (state !== 'on') throw new Failure(`codegen-${state}`);
}

/** When the migration that creates a table was applied here. PostgreSQL itself keeps no such time. */
async function findCreationTimes(ctx: Ctx, names: readonly string[]): Promise<Map<string, string>> {
  const applied = await ctx.db.rows(sql`select name, applied_at from schema_migrations`, {
    name: as.text,
    appliedAt: as.moment,
  });
  const times = new Map(applied.map(({ name, appliedAt }) => [name, appliedAt.toISOString()]));
  const migrations = await readMigrations();
  return new Map(
    names.flatMap((table) => {
      const migration = migrations.find(({ sql: text }) =>
        new RegExp(`create table (?:if not exists )?"?${table}"? \\(`, 'i').test(text),
      );
      const time = migration && times.get(migration.name);
      return time ? [[table, time] as const] : [];
    }),
  );
}

export async function pageTables(
  ctx: Ctx,
  { pageNum, pageSize, keywords }: EndpointInput<typeof pageCodegenTables>['query'],
): Promise<EndpointReply<typeof pageCodegenTables>> {
  assertOn(ctx);
  const { rows, total } = await listTables(ctx.db, {
    keywords,
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  const names = rows.map(({ name }) => name);
  const tables = new Map((await findTables(ctx.db, names)).map((table) => [table.name, table]));
  const saved = await ctx.db
    .select({ name: codegenConfigs.tableName })
    .from(codegenConfigs)
    .where(inArray(codegenConfigs.tableName, names));
  const times = await findCreationTimes(ctx, names);
  return {
    list: rows.map(({ id, name, comment, engine, collation }) => {
      const table = tables.get(name);
      return {
        id,
        tableName: name,
        tableComment: comment,
        engine,
        tableCollation: collation,
        createTime: times.get(name) ?? null,
        isConfigured: saved.some((one) => one.name === name) ? 1 : 0,
        refusal: table ? findRefusal(table) : 'names',
        isWritable: ctx.platform.config.mode !== 'serve',
      };
    }),
    total,
  };
}

/** A table for which code may be generated. */
export async function getTable(ctx: Ctx, name: string): Promise<TableInfo> {
  assertOn(ctx);
  const table = await findTable(ctx.db, name);
  if (!table) throw new Failure('not-found');
  if (findRefusal(table)) throw new Failure('codegen-refused');
  return table;
}

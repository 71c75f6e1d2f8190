import type { CodegenForm } from '@vitrine/contract/admin/codegen.ts';
import { eq } from 'drizzle-orm';
import type { DictionaryUse } from '#admin/dictionaries/index.ts';
import { findMenuGroup, findMenuGroupId } from '#admin/menus/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, type FieldProblem } from '#platform/failure.ts';
import { sourceRootOf } from '#platform/sources.ts';
import type { TableInfo } from './catalogue.ts';
import { codegenConfigs } from './codegen.tables.ts';
import { defaultConfig, mergeFields } from './default-config.rules.ts';
import { findNeededArea } from './source-tables.ts';
import { assertOn, getTable } from './tables.service.ts';

/** Under which group of the menu a new page is offered first. */
const usualGroups = { admin: 'system', shop: 'platform' };

const neededArea = (ctx: Ctx, table: TableInfo) =>
  findNeededArea(sourceRootOf(ctx.platform.config), [
    table.name,
    ...table.references.map((one) => one.table),
  ]);

/** The configuration of a table: as saved, with the columns that it has now, else derived from the table. */
export async function readConfig(ctx: Ctx, table: TableInfo): Promise<CodegenForm> {
  const [row] = await ctx.db
    .select()
    .from(codegenConfigs)
    .where(eq(codegenConfigs.tableName, table.name));
  if (!row) {
    const area = neededArea(ctx, table) ?? 'admin';
    return defaultConfig(table, area, (await findMenuGroupId(ctx, usualGroups[area])) ?? null);
  }
  const { createdAt: _created, updatedAt: _updated, fields, ...names } = row;
  return {
    ...names,
    backendAppName: 'server',
    frontendAppName: 'console',
    fieldConfigs: mergeFields(fields, table),
  };
}

export async function getConfig(ctx: Ctx, tableName: string): Promise<CodegenForm> {
  return readConfig(ctx, await getTable(ctx, tableName));
}

/** Columns that the table does not have, names that occur twice, and dictionaries and menus that do not exist. */
async function findProblems(
  ctx: Ctx,
  table: TableInfo,
  form: CodegenForm,
): Promise<FieldProblem[]> {
  const at = (index: number, field: string) => `fieldConfigs.${index}.${field}`;
  const names = form.fieldConfigs.map(({ fieldName }) => fieldName);
  const columns = form.fieldConfigs.map(({ columnName }) => columnName);
  const problems = form.fieldConfigs.flatMap(({ columnName, fieldName }, index) => [
    ...(table.columns.some(({ name }) => name === columnName) &&
    columns.indexOf(columnName) === index
      ? []
      : [{ path: at(index, 'columnName'), code: 'choice' }]),
    ...(names.indexOf(fieldName) === index && (fieldName !== 'id' || columnName === 'id')
      ? []
      : [{ path: at(index, 'fieldName'), code: 'taken' }]),
  ]);
  const hasGroup =
    !form.parentMenuId || (await findMenuGroup(ctx, form.parentMenuId)) !== undefined;
  return [
    ...(form.tableName === table.name ? [] : [{ path: 'tableName', code: 'choice' }]),
    ...(form.packageName === 'admin' && neededArea(ctx, table)
      ? [{ path: 'packageName', code: 'choice' }]
      : []),
    ...(hasGroup ? [] : [{ path: 'parentMenuId', code: 'choice' }]),
    ...problems,
  ];
}

export async function saveConfig(ctx: Ctx, tableName: string, form: CodegenForm): Promise<null> {
  const table = await getTable(ctx, tableName);
  const fields = await findProblems(ctx, table, form);
  if (fields.length) throw new Failure('invalid-input', { fields });
  const now = ctx.clock.now();
  const { businessName, moduleName, packageName, entityName, author } = form;
  const values = {
    businessName,
    moduleName,
    packageName,
    entityName,
    author,
    parentMenuId: form.parentMenuId ?? null,
  };
  const chosen = { ...values, fields: mergeFields(form.fieldConfigs, table), updatedAt: now };
  await ctx.db
    .insert(codegenConfigs)
    .values({ ...chosen, tableName, createdAt: now })
    .onConflictDoUpdate({ target: codegenConfigs.tableName, set: chosen });
  return null;
}

/** The dictionaries that saved configurations name. */
export async function listChosenDictionaries(ctx: Ctx): Promise<readonly DictionaryUse[]> {
  const rows = await ctx.db
    .select({ tableName: codegenConfigs.tableName, fields: codegenConfigs.fields })
    .from(codegenConfigs);
  return rows.flatMap(({ tableName, fields }) => {
    const codes = new Set(fields.map(({ dictType }) => dictType).filter(Boolean));
    return [...codes].map((dictCode) => ({ dictCode, menu: 'toolsCodegen', subject: tableName }));
  });
}

export async function removeConfig(ctx: Ctx, tableName: string): Promise<null> {
  assertOn(ctx);
  const removed = await ctx.db
    .delete(codegenConfigs)
    .where(eq(codegenConfigs.tableName, tableName))
    .returning({ id: codegenConfigs.id });
  if (!removed.length) throw new Failure('not-found');
  return null;
}

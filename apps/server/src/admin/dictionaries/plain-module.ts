import type { PlainEndpoints } from '@vitrine/contract/plain-crud.ts';
import type { PlainField } from '@vitrine/contract/plain-fields.ts';
import { getTableColumns } from 'drizzle-orm';
import { registerCrudRoutes } from '#platform/crud/crud-routes.ts';
import { type CrudOptions, createCrudService } from '#platform/crud/crud-service.ts';
import { describePlainTable, type PlainTable } from '#platform/crud/plain-table.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { dictionaryHooks } from './dictionary-uses.ts';
import { assertEntries } from './entries.service.ts';

/**
 * The module of a plain table: list, form and changes. Values of dictionaries have to be entries, which are not deleted
 * while rows have them. `options` replace what the kit derives: an order, a data scope, guards, signals.
 */
export function createPlainModule<
  Endpoints extends PlainEndpoints,
  Table extends PlainTable<Endpoints>,
>(
  endpoints: Endpoints,
  {
    menu,
    table,
    ...options
  }: { menu: string; table: Table } & Partial<CrudOptions<Endpoints, Table>>,
): Module {
  const columns = getTableColumns(table);
  const chosen = Object.entries<PlainField>(endpoints.fields).flatMap(([name, field]) => {
    const { dictionary, column = name, in: place = 'form' } = field.options;
    return dictionary
      ? [{ name, dictionary, column: columns[column], isEdited: place === 'form' }]
      : [];
  });
  const dictionaryOf = Object.fromEntries(
    chosen.flatMap(({ name, dictionary, isEdited }) => (isEdited ? [[name, dictionary]] : [])),
  );
  const service = createCrudService<Endpoints, Table>(endpoints, {
    ...describePlainTable(endpoints, table),
    assertForm: (ctx, form) =>
      assertEntries(ctx, form as object as Record<string, unknown>, dictionaryOf),
    ...options,
  });
  return {
    name: endpoints.page.name.split('.')[0] ?? '',
    hooks: [
      implementHook(dictionaryHooks.uses, () =>
        chosen.flatMap(({ dictionary, column }) =>
          column ? [{ dictCode: dictionary, menu, column }] : [],
        ),
      ),
    ],
    routes: (api) => registerCrudRoutes(api, endpoints, service),
  };
}

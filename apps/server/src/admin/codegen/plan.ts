import {
  type CodegenField,
  type CodegenForm,
  queryTypes,
} from '@vitrine/contract/admin/codegen.ts';
import {
  type ColumnKind,
  columnKindOf,
  isStateColumn,
} from '@vitrine/contract/admin/codegen-columns.ts';
import type { TableColumn, TableInfo, TableReference } from './catalogue.ts';
import { referenceOf } from './columns.rules.ts';
import { camelCase, kebabCase, pascalCase, plural } from './names.rules.ts';
import { findSourceTable, type SourceTable } from './source-tables.ts';

/** One column as all templates see it. */
export interface PlanField {
  config: CodegenField;
  column: TableColumn;
  /** Its property in the Drizzle table. */
  property: string;
  /** Its name in the API. */
  name: string;
  kind: ColumnKind;
  /** Travels as 1 or 0. */
  isFlag: boolean;
  reference: TableReference | undefined;
  inList: boolean;
  inForm: boolean;
  inQuery: boolean;
  isRequired: boolean;
  /** The names under which the query of the list has it. */
  queryNames: string[];
}

/** Everything that templates need: derived once from the table and its configuration. */
export interface Plan {
  table: TableInfo;
  /** Declared in code already: then neither table nor migration is generated. */
  source: SourceTable | undefined;
  /** Tables that it refers to, where they are declared. */
  referenced: ReadonlyMap<string, SourceTable>;
  fields: PlanField[];
  area: 'admin' | 'shop';
  /** `delivery-slots`: the folder, and the file names. */
  module: string;
  /** `deliverySlots`: the feature of operation names, texts and query keys. */
  feature: string;
  /** `DeliverySlots`. */
  features: string;
  /** `DeliverySlot`. */
  entity: string;
  /** `deliverySlot`. */
  one: string;
  /** `delivery-slot`. */
  kebab: string;
  /** What screens call one row. */
  title: string;
  author: string;
  /** `sys:delivery-slot`. */
  permission: string;
  /** `/api/v1/delivery-slots`. */
  api: string;
  /** The key of the menu and its title. */
  menu: string;
  /** The page's path in the console, and the name of its component in the menu. */
  path: string;
  component: string;
  /** The group of the menu below which it is added. */
  parent: string | undefined;
  /** The Drizzle table in code. */
  tableConst: string;
}

function planField(field: CodegenField, table: TableInfo): PlanField[] {
  const column = table.columns.find(({ name }) => name === field.columnName);
  if (!column) return [];
  const kind = columnKindOf(column);
  const name = field.fieldName;
  const isRange = field.queryType === queryTypes.between;
  return [
    {
      config: field,
      column,
      property: camelCase(column.name),
      name,
      kind,
      isFlag: kind === 'flag' || isStateColumn(column),
      reference: referenceOf(table, column),
      inList: field.isShowInList === 1,
      inForm: field.isShowInForm === 1,
      inQuery: field.isShowInQuery === 1,
      isRequired: field.isRequired === 1,
      queryNames: isRange ? [`${name}From`, `${name}To`] : [name],
    },
  ];
}

export function createPlan(
  root: string,
  { table, config, parent }: { table: TableInfo; config: CodegenForm; parent: string | undefined },
): Plan {
  const isShop = config.packageName === 'shop';
  const { moduleName, entityName } = config;
  const feature = camelCase(moduleName);
  const kebab = kebabCase(entityName);
  const declared = findSourceTable(root, table.name);
  // What was generated before is generated again.
  const isOwn =
    declared?.file ===
    `apps/server/src/${config.packageName}/${moduleName}/${moduleName}.tables.ts`;
  const source = isOwn ? undefined : declared;
  const referenced = new Map(
    table.references.flatMap(({ table: other }) => {
      const found = findSourceTable(root, other);
      return found ? [[other, found] as const] : [];
    }),
  );
  // "One" and "several" need names of their own in code.
  const features =
    pascalCase(moduleName) === entityName ? plural(entityName) : pascalCase(moduleName);
  const folder = isShop ? 'operations' : 'system';
  return {
    table,
    source,
    referenced,
    fields: config.fieldConfigs.flatMap((field) => planField(field, table)),
    area: config.packageName,
    module: moduleName,
    feature,
    features,
    entity: entityName,
    one: `${entityName.charAt(0).toLowerCase()}${entityName.slice(1)}`,
    kebab,
    title: config.businessName,
    author: config.author,
    permission: `${isShop ? 'platform' : 'sys'}:${kebab}`,
    api: `/api/v1/${isShop ? 'platform/' : ''}${moduleName}`,
    menu: `${folder}${pascalCase(moduleName)}`,
    path: `/${folder}/${moduleName}`,
    component: isShop ? `operations/${moduleName}` : `system/${moduleName}/index`,
    parent,
    tableConst: declared?.name ?? camelCase(table.name),
  };
}

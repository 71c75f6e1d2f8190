import {
  type CodegenField,
  type CodegenForm,
  formTypes,
  queryTypes,
} from '@vitrine/contract/admin/codegen.ts';
import {
  columnKindOf,
  formTypesOf,
  isOwnColumn,
  isStateColumn,
  queryTypesOf,
  takesDictionary,
} from '@vitrine/contract/admin/codegen-columns.ts';
import type { TableColumn, TableInfo } from './catalogue.ts';
import { maxLengthOf } from './columns.rules.ts';
import { asWords, camelCase, kebabCase, pascalCase, singular } from './names.rules.ts';

const typeOf = {
  text: 'string',
  integer: 'number',
  decimal: 'string',
  flag: '0 | 1',
  day: 'string',
  moment: 'string',
  reference: 'string',
  other: 'unknown',
};

function defaultField(column: TableColumn, index: number): CodegenField {
  const isHidden = column.name === 'id' || columnKindOf(column) === 'other';
  return {
    columnName: column.name,
    columnType: column.type,
    fieldName: camelCase(column.name),
    fieldType: isStateColumn(column) ? '0 | 1' : typeOf[columnKindOf(column)],
    fieldComment: (column.comment || asWords(column.name)).slice(0, 100),
    isShowInList: isHidden || column.name === 'updated_at' ? 0 : 1,
    isShowInForm: isHidden || isOwnColumn(column) ? 0 : 1,
    isShowInQuery: 0,
    isRequired: column.isRequired && column.default === null && !isOwnColumn(column) ? 1 : 0,
    formType:
      (maxLengthOf(column) ?? 0) > 200
        ? formTypes.textArea
        : (formTypesOf(column)[0] ?? formTypes.hidden),
    queryType: queryTypesOf(column)[0] ?? 1,
    maxLength: maxLengthOf(column),
    fieldSort: index + 1,
    dictType: '',
  };
}

/** What is generated for a table that nobody configured: every column in list and form. */
export function defaultConfig(
  table: TableInfo,
  packageName: 'admin' | 'shop',
  parentMenuId: string | null,
): CodegenForm {
  const entity = singular(table.name);
  return {
    tableName: table.name,
    businessName: (table.comment || asWords(entity)).slice(0, 40),
    moduleName: kebabCase(table.name).slice(0, 40),
    packageName,
    entityName: pascalCase(entity).slice(0, 40),
    author: '',
    parentMenuId,
    backendAppName: 'server',
    frontendAppName: 'console',
    fieldConfigs: table.columns.map(defaultField),
  };
}

/** A saved field with what follows from its column, so that no combination is generated that cannot work. */
function withColumn(field: CodegenField, column: TableColumn): CodegenField {
  const fresh = defaultField(column, 0);
  const kind = columnKindOf(column);
  const longest = maxLengthOf(column);
  // Without a dictionary there is nothing to choose from.
  const isEmptyChoice = takesDictionary(column, field.formType) && field.dictType === '';
  // A row without a value for this column could not be stored.
  const isNeeded = fresh.isRequired === 1 && kind !== 'text';
  const isNever = isOwnColumn(column) || kind === 'other';
  const formType =
    formTypesOf(column).includes(field.formType) && !isEmptyChoice
      ? field.formType
      : fresh.formType;
  const dictType = takesDictionary(column, formType) ? field.dictType : '';
  const queryType = queryTypesOf(column).includes(field.queryType)
    ? field.queryType
    : fresh.queryType;
  return {
    ...field,
    columnType: fresh.columnType,
    fieldType: fresh.fieldType,
    maxLength: longest === null ? null : Math.min(field.maxLength ?? longest, longest),
    dictType,
    // What is chosen from a list is looked for as a whole.
    queryType: dictType && queryType === queryTypes.contains ? queryTypes.equal : queryType,
    formType: isNeeded && formType === formTypes.hidden ? fresh.formType : formType,
    isRequired: isNeeded ? 1 : isNever ? 0 : field.isRequired,
    // A text column without a default is stored empty when nobody types it.
    isShowInForm:
      isNeeded || (fresh.isRequired === 1 && kind === 'text')
        ? 1
        : isNever
          ? 0
          : field.isShowInForm,
    ...(column.name === 'id' || kind === 'other' ? { isShowInList: 0, isShowInQuery: 0 } : {}),
  };
}

/** The saved fields that still have a column, in their order, and those of columns that were added since. */
export function mergeFields(saved: readonly CodegenField[], table: TableInfo): CodegenField[] {
  const kept = saved.flatMap((field) => {
    const column = table.columns.find(({ name }) => name === field.columnName);
    return column ? [withColumn(field, column)] : [];
  });
  const added = table.columns
    .map(defaultField)
    .filter(({ columnName }) => kept.every((field) => field.columnName !== columnName));
  return [...kept, ...added]
    .sort((a, b) => a.fieldSort - b.fieldSort)
    .map((field, index) => ({ ...field, fieldSort: index + 1 }));
}

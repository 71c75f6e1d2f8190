import { isClockColumn } from '@vitrine/contract/admin/codegen-columns.ts';
import type { TableColumn, TableIndex } from '../catalogue.ts';
import { findColumnType } from '../columns.rules.ts';
import { camelCase, inComment, quote } from '../names.rules.ts';
import type { Plan } from '../plan.ts';
import { importsFor, lines } from '../source-text.ts';

/** A default as Drizzle takes it: a plain value, else the expression in SQL. */
function defaultOf(expression: string): string {
  const [, text] = /^'((?:[^']|'')*)'::[\w ]+(?:\(\d+\))?$/.exec(expression) ?? [];
  if (text !== undefined) return `.default(${quote(text.replaceAll("''", "'"))})`;
  if (/^(true|false|-?\d+)$/.test(expression)) return `.default(${expression})`;
  return expression === 'now()'
    ? '.defaultNow()'
    : `.default(sql\`${expression.replaceAll(/[`$\\]/g, '\\$&')}\`)`;
}

function declare(column: TableColumn, plan: Plan): string {
  const property = camelCase(column.name);
  if (column.name === 'id') return `${property}: id(),`;
  const type = findColumnType(column.type);
  if (!type)
    throw new Error(`${column.name} has the type ${column.type}, of which there is no example`);
  const reference = plan.table.references.find((one) => one.column === column.name);
  const target =
    reference &&
    (reference.table === plan.table.name
      ? plan.tableConst
      : plan.referenced.get(reference.table)?.name);
  const isOwn = reference?.table === plan.table.name;
  const action =
    reference && reference.onDelete !== 'no action'
      ? `, { onDelete: '${reference.onDelete}' }`
      : '';
  const isUnique = plan.table.indexes.some(
    ({ isUnique, isConstraint, columns }) =>
      isUnique && isConstraint && columns.join() === column.name,
  );
  const comment =
    column.comment && !isClockColumn(column) ? `/** ${inComment(column.comment)}. */\n` : '';
  return `${comment}${property}: ${type.call}('${column.name}'${type.options ? `, ${type.options}` : ''})${column.isRequired ? '.notNull()' : ''}${
    column.default === null ? '' : defaultOf(column.default)
  }${isUnique ? `.unique('${uniqueName(plan, column.name)}')` : ''}${
    target && reference
      ? `.references((): AnyPgColumn => ${target}.${camelCase(reference.foreignColumn)}${action})`.replace(
          isOwn ? '' : '(): AnyPgColumn =>',
          isOwn ? '' : '() =>',
        )
      : ''
  },`;
}

const uniqueName = ({ table }: Plan, column: string): string =>
  table.indexes.find(
    ({ isUnique, isConstraint, columns }) => isUnique && isConstraint && columns.join() === column,
  )?.name ?? '';

function declareIndex({ name, columns, isUnique }: TableIndex): string {
  return `${isUnique ? 'uniqueIndex' : 'index'}('${name}').on(${columns.map((column) => `table.${camelCase(column)}`).join(', ')}),`;
}

/** Indexes that are declared after the columns; unique constraints of one column are at their column. */
export const separateIndexes = ({ table }: Plan): TableIndex[] =>
  table.indexes.filter(
    ({ isPrimary, isConstraint, columns }) => !isPrimary && !(isConstraint && columns.length === 1),
  );

/** The table in Drizzle, for one that was made in SQL only. */
export function writeTables(plan: Plan): string {
  const indexes = separateIndexes(plan);
  const after = indexes.length ? `,\n(table) => [\n${lines(indexes.map(declareIndex))}\n]` : '';
  const code = `/** ${inComment(plan.table.comment || plan.title)}. */
export const ${plan.tableConst} = pgTable('${plan.table.name}', {
${lines(plan.table.columns.map((column) => declare(column, plan)))}
}${after});
`;
  const drizzle = [
    'type AnyPgColumn',
    'boolean',
    'char',
    'date',
    'doublePrecision',
    'index',
    'integer',
    'jsonb',
    'numeric',
    'pgTable',
    'real',
    'smallint',
    'text',
    'timestamp',
    'uniqueIndex',
    'uuid',
    'varchar',
  ];
  const others = Object.fromEntries(
    [...plan.referenced]
      .filter(([table]) => table !== plan.table.name)
      .map(([, { module, name }]) => [module, [name]]),
  );
  return `${importsFor(code, {
    'drizzle-orm': ['sql'],
    'drizzle-orm/pg-core': drizzle,
    ...others,
    '#platform/db/columns.ts': ['id', 'idRef', 'moment'],
  })}${code}`;
}

import { queryTypes } from '@vitrine/contract/admin/codegen.ts';
import { inComment } from '../names.rules.ts';
import type { Plan, PlanField } from '../plan.ts';
import { importsFor, lines } from '../source-text.ts';
import { hasClock } from './clock.rules.ts';

/** The condition of one filter. */
function filterOf(field: PlanField, table: string): string[] {
  const { name, kind, config, isFlag, property, column } = field;
  const at = `${table}.${property}`;
  const given = `query.${name}`;
  const value = isFlag
    ? column.type === 'boolean'
      ? `${given} === '1'`
      : `Number(${given})`
    : kind === 'integer'
      ? `Number(${given})`
      : given;
  const when = (operator: string) => [`${given} ? ${operator} : undefined,`];
  switch (config.queryType) {
    case queryTypes.contains:
      return when(`containsFolded(${at}, ${given})`);
    case queryTypes.startsWith:
      return when(`containsFolded(${at}, ${given}, 'start')`);
    case queryTypes.endsWith:
      return when(`containsFolded(${at}, ${given}, 'end')`);
    case queryTypes.oneOf:
      return when(
        `inArray(${at}, ${given}.split(',').map((part) => ${kind === 'integer' ? 'Number(part) || 0' : 'part.trim()'}))`,
      );
    case queryTypes.between: {
      const bound = (side: 'From' | 'To') => `query.${name}${side}`;
      if (kind === 'moment')
        return [
          `${bound('From')} ? gte(${at}, new Date(\`\${${bound('From')}}T00:00:00Z\`)) : undefined,`,
          `${bound('To')} ? lte(${at}, new Date(\`\${${bound('To')}}T23:59:59.999Z\`)) : undefined,`,
        ];
      const read = kind === 'integer' ? (side: 'From' | 'To') => `Number(${bound(side)})` : bound;
      return [
        `${bound('From')} ? gte(${at}, ${read('From')}) : undefined,`,
        `${bound('To')} ? lte(${at}, ${read('To')}) : undefined,`,
      ];
    }
    case queryTypes.greater:
      return when(`gt(${at}, ${value})`);
    case queryTypes.greaterOrEqual:
      return when(`gte(${at}, ${value})`);
    case queryTypes.less:
      return when(`lt(${at}, ${value})`);
    case queryTypes.lessOrEqual:
      return when(`lte(${at}, ${value})`);
    case queryTypes.notEqual:
      return when(`ne(${at}, ${value})`);
    default:
      return when(`eq(${at}, ${value})`);
  }
}

/** Which fields a violated constraint is about. */
function rejections(plan: Plan): string {
  const fieldOf = (column: string) =>
    plan.fields.find((field) => field.column.name === column && field.inForm)?.name;
  const uniques = plan.table.indexes
    .filter(({ isUnique, isPrimary }) => isUnique && !isPrimary)
    .flatMap(({ name, columns }) => {
      const field = fieldOf(columns[0] ?? '');
      return field ? [`${name}: ['conflict', '${field}'],`] : [];
    });
  const references = plan.table.references.flatMap(({ name, column, table, foreignColumn }) => {
    const field = fieldOf(column);
    const constraint = plan.source
      ? name
      : `${plan.table.name}_${column}_${table}_${foreignColumn}_fk`.slice(0, 63);
    return field ? [`${constraint}: ['invalid-input', '${field}', 'choice'],`] : [];
  });
  return lines([...uniques, ...references]);
}

/** Names of the API that are not those of the table's properties. */
const renamed = ({ fields }: Plan): string =>
  fields
    .filter(({ name, property }) => name !== property)
    .map(({ name, property }) => `${name}: '${property}'`)
    .join(', ');

/** Dictionaries of which the values of a form have to be entries. */
const chosen = ({ fields }: Plan): string =>
  fields
    .filter(({ inForm, config }) => inForm && config.dictType)
    .map(({ name, config }) => `${name}: '${config.dictType}'`)
    .join(', ');

/** The use cases, which the kit makes: what is special about the table. */
export function writeService(plan: Plan): string {
  const { feature, tableConst, fields, area, module, title } = plan;
  const rejected = rejections(plan);
  const filters = fields
    .filter(({ inQuery }) => inQuery)
    .flatMap((field) => filterOf(field, tableConst));
  const newest = hasClock(plan).created ? `desc(${tableConst}.createdAt), ` : '';
  const names = renamed(plan);
  const entries = chosen(plan);
  const code = `/** ${inComment(title)}: the use cases of list and form. */
export const ${feature}Service = createCrudService(${feature}, {
  table: ${tableConst},
  order: [${newest}desc(${tableConst}.id)],
  ${filters.length ? `where: (query) =>\n    and(\n${lines(filters.map((line) => `      ${line}`))}\n    ),` : ''}
  ...describePlainRows(${feature}, ${tableConst}${names ? `, { ${names} }` : ''}),
  ${entries ? `assertForm: (ctx, form) => assertEntries(ctx, form, { ${entries} }),` : ''}
  ${rejected ? `constraints: {\n${rejected}\n  },` : ''}
});
`;
  // A table of the same name is imported under another one.
  const table = tableConst === feature ? `${tableConst} as ${tableConst}Table` : tableConst;
  const body =
    tableConst === feature
      ? code
          .replaceAll(`${tableConst}.`, `${tableConst}Table.`)
          .replace(`table: ${tableConst},`, `table: ${tableConst}Table,`)
          .replace(
            `describePlainRows(${feature}, ${tableConst}`,
            `describePlainRows(${feature}, ${tableConst}Table`,
          )
      : code;
  return `${importsFor(body, {
    [`@vitrine/contract/${area}/${module}.ts`]: [feature],
    'drizzle-orm': ['and', 'desc', 'eq', 'gt', 'gte', 'inArray', 'lt', 'lte', 'ne'],
    '#admin/dictionaries/index.ts': ['assertEntries'],
    '#platform/crud/crud-service.ts': ['createCrudService'],
    '#platform/crud/plain-rows.ts': ['describePlainRows'],
    '#platform/db/contains-folded.ts': ['containsFolded'],
    [plan.source ? plan.source.module : `./${module}.tables.ts`]: [table],
  })}${body}`;
}

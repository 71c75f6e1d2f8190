import { queryTypes } from '@vitrine/contract/admin/codegen.ts';
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

/** A stored value as the API has it. */
function shown({ kind, isFlag, property, column }: PlanField): string {
  const at = `row.${property}`;
  if (isFlag) {
    const read = column.type === 'boolean' ? `${at} ? 1 : 0` : `${at} === 1 ? 1 : 0`;
    return column.isRequired
      ? read
      : `${at} === null ? null : ${column.type === 'boolean' ? `${at} ? 1 : 0` : `${at} === 1 ? 1 : 0`}`;
  }
  return kind === 'moment'
    ? `${at}${column.isRequired ? '' : '?'}.toISOString()${column.isRequired ? '' : ' ?? null'}`
    : at;
}

/** A value of the form as it is stored. Without a value, a column with a default gets its default. */
function stored({ kind, isFlag, name, column, isRequired }: PlanField): string {
  const given = `form.${name}`;
  const hasText = kind === 'text' && column.isRequired && column.default === null && !isRequired;
  if (isFlag && column.type === 'boolean') {
    if (isRequired) return `${given} === 1`;
    return `${given} === undefined${column.isRequired ? '' : ` || ${given} === null`} ? ${column.isRequired ? 'undefined' : 'null'} : ${given} === 1`;
  }
  if (kind === 'moment') {
    if (isRequired) return `new Date(${given})`;
    return `${given} ? new Date(${given}) : ${column.isRequired ? 'undefined' : 'null'}`;
  }
  if (isRequired) return given;
  if (kind === 'decimal' || kind === 'reference')
    return `${given} || ${column.isRequired ? 'undefined' : 'null'}`;
  return hasText ? `${given} ?? ''` : column.isRequired ? given : `${given} ?? null`;
}

const property = (name: string, value: string): string =>
  value === name ? `${name},` : `${name}: ${value},`;

/** Which fields a violated constraint is about. */
function rejections(plan: Plan): string {
  const fieldOf = (column: string) =>
    plan.fields.find((field) => field.column.name === column && field.inForm)?.name;
  const uniques = plan.table.indexes
    .filter(({ isUnique, isPrimary }) => isUnique && !isPrimary)
    .flatMap(({ name, columns }) => {
      const field = fieldOf(columns[0] ?? '');
      return field ? [`${name}: { path: '${field}', code: 'taken' },`] : [];
    });
  const references = plan.table.references.flatMap(({ name, column, table, foreignColumn }) => {
    const field = fieldOf(column);
    const constraint = plan.source
      ? name
      : `${plan.table.name}_${column}_${table}_${foreignColumn}_fk`.slice(0, 63);
    return field ? [`${constraint}: { path: '${field}', code: 'choice' },`] : [];
  });
  return lines([...uniques, ...references]);
}

function writeChecks(plan: Plan): string {
  const chosen = plan.fields.filter(({ inForm, config }) => inForm && config.dictType);
  if (!chosen.length) return '';
  return `
/** Values that are chosen from a dictionary have to be one of its entries. */
async function assertEntries(ctx: Ctx, form: ${plan.entity}Form): Promise<void> {
${lines(
  chosen.map(
    ({ name, config, kind, isRequired }) =>
      `  if (${isRequired ? '' : `form.${name} ${kind === 'text' ? '' : '!== undefined && form.'.concat(name, ' !== null ')}&& `}!(await hasDictionaryEntry(ctx, '${config.dictType}', ${kind === 'text' ? `form.${name}` : `String(form.${name})`})))
    throw new Failure('invalid-input', { fields: [{ path: '${name}', code: 'choice' }] });`,
  ),
)}
}
`;
}

/** The use cases: page, form, add, change, delete. */
export function writeService(plan: Plan): string {
  const { entity, features, tableConst, fields } = plan;
  const rejected = rejections(plan);
  const checks = writeChecks(plan);
  const filters = fields
    .filter(({ inQuery }) => inQuery)
    .flatMap((field) => filterOf(field, tableConst));
  const { created, changed } = hasClock(plan);
  const order = created
    ? `desc(${tableConst}.createdAt), desc(${tableConst}.id)`
    : `desc(${tableConst}.id)`;
  const clock = created || changed;
  const guard = rejected ? '.catch(rejectValue)' : '';
  const check = checks ? '  await assertEntries(ctx, form);\n' : '';
  const code = `${filters.length ? `type Query = EndpointInput<typeof page${features}>['query'];\n\n` : ''}export async function pageAll(ctx: Ctx, query: ${filters.length ? 'Query' : `EndpointInput<typeof page${features}>['query']`}): Promise<EndpointReply<typeof page${features}>> {
  ${filters.length ? 'const where = conditionOf(query);' : ''}
  const rows = await ctx.db
    .select()
    .from(${tableConst})${filters.length ? '\n    .where(where)' : ''}
    .orderBy(${order})
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(${tableConst})${filters.length ? '.where(where)' : ''};
  return {
    list: rows.map((row) => ({
      id: row.id,
${lines(fields.filter(({ inList }) => inList).map((field) => `      ${field.name}: ${shown(field)},`))}
    })),
    total: total?.count ?? 0,
  };
}
${filters.length ? `\nfunction conditionOf(query: Query): SQL | undefined {\n  return and(\n${lines(filters.map((line) => `    ${line}`))}\n  );\n}\n` : ''}
export async function getForm(ctx: Ctx, id: string): Promise<${entity}Form> {
  const [found] = await ctx.db.select().from(${tableConst}).where(eq(${tableConst}.id, id));
  const row = orNotFound(found);
  return {
    id,
${lines(fields.filter(({ inForm }) => inForm).map((field) => `    ${field.name}: ${shown(field)},`))}
  };
}

export async function add${entity}(ctx: Ctx, form: ${entity}Form): Promise<null> {
${check}${clock ? '  const now = ctx.clock.now();\n' : ''}  await ctx.db
    .insert(${tableConst})
    .values({ ...valuesOf(form)${created ? ', createdAt: now' : ''}${changed ? ', updatedAt: now' : ''} })${guard};
  return null;
}

export async function change${entity}(ctx: Ctx, id: string, form: ${entity}Form): Promise<null> {
${check}  const [changed] = await ctx.db
    .update(${tableConst})
    .set({ ...valuesOf(form)${changed ? ', updatedAt: ctx.clock.now()' : ''} })
    .where(eq(${tableConst}.id, id))
    .returning({ id: ${tableConst}.id })${guard};
  orNotFound(changed);
  return null;
}

/** Deletes all that were named, or none. */
export async function remove${features}(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const removed = await ctx.db
    .delete(${tableConst})
    .where(inArray(${tableConst}.id, [...ids]))
    .returning({ id: ${tableConst}.id });
  if (removed.length !== ids.length) notFound();
  return null;
}

function valuesOf(form: ${entity}Form) {
  return {
${lines(fields.filter(({ inForm }) => inForm).map((field) => `    ${property(field.property, stored(field))}`))}
  };
}
${checks}${
  rejected
    ? `
/** The fields that constraints of the database are about. */
const fieldOfConstraint: Readonly<Record<string, { path: string; code: string }>> = {
${rejected}
};

function rejectValue(error: unknown): never {
  const field = fieldOfConstraint[violatedConstraint(error) ?? ''];
  if (!field) throw error;
  throw new Failure(field.code === 'taken' ? 'conflict' : 'invalid-input', { fields: [field] });
}
`
    : ''
}`;
  return `${importsFor(code, {
    [`@vitrine/contract/${plan.area}/${plan.module}.ts`]: [
      `type ${entity}Form`,
      `type page${features}`,
    ],
    '@vitrine/contract/endpoint.ts': ['type EndpointInput', 'type EndpointReply'],
    'drizzle-orm': [
      'and',
      'count',
      'desc',
      'eq',
      'gt',
      'gte',
      'inArray',
      'lt',
      'lte',
      'ne',
      'type SQL',
    ],
    '#admin/dictionaries/index.ts': ['hasDictionaryEntry'],
    '#platform/db/contains-folded.ts': ['containsFolded'],
    '#platform/context.ts': ['type Ctx'],
    '#platform/failure.ts': ['Failure', 'notFound', 'orNotFound', 'violatedConstraint'],
    [plan.source ? plan.source.module : `./${plan.module}.tables.ts`]: [tableConst],
  })}${code.replaceAll(`\n  \n`, '\n')}`;
}

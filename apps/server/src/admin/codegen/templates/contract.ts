import { formTypes, queryTypes } from '@vitrine/contract/admin/codegen.ts';
import { inComment, quote } from '../names.rules.ts';
import type { Plan, PlanField } from '../plan.ts';
import { importsFor, lines } from '../source-text.ts';
import { integerMax } from './bounds.rules.ts';

const flagShape = 'z.union([z.literal(0), z.literal(1)])';

function decimalPattern(type: string, isRequired: boolean): string {
  const [, precision = '18', scale = '6'] = /\((\d+),(\d+)\)/.exec(type) ?? [];
  const whole = Math.max(1, Number(precision) - Number(scale));
  const number = `-?\\d{1,${whole}}${Number(scale) ? `(\\.\\d{1,${scale}})?` : ''}`;
  // A field that was left empty.
  return isRequired ? `/^${number}$/` : `/^(${number})?$/`;
}

/** What a field of the form takes. */
function formShape({ kind, isFlag, isRequired, column, config }: PlanField): string {
  const isOptional = !isRequired && column.isRequired;
  const ending = isRequired ? '' : isOptional ? '.optional()' : '.nullable().optional()';
  if (isFlag) return `${flagShape}${ending}`;
  if (kind === 'integer') return `z.number().int().min(0).max(${integerMax(column)})${ending}`;
  if (kind === 'decimal')
    return `z.string().regex(${decimalPattern(column.type, isRequired)}, 'format')${ending}`;
  if (kind === 'day') return `chosenDay${ending}`;
  if (kind === 'moment') return `z.iso.datetime()${ending}`;
  if (kind === 'reference') return isRequired ? 'idShape' : `idShape.or(z.literal(''))${ending}`;
  const text = config.formType === formTypes.textArea ? 'blockText' : 'lineText';
  return `${text}(${config.maxLength ?? 2_000})${isRequired ? '.min(1)' : ending}`;
}

/** What a row of the list has. */
function rowShape({ kind, isFlag, column }: PlanField): string {
  const shape = isFlag ? flagShape : kind === 'integer' ? 'z.number().int()' : 'z.string()';
  return column.isRequired ? shape : `${shape}.nullable()`;
}

function filterShape({ kind, isFlag, config }: PlanField): string {
  if (isFlag) return "z.enum(['0', '1'])";
  if (kind === 'day' || kind === 'moment') return 'chosenDay';
  if (config.queryType === queryTypes.oneOf) return 'searchText(200)';
  if (kind === 'integer') return "z.string().regex(/^\\d{1,9}$/, 'whole-number')";
  if (kind === 'decimal') return "z.string().regex(/^-?\\d{1,12}(\\.\\d{1,6})?$/, 'format')";
  return kind === 'reference' ? 'idShape' : 'searchText(64)';
}

const commentOf = ({ config }: PlanField): string => `  /** ${inComment(config.fieldComment)}. */`;

/** The contract: shapes and endpoints of the list, the form and its changes. */
export function writeContract(plan: Plan): string {
  const { entity, features, one, feature, api, permission, title } = plan;
  const shape = `${one}FormShape`;
  const filters = plan.fields.filter(({ inQuery }) => inQuery);
  const code = `/** ${inComment(title)}, as its form edits it.${plan.author ? ` Author: ${inComment(plan.author)}.` : ''} */
export const ${shape} = z.strictObject({
  id: idShape.optional(),
${lines(plan.fields.filter(({ inForm }) => inForm).map((field) => lines([commentOf(field), `  ${field.name}: ${formShape(field)},`])))}
});
export type ${entity}Form = z.infer<typeof ${shape}>;

const byId = z.strictObject({ id: idShape });

export const page${features} = endpoint({
  name: '${feature}.page',
  method: 'GET',
  path: '${api}/page',
  permission: '${permission}:query',
  summary: ${quote(`${title}: the list by page${filters.length ? `, filtered by ${filters.map(({ name }) => name).join(', ')}` : ''}.`)},
  query: z.strictObject({
    ...pageQueryFields,
${lines(filters.flatMap((field) => field.queryNames.map((name) => `    ${name}: optionalFilter(${filterShape(field)}),`)))}
  }),
  reply: pageOf(z.object({
    id: z.string(),
${lines(plan.fields.filter(({ inList }) => inList).map((field) => `    ${field.name}: ${rowShape(field)},`))}
  })),
});

export const get${entity}Form = endpoint({
  name: '${feature}.form',
  method: 'GET',
  path: '${api}/:id/form',
  permission: '${permission}:query',
  summary: ${quote(`${title}: one as its form edits it.`)},
  params: byId,
  reply: ${shape},
});

export const create${entity} = endpoint({
  name: '${feature}.create',
  method: 'POST',
  path: '${api}',
  permission: '${permission}:add',
  summary: ${quote(`${title}: adds one.`)},
  body: ${shape},
  reply: z.null(),
});

export const update${entity} = endpoint({
  name: '${feature}.update',
  method: 'PUT',
  path: '${api}/:id',
  permission: '${permission}:edit',
  summary: ${quote(`${title}: changes one as a whole.`)},
  params: byId,
  body: ${shape},
  reply: z.null(),
});

export const delete${features} = endpoint({
  name: '${feature}.delete',
  method: 'DELETE',
  path: '${api}/:ids',
  permission: '${permission}:delete',
  summary: ${quote(`${title}: deletes those that are named, or none; ids are joined by commas.`)},
  params: z.strictObject({ ids: idListShape }),
  reply: z.null(),
});

nameSchemas({ ${entity}Form: ${shape} });
`;
  return `${importsFor(code, {
    zod: ['z'],
    '../endpoint.ts': ['endpoint'],
    '../paging.ts': ['idListShape', 'idShape', 'optionalFilter', 'pageOf', 'pageQueryFields'],
    '../schema-names.ts': ['nameSchemas'],
    '../shapes.ts': ['blockText', 'chosenDay', 'lineText', 'searchText'],
  })}${code}`;
}

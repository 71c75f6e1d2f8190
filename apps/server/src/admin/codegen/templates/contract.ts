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

/** The shape of a field of the form. */
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

/** The shape of a field of a row in the list. */
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

/** The contract: the shapes of the list and of the form, and the endpoints that the kit makes of them. */
export function writeContract(plan: Plan): string {
  const { entity, feature, api, permission, title } = plan;
  const filters = plan.fields
    .filter(({ inQuery }) => inQuery)
    .flatMap((field) =>
      field.queryNames.map((name) => `    ${name}: optionalFilter(${filterShape(field)}),`),
    );
  const code = `/** ${inComment(title)}: list, form and changes.${plan.author ? ` Author: ${inComment(plan.author)}.` : ''} */
export const ${feature} = createCrudEndpoints({
  name: '${feature}',
  path: '${api}',
  permission: '${permission}',
  subject: ${quote(title)},
  row: z.object({
    id: z.string(),
${lines(plan.fields.filter(({ inList }) => inList).map((field) => `    ${field.name}: ${rowShape(field)},`))}
  }),
  form: z.strictObject({
    id: idShape.optional(),
${lines(plan.fields.filter(({ inForm }) => inForm).map((field) => `    ${field.name}: ${formShape(field)},`))}
  }),
${filters.length ? `  filters: {\n${lines(filters)}\n  },` : ''}
});

nameSchemas({ ${entity}Form: ${feature}.create.body });
`;
  return `${importsFor(code, {
    zod: ['z'],
    '../crud.ts': ['createCrudEndpoints'],
    '../paging.ts': ['idShape', 'optionalFilter'],
    '../schema-names.ts': ['nameSchemas'],
    '../shapes.ts': ['blockText', 'chosenDay', 'lineText', 'searchText'],
  })}${code}`;
}

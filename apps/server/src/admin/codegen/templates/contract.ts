import { formTypes, queryTypes } from '@vitrine/contract/admin/codegen.ts';
import { inComment, quote } from '../names.rules.ts';
import type { Plan, PlanField } from '../plan.ts';
import { lines } from '../source-text.ts';
import { integerMax } from './bounds.rules.ts';

const filterNames: Readonly<Record<number, string>> = {
  [queryTypes.equal]: 'equal',
  [queryTypes.notEqual]: 'notEqual',
  [queryTypes.contains]: 'contains',
  [queryTypes.startsWith]: 'startsWith',
  [queryTypes.endsWith]: 'endsWith',
  [queryTypes.oneOf]: 'oneOf',
  [queryTypes.between]: 'between',
  [queryTypes.greater]: 'greater',
  [queryTypes.greaterOrEqual]: 'atLeast',
  [queryTypes.less]: 'less',
  [queryTypes.lessOrEqual]: 'atMost',
};

/** Controls that are not the usual one of their kind. */
const controlNames: Readonly<Record<number, string>> = {
  [formTypes.radio]: 'radio',
  [formTypes.checkbox]: 'check',
  [formTypes.hidden]: 'hidden',
};

function writeControl({ isFlag, inForm, config: { formType } }: PlanField): string | undefined {
  if (!inForm) return undefined;
  return isFlag && formType === formTypes.select ? 'select' : controlNames[formType];
}

function writePlace({ inList, inForm }: PlanField): string | undefined {
  if (inList && inForm) return undefined;
  return inList ? 'list' : inForm ? 'form' : 'filter';
}

function writeOptions(field: PlanField): string {
  const { name, property, column, config, inQuery, isRequired } = field;
  const texts = {
    in: writePlace(field),
    filter: inQuery ? filterNames[config.queryType] : undefined,
    dictionary: config.dictType,
    control: writeControl(field),
    column: property === name ? undefined : property,
  };
  const options = [
    ...(isRequired ? ['isRequired: true'] : []),
    ...(column.isRequired ? [] : ['isNullable: true']),
    ...Object.entries(texts).flatMap(([key, text]) => (text ? [`${key}: ${quote(text)}`] : [])),
  ];
  return options.length ? `{ ${options.join(', ')} }` : '';
}

/** The limits of its kind: the longest text, the largest number, the digits. */
function writeSize({ kind, isFlag, column, config }: PlanField): string {
  if (isFlag) return '';
  if (kind === 'text') return `${config.maxLength ?? 2_000}`;
  if (kind === 'integer') return integerMax(column);
  if (kind !== 'decimal') return '';
  const [, precision = '18', scale = '6'] = /\((\d+),(\d+)\)/.exec(column.type) ?? [];
  return `${precision}, ${scale}`;
}

function writeKind({ kind, isFlag, config }: PlanField): string {
  if (isFlag) return 'flag';
  if (kind === 'integer') return 'whole';
  if (kind !== 'text') return kind;
  return config.formType === formTypes.textArea ? 'block' : 'line';
}

function writeField(field: PlanField): string {
  const values = [writeSize(field), writeOptions(field)].filter(Boolean).join(', ');
  return `    ${field.name}: field.${writeKind(field)}(${values}),`;
}

/** The contract: each field once; the kit makes shapes and endpoints of them. */
export function writeContract(plan: Plan): string {
  const { entity, feature, api, permission, title, author } = plan;
  const fields = plan.fields.filter(
    ({ name, kind, inList, inForm, inQuery }) =>
      name !== 'id' && kind !== 'other' && (inList || inForm || inQuery),
  );
  return `import { createPlainEndpoints } from '../plain-crud.ts';
import { field } from '../plain-fields.ts';

/** ${inComment(title)}: list, form and changes.${author ? ` Author: ${inComment(author)}.` : ''} */
export const ${feature} = createPlainEndpoints({
  name: '${feature}',
  path: '${api}',
  permission: '${permission}',
  subject: ${quote(title)},
  formName: '${entity}Form',
  fields: {
${lines(fields.map(writeField))}
  },
});
`;
}

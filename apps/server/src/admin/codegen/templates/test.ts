import { queryTypes } from '@vitrine/contract/admin/codegen.ts';
import { quote } from '../names.rules.ts';
import type { Plan, PlanField } from '../plan.ts';
import { lines } from '../source-text.ts';
import { isSampled, sampleOf } from './samples.rules.ts';

/** Needs rows of other tables: the test makes them in SQL. */
const neededRows = (plan: Plan): PlanField[] =>
  plan.fields.filter((field) => isSampled(field) && field.kind === 'reference');

const formOf = (plan: Plan, number: number): string =>
  plan.fields
    .filter((field) => isSampled(field) && field.kind !== 'reference')
    .map((field) => `${field.name}: ${sampleOf(field, number)}`)
    .join(', ');

function readDecimal(field: PlanField): string {
  const scale = Number(/,(\d+)\)/.exec(field.column.type)?.[1] ?? 0);
  return scale ? `'1.${'0'.repeat(scale)}'` : "'1'";
}

/** The reply for the first sample where it differs: numerics come with all their decimals. */
const storedOf = (plan: Plan): string =>
  plan.fields
    .filter((field) => isSampled(field) && field.kind === 'decimal')
    .map((field) => `${field.name}: ${readDecimal(field)}`)
    .join(', ');

/** A filter whose result the test knows: the value of the first row, which the second has not. */
function findFilter(plan: Plan): string {
  const field = plan.fields.find(
    (one) =>
      one.inQuery &&
      isSampled(one) &&
      one.kind === 'text' &&
      !one.config.dictType &&
      one.config.queryType !== queryTypes.notEqual,
  );
  return field ? `  filter: ['${field.name}', ${sampleOf(field, 1)}],` : '';
}

function findWrong(plan: Plan): string {
  const required = plan.fields.find(
    ({ inForm, isRequired, kind, isFlag }) => inForm && isRequired && kind === 'text' && !isFlag,
  );
  return required ? `['${required.name}', '']` : "['id', 'x']";
}

/** The tests of the module: samples for those that all modules have. */
export function writeTest(plan: Plan): string {
  const { area, module, title, feature, fields, table } = plan;
  const unique = table.indexes.find(
    ({ isUnique, isPrimary, columns }) =>
      isUnique &&
      !isPrimary &&
      fields.some((field) => field.column.name === columns[0] && isSampled(field)),
  );
  const uniqueField = fields.find(({ column }) => column.name === unique?.columns[0])?.name;
  const codes = new Set(
    fields
      .filter(({ inForm, config }) => inForm && config.dictType)
      .map(({ config }) => `'${config.dictType}'`),
  );
  const references = neededRows(plan).map(
    ({ name, reference }) => `${name}: '${reference?.table ?? ''}'`,
  );
  const stored = storedOf(plan);
  return `import { ${feature} } from '@vitrine/contract/${area}/${module}.ts';
import { testCrudModule } from '#admin/codegen/testing/crud-module.ts';

testCrudModule({
${lines([
  `  title: ${quote(title.replaceAll("'", '’'))},`,
  `  endpoints: ${feature},`,
  codes.size > 0 && `  dictionaries: [${[...codes].join(', ')}],`,
  references.length > 0 && `  references: { ${references.join(', ')} },`,
  `  forms: [{ ${formOf(plan, 1)} }, { ${formOf(plan, 2)} }],`,
  stored && `  stored: { ${stored} },`,
  findFilter(plan),
  `  wrong: ${findWrong(plan)},`,
  uniqueField && `  unique: '${uniqueField}',`,
])}
});
`;
}

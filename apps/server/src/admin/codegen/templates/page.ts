import { formTypes, queryTypes } from '@vitrine/contract/admin/codegen.ts';
import { inComment } from '../names.rules.ts';
import type { Plan, PlanField } from '../plan.ts';
import { importsFor, lines } from '../source-text.ts';
import { textKey } from './texts.ts';

/** The folder of the page in the console, and the way from there to its root. */
const folderOf = ({ area, module }: Plan) =>
  `apps/console/src/${area === 'shop' ? 'operations' : 'admin'}/${module}`;
export const pageFile = (plan: Plan): string => `${folderOf(plan)}/${plan.module}-page.tsx`;

const label = ({ name }: PlanField): string => `t('${textKey(name)}')`;

function filter(field: PlanField): string {
  const { name, isFlag, kind, config } = field;
  const base = `name: '${name}', label: ${label(field)}`;
  if (isFlag)
    return `{ ${base}, kind: 'choice', any: t('any'), options: [{ value: '1', label: t('on') }, { value: '0', label: t('off') }] },`;
  if (config.dictType && config.queryType === queryTypes.equal)
    return `{ ${base}, kind: 'choice', any: t('any'), options: ${name}Entries },`;
  if (kind === 'day' || kind === 'moment') return `{ ${base}, kind: 'days' },`;
  if (config.queryType === queryTypes.between)
    return field.queryNames
      .map(
        (bound, index) =>
          `{ name: '${bound}', label: t('${index ? 'to' : 'from'}', { name: ${label(field)} }), kind: 'number'${kind === 'decimal' ? ', hasDecimals: true' : ''} },`,
      )
      .join('\n');
  if (config.queryType === queryTypes.oneOf || kind === 'text')
    return `{ ${base}, kind: 'words' },`;
  return `{ ${base}, kind: 'number'${kind === 'decimal' ? ', hasDecimals: true' : ''} },`;
}

function column(field: PlanField): string {
  const { name, isFlag, kind, config } = field;
  const at = `row.${name}`;
  const start = `{ key: '${name}', title: ${label(field)}`;
  if (config.dictType)
    return `${start}, render: (_value, row) => ${name}Entries.find(({ value }) => value === String(${at}))?.label ?? ${at} },`;
  if (isFlag)
    return `${start}, render: (_value, row) => <StatusTag meaning={${at} === 1 ? 'done' : 'neutral'}>{t(${at} === 1 ? 'on' : 'off')}</StatusTag> },`;
  if (kind === 'moment')
    return `${start}, width: 170, render: (_value, row) => <DateTime value={${at}} /> },`;
  if (kind === 'day')
    return `${start}, width: 140, render: (_value, row) => (${at} ? clock.writeDay('mediumDate', ${at}) : '–') },`;
  return `${start}, dataIndex: '${name}'${kind === 'integer' || kind === 'decimal' ? ", align: 'right'" : ''} },`;
}

/** The field that names a row: the first text of the list that is no choice, else the first field. */
const nameField = (plan: Plan): PlanField | undefined => {
  const listed = plan.fields.filter(({ inList }) => inList);
  return (
    listed.find(({ kind, config, isFlag }) => kind === 'text' && !config.dictType && !isFlag) ??
    listed[0]
  );
};

const dictionariesOf = (fields: readonly PlanField[]): string =>
  lines(
    fields
      .filter(({ config }) => config.dictType)
      .map(({ name, config }) => `  const ${name}Entries = useDictionary('${config.dictType}');`),
  );

function formField(field: PlanField, plan: Plan): string {
  const { name, isFlag, kind, config } = field;
  const start = `{ name: '${name}', label: ${label(field)}`;
  const { formType } = config;
  if (isFlag) {
    if (formType === formTypes.checkbox) return `${start}, kind: 'check' },`;
    if (formType === formTypes.switch) return `${start}, kind: 'flag' },`;
    const options = "[{ value: 1, label: t('on') }, { value: 0, label: t('off') }]";
    return `${start}, ${formType === formTypes.radio ? "kind: 'radio', " : ''}options: ${options} },`;
  }
  if (config.dictType) {
    const options =
      kind === 'integer'
        ? `${name}Entries.map(({ value, label }) => ({ value: Number(value), label }))`
        : `${name}Entries`;
    return `${start}, ${formType === formTypes.radio ? "kind: 'radio', " : ''}options: ${options} },`;
  }
  if (kind === 'integer') return `${start}, numberField: '${plan.kebab}-${kebabOf(name)}' },`;
  if (kind === 'day' || kind === 'moment') return `${start}, kind: '${kind}' },`;
  return formType === formTypes.textArea ? `${start}, kind: 'block' },` : `${start} },`;
}

const kebabOf = (name: string): string =>
  name.replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`);
/** The names of number fields in the form, with their largest value. */
export const numberFieldsOf = (plan: Plan) =>
  drawn(plan)
    .filter(({ kind, isFlag, config }) => kind === 'integer' && !isFlag && !config.dictType)
    .map((field) => ({ name: `${plan.kebab}-${kebabOf(field.name)}`, field }));

/** Fields that the form draws. */
const drawn = (plan: Plan): PlanField[] =>
  plan.fields.filter(({ inForm, config }) => inForm && config.formType !== formTypes.hidden);

function initial({ name, kind, isFlag, config, isRequired }: PlanField): string {
  if (isFlag) return `${name}: ${name === 'status' ? 1 : 0}`;
  if (kind === 'text' && !(config.dictType && isRequired)) return `${name}: ''`;
  if (kind === 'decimal' || kind === 'reference') return `${name}: ''`;
  return `${name}: null`;
}

/** The page: list, form and deletion, which the kit draws. */
export function writePage(plan: Plan): string {
  const { features, one, feature, area, module, title } = plan;
  const named = nameField(plan);
  const listed = plan.fields.filter(({ inList }) => inList);
  const ordered = named ? [named, ...listed.filter((field) => field !== named)] : listed;
  const filters = plan.fields.filter(({ inQuery }) => inQuery);
  const form = drawn(plan);
  const dictionaries = dictionariesOf(
    plan.fields.filter((field) => field.inList || field.inQuery || form.includes(field)),
  );
  const nameOf = named
    ? named.kind === 'text' && named.column.isRequired
      ? `row.${named.name}`
      : `String(row.${named.name} ?? row.id)`
    : 'row.id';
  const code = `/** ${inComment(title)}: the list, its form, and what is done with its rows. */
export default function ${features}Page() {
  const t = useText(${feature}Texts);
${dictionaries}
${ordered.some(({ kind }) => kind === 'day') ? '  const clock = useClock();' : ''}
  return (
    <CrudPage
      name="${module}"
      crud={${feature}}
      keys={${one}Keys}
      texts={{ title: t('title'), add: t('add'), edit: t('edit'), empty: t('empty') }}
      minWidth={${Math.max(640, 130 * ordered.length)}}
${filters.length ? `      filters={[\n${lines(filters.map(filter))}\n]}` : ''}
      columns={[
${lines(ordered.map(column))}
      ]}
      nameOf={(row) => ${nameOf}}
      removeSeveral={(count) => t('removeRows', { count })}
      empty={{ ${form.map(initial).join(', ')} }}
      fields={[
${lines(form.map((field) => formField(field, plan)))}
      ]}
    />
  );
}
`;
  return `${importsFor(code, {
    [`@vitrine/contract/${area}/${module}.ts`]: [feature],
    '../../lib/clock.ts': ['useClock'],
    '../../lib/dictionaries.ts': ['useDictionary'],
    '../../lib/i18n.ts': ['useText'],
    [`../../lib/query-keys/${module}.ts`]: [`${one}Keys`],
    [`../../texts/${module}.ts`]: [`${feature}Texts`],
    '../../ui/crud/crud-page.tsx': ['CrudPage'],
    '../../ui/date-time.tsx': ['DateTime'],
    '../../ui/status-tag.tsx': ['StatusTag'],
  })}${code}`;
}

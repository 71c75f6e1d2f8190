import { formTypes } from '@vitrine/contract/admin/codegen.ts';
import { quote } from '../names.rules.ts';
import type { Plan, PlanField } from '../plan.ts';
import { insertBefore, insertSorted, withImport } from './insert.ts';

/** Adds a module to a file of the project; lists that the module does not need are left as they are. */
export type Registration = (text: string, plan: Plan) => string;

const addPermissions: Registration = (text, { permission }) =>
  insertBefore(
    text,
    /^} as const satisfies Record<string, readonly Holder\[\]>;/m,
    [
      `  '${permission}:query': operators,`,
      ...['add', 'edit', 'delete'].map((action) => `  '${permission}:${action}': admin,`),
    ].join('\n'),
  );

const addModule: Registration = (text, { area, module, feature }) =>
  withImport(
    insertBefore(text, area === 'admin' ? /^ {2}marketsModule,/m : /^\];/m, `  ${feature}Module,`),
    `import { ${feature}Module } from '#${area}/${module}/index.ts';`,
  );

const addMenu: Registration = (text, { parent, menu, path, component }) => {
  if (!parent) return text;
  const group = text.indexOf(`name: '${parent}',`);
  if (group < 0) throw new Error(`The menu has no group ${parent}`);
  return (
    text.slice(0, group) +
    insertBefore(
      text.slice(group),
      /^ {4}\],/m,
      `      forOperators('${menu}', '${path}', '${component}', 'database'),`,
    )
  );
};

const addChapter: Registration = (text, { title, feature, features }) =>
  insertBefore(
    text,
    /^\];\n\nexport const tagTexts/m,
    `  { name: ${quote(features.replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`))}, description: ${quote(`${title}: list, form and changes.`)}, features: ['${feature}'] },`,
  );

const addFieldFile: Registration = (text, { module, feature }) =>
  withImport(
    insertBefore(text, /^};$/m, `  ...${feature}Fields,`),
    `import { ${feature}Fields } from './${module}-fields.ts';`,
  );

/** What the contract calls something that the rules of the API name otherwise. */
function exceptionsOf({ feature, fields }: Plan): string[] {
  const reasons = fields.some(
    ({ inForm, name }) =>
      inForm && /^(note|remark|comment|why|explanation|justification)$/.test(name),
  )
    ? [
        `  { rule: 'reason', subject: '${feature}.*', reason: 'The remark is a column of the table.' },`,
      ]
    : [];
  const ranges = fields
    .filter(({ inQuery }) => inQuery)
    .flatMap(({ queryNames }) => queryNames)
    .filter((name) =>
      /^(from|to|since|until|start|end|before|after)$|^(start|end|min|max)[A-Z]/.test(name),
    )
    .map(
      (name) =>
        `  { rule: 'range', subject: '${feature}.page.${name}', reason: 'The column is called so.' },`,
    );
  return [...reasons, ...ranges];
}

const addExceptions: Registration = (text, plan) =>
  exceptionsOf(plan).reduce(
    (all, line) =>
      insertBefore(all, /^ {2}\{\n {4}rule: 'paging',\n {4}subject: 'storefront\.home'/m, line),
    text,
  );

const addRights: Registration = (text, { feature }) => {
  const changes = {
    visitor: '1002',
    ownerA: 'forbidden',
    ownerB: 'forbidden',
    guest: 'forbidden',
    admin: 'allowed',
    root: 'allowed',
  };
  const rows = JSON.parse(text) as Record<string, object>;
  for (const action of ['create', 'delete', 'update']) rows[`${feature}.${action}`] ??= changes;
  for (const action of ['form', 'page'])
    rows[`${feature}.${action}`] ??= { ...changes, guest: 'allowed' };
  const lines = Object.keys(rows)
    .sort()
    .map(
      (name) =>
        `  ${JSON.stringify(name)}: {${Object.entries(rows[name] ?? {})
          .map(([who, outcome]) => `"${who}": "${outcome}"`)
          .join(', ')}}`,
    );
  return `{\n${lines.join(',\n')}\n}\n`;
};

const addFixedList: Registration = (text, { feature }) =>
  insertBefore(text, /^\]\);/m, `  '${feature}.page',`);

const addLongTexts: Registration = (text, { feature, fields }) =>
  fields
    .filter(
      ({ inForm, kind, config }) =>
        inForm && kind === 'text' && config.formType === formTypes.textArea,
    )
    .flatMap(({ name }) =>
      ['create', 'update'].map((action) => `    '${feature}.${action} ${name} (lines)',`),
    )
    .reduce((all, line) => insertSorted(all, /^ {4}'[\w.]+ [\w.]+ \(lines\)',$/, line), text);

function sampleOf({ kind }: PlanField): string {
  if (kind === 'day' || kind === 'moment') return "['2026-01-15']";
  return kind === 'text' ? "['a', 'nothing is called so']" : "['1']";
}

/** Sample values of filters, and whole numbers whose names sound like counts of rows. */
const addCounts: Registration = (text, { fields }) => {
  const filters = fields.filter(({ inQuery, isFlag }) => inQuery && !isFlag);
  const samples = filters.flatMap((field) =>
    field.queryNames.map((name) => ({ name, sample: sampleOf(field) })),
  );
  const withSamples = samples
    .filter(({ name }) => !new RegExp(`^ {2}${name}: \\[`, 'm').test(text))
    .reduce(
      (all, { name, sample }) =>
        insertBefore(all, /^ {2}\/\/ Two days in a list/m, `  ${name}: ${sample},`),
      text,
    );
  return fields
    .filter(
      ({ inList, kind, name }) => inList && kind === 'integer' && /(?:count|total)$/i.test(name),
    )
    .reduce(
      (all, { name }) => insertBefore(all, /^ {2}\.\.\.\['growth_rate_month'/m, `  '${name}',`),
      withSamples,
    );
};

/** Words in names of columns that mostly hold something about a person: these are declared by hand in `own-data.ts`. */
const personal =
  /(^|_)(e?mail|phone|mobile|tel|address|street|ip|person|user|account|owner|contact|birth|gender|nickname|first_name|last_name|full_name|by)(_|$)/;
const isPersonal = (name: string): boolean => personal.test(name);

const addImpersonal: Registration = (text, { table, source }) => {
  if (source) return text;
  const texts = table.columns.filter(
    ({ name, type }) => /^(text|character|jsonb)/.test(type) && !isPersonal(name),
  );
  const all = [
    ...new Set([
      ...(JSON.parse(text) as string[]),
      ...texts.map(({ name }) => `${table.name}.${name}`),
    ]),
  ].sort();
  return `${JSON.stringify(all, null, 2)}\n`;
};

const tests = 'apps/server/src/app-tests';

/** Lists of the contract, the server and its tests, by their files. */
export const serverLists: Readonly<Record<string, Registration>> = {
  'packages/contract/src/permissions.ts': addPermissions,
  'apps/server/src/modules.ts': addModule,
  'apps/server/src/admin/menus/menus.reference.ts': addMenu,
  'apps/server/src/texts/api/tags.ts': addChapter,
  'apps/server/src/texts/api/fields.ts': addFieldFile,
  'docs/authorisation-table.json': addRights,
  'scripts/api/vocabulary.ts': addExceptions,
  [`${tests}/list-queries.test.ts`]: addFixedList,
  [`${tests}/list-counts.table.ts`]: addCounts,
  [`${tests}/bad-requests.test.ts`]: addLongTexts,
  [`${tests}/impersonal-columns.json`]: addImpersonal,
};

import { queryTypes } from '@vitrine/contract/admin/codegen.ts';
import { quote } from '../names.rules.ts';
import type { Plan, PlanField } from '../plan.ts';
import { importsFor, lines } from '../source-text.ts';
import { isSampled, sampleEntry, sampleOf } from './samples.rules.ts';

/** Needs rows of other tables: the test makes them in SQL. */
const neededRows = (plan: Plan): PlanField[] =>
  plan.fields.filter((field) => isSampled(field) && field.kind === 'reference');

const formOf = (plan: Plan, number: number | 'number'): string =>
  lines(
    plan.fields.filter(isSampled).map((field) => {
      if (field.kind === 'reference') return `  ${field.name}: ${field.name},`;
      const sample = number === 'number' ? sampleOf(field, 1) : sampleOf(field, number);
      return `  ${field.name}: ${sample},`;
    }),
  );

function readDecimal(field: PlanField): string {
  const scale = Number(/,(\d+)\)/.exec(field.column.type)?.[1] ?? 0);
  return scale ? `'1.${'0'.repeat(scale)}'` : "'1'";
}

/** What the server answers for the first sample: numerics come with all their decimals, fixed texts with their blanks. */
const storedOf = (plan: Plan): string =>
  lines(
    plan.fields
      .filter(isSampled)
      .filter(({ kind }) => kind === 'decimal')
      .map((field) => `    ${field.name}: ${readDecimal(field)},`),
  );

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
  if (!field) return '';
  const words = sampleOf(field, 1);
  return `  assert.equal((await page({ ${field.name}: ${words} })).total, 1);
  assert.equal((await page({ ${field.name}: '%' })).total, 0, 'a per cent sign is a letter like any other');
`;
}

function findWrong(plan: Plan): { name: string; value: string } {
  const required = plan.fields.find(
    ({ inForm, isRequired, kind, isFlag }) => inForm && isRequired && kind === 'text' && !isFlag,
  );
  return required ? { name: required.name, value: "''" } : { name: 'id', value: "'x'" };
}

function writeRows(plan: Plan): string {
  return lines(
    neededRows(plan).map(
      ({ name, reference }) => `  ${name} = await insertRow(app, '${reference?.table ?? ''}');`,
    ),
  );
}

/** A test of the four outcomes of each endpoint. */
export function writeTest(plan: Plan): string {
  const { entity, features, area, module, title } = plan;
  const wrong = findWrong(plan);
  const titled = (sentence: string) => quote(`${title.replaceAll("'", '’')}: ${sentence}`);
  const unique = plan.table.indexes.find(
    ({ isUnique, isPrimary, columns }) =>
      isUnique &&
      !isPrimary &&
      plan.fields.some((field) => field.column.name === columns[0] && isSampled(field)),
  );
  const uniqueField = plan.fields.find(({ column }) => column.name === unique?.columns[0])?.name;
  const codes = [
    ...new Set(
      plan.fields
        .filter(({ inForm, config }) => inForm && config.dictType)
        .map(({ config }) => config.dictType),
    ),
  ];
  const code = `let app: TestApp;
let admin: TestPerson;
let guest: TestPerson;
let owner: TestPerson;
${lines(neededRows(plan).map(({ name }) => `let ${name} = '';`))}

before(async () => {
  app = await createAdminTestApp();
  [admin, guest, owner] = [await signInAs(app, 'ADMIN'), await signInAs(app, 'GUEST'), await signInAs(app, 'STORE_OWNER')];
${lines(
  codes.map(
    (
      dictCode,
    ) => `  await app.call(createDictionary, { body: { name: '${dictCode}', dictCode: '${dictCode}' } }, { token: admin.token });
  await app.call(createDictionaryEntry, { body: { dictCode: '${dictCode}', value: '${sampleEntry}', label: 'Sample' } }, { token: admin.token });`,
  ),
)}
${writeRows(plan)}
});
after(() => app.close());

const first = (): ${entity}Form => ({
${formOf(plan, 1)}
});
const second = (): ${entity}Form => ({
${formOf(plan, 2)}
});
const page = async (query: Record<string, string> = {}) =>
  (await app.call(page${features}, { query: { pageNum: '1', pageSize: '10', ...query } }, { token: guest.token })).body.data;
const create = (body: ${entity}Form, token = admin.token) => app.call(create${entity}, { body }, { token });

test(${titled('one is added, listed, read, changed and deleted')}, async () => {
  assert.equal((await create(first())).status, 200);
  assert.equal((await create(second())).status, 200);
  const { list, total } = await page();
  assert.equal(total, 2);
  const id = list.at(-1)?.id ?? '';
  const read = await app.call(get${entity}Form, { params: { id } }, { token: guest.token });
  assert.partialDeepStrictEqual(read.body.data, { id, ...first()${storedOf(plan) ? `,\n${storedOf(plan)}\n  ` : ' '}});
${findFilter(plan)}  const other = list[0]?.id ?? '';
  assert.equal((await app.call(delete${features}, { params: { ids: other } }, { token: admin.token })).status, 200);
  const changed = await app.call(update${entity}, { params: { id }, body: second() }, { token: admin.token });
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await page()).total, 1);
});

test(${titled('wrong input, unknown rows and callers without the right change nothing')}, async () => {
  const { total } = await page();
  const wrong = await app.call(create${entity}, { body: { ...first(), ${wrong.name}: ${wrong.value} as never } }, { token: admin.token });
  assert.deepEqual([wrong.status, wrong.body.errors?.[0]?.path], [400, '${wrong.name}']);
  for (const { token } of [guest, owner]) assert.equal((await create(first(), token)).status, 403);
  assert.equal((await create(first(), '')).body.code, 1002);
  assert.equal((await app.call(page${features}, {}, { token: owner.token })).status, 403);
  const unknown = { id: '999999' };
  assert.equal((await app.call(get${entity}Form, { params: unknown }, { token: admin.token })).status, 404);
  assert.equal((await app.call(update${entity}, { params: unknown, body: first() }, { token: admin.token })).status, 404);
  assert.equal((await app.call(delete${features}, { params: { ids: '999999' } }, { token: admin.token })).status, 404);
  assert.equal((await page()).total, total);
});
${
  uniqueField
    ? `
test(${titled(`${uniqueField} is unique`)}, async () => {
  await create(first());
  const again = await create(first());
  assert.deepEqual([again.status, again.body.errors?.[0]?.path, again.body.errors?.[0]?.code], [409, '${uniqueField}', 'taken']);
});
`
    : ''
}`;
  return `import assert from 'node:assert/strict';
${importsFor(code, {
  'node:test': ['after', 'before', 'test'],
  '@vitrine/contract/admin/dictionaries.ts': ['createDictionary'],
  '@vitrine/contract/admin/dictionary-entries.ts': ['createDictionaryEntry'],
  [`@vitrine/contract/${area}/${module}.ts`]: [
    `create${entity}`,
    `delete${features}`,
    `get${entity}Form`,
    `page${features}`,
    `type ${entity}Form`,
    `update${entity}`,
  ],
  '#admin/testing.ts': ['createAdminTestApp', 'signInAs', 'type TestPerson'],
  '#platform/testing/app.ts': ['type TestApp'],
  '#platform/testing/sample-rows.ts': ['insertRow'],
})}${code}`;
}

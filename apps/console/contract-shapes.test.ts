import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { divideContract, readModule } from './contract-shapes.ts';
import { importDeclarations } from './light-contract.ts';

const folder = '/packages/contract/src';
const sources = {
  'paging.ts': `
    import { z } from 'zod';
    const digits = 18;
    export const idShape = z.string().max(digits);
    export const sizes = [20, 50];
    export function searchText(max) { return z.string().max(max); }`,
  'orders.ts': `
    import { endpoint } from './endpoint.ts';
    import { idShape, searchText, sizes } from './paging.ts';
    import { other } from 'elsewhere';
    const path = '/orders';
    export const note = searchText(500);
    export const listOrders = endpoint({ name: 'orders.list', path, sizes, idShape: other });
    export const addNote = endpoint({ name: 'orders.note', path, body: { note, id: idShape } });`,
  'endpoint.ts': 'export function endpoint(definition) { return definition; }',
  'all.ts': `export * from './orders.ts'; export { idShape, sizes as pageSizes } from './paging.ts';`,
};
const modules = new Map(
  Object.entries(sources).map(([name, code]) => {
    const file = `${folder}/${name}`;
    return [file, readModule(code, parseAst(code), file, folder)] as const;
  }),
);
const division = divideContract(modules);
const write = (name: keyof typeof sources, kind: 'plain' | 'shapes') =>
  division
    .write(`${folder}/${name}`, kind)
    .replaceAll(`${folder}/`, '')
    .split('\n')
    .filter(Boolean)
    .toSorted();

test('statements that refer to zod, directly or through other modules, are in a separate module', () => {
  assert.deepEqual(write('paging.ts', 'plain'), [
    'const digits = 18;',
    'export const sizes = [20, 50];',
    'export { digits };',
  ]);
  assert.deepEqual(write('paging.ts', 'shapes'), [
    'export const idShape = z.string().max(digits);',
    'export function searchText(max) { return z.string().max(max); }',
    'import { digits as digits } from "paging.ts";',
    'import { z as z } from "zod";',
  ]);
  assert.deepEqual(write('orders.ts', 'plain'), [
    "const path = '/orders';",
    "export const listOrders = endpoint({ name: 'orders.list', path, sizes, idShape: other });",
    'export { path };',
    'import { endpoint as endpoint } from "endpoint.ts";',
    'import { other as other } from "elsewhere";',
    'import { sizes as sizes } from "paging.ts";',
  ]);
  assert.deepEqual(write('orders.ts', 'shapes'), [
    "export const addNote = endpoint({ name: 'orders.note', path, body: { note, id: idShape } });",
    'export const note = searchText(500);',
    'import { endpoint as endpoint } from "endpoint.ts";',
    'import { idShape as idShape } from "paging.ts?shapes";',
    'import { path as path } from "orders.ts";',
    'import { searchText as searchText } from "paging.ts?shapes";',
  ]);
});

test('a module that hands on others hands on no shape', () => {
  assert.deepEqual(write('all.ts', 'plain'), [
    'export * from "orders.ts";',
    'export { sizes as pageSizes } from "paging.ts";',
  ]);
});

test('a page imports each name from where it is declared', () => {
  const divide = (code: string) =>
    importDeclarations(code, parseAst(code), '/apps/page.ts', folder, division).replaceAll(
      `${folder}/`,
      '',
    );
  assert.equal(
    divide("import { note, listOrders as list, pageSizes } from '@vitrine/contract/all.ts';"),
    'import { note as note } from "orders.ts?shapes"; import { listOrders as list } from "orders.ts"; import { sizes as pageSizes } from "paging.ts";',
  );
  assert.equal(divide("import { z } from 'zod';"), "import { z } from 'zod';");
  const everything = "import * as all from '@vitrine/contract/all.ts'; call(all.listOrders);";
  assert.match(divide(everything), /^import \* as all from "all.ts"; /);
  assert.throws(() => divide(`${everything} check(all.note)`), /import note by its name/);
});

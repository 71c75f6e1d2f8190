import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { isOfContract, removeServerFields, serverFields } from './light-contract.ts';

const lighten = (code: string, formEndpoints: readonly string[] = []): string =>
  removeServerFields(code, parseAst(code), new Set(formEndpoints)).replaceAll(/\s+/g, ' ').trim();

test('an endpoint loses what the server reads, and keeps the way to it', () => {
  const code = `
const row = z.object({ name: z.string(), path: z.string(), limit: z.int() });
export const readRow = endpoint({
  name: 'rows.read', method: 'GET', path: '/rows/:id', permission: 'rows:read',
  summary: 'One.', params: byId, query: z.object({}), reply: z.object({ reply: endpoint({ method: 'GET', reply: row }) }), envelope: 'info', limit: few,
});
nameSchemas({ Row: row });`;
  assert.equal(
    lighten(code),
    "const row = /* @__PURE__ */ (() => (z.object({ name: z.string(), path: z.string(), limit: z.int() })))(); export const readRow = /* @__PURE__ */ (() => (endpoint({ name: 'rows.read', method: 'GET', path: '/rows/:id', permission: 'rows:read', envelope: 'info', })))();",
  );
});

test('the shape of what is sent stays for a form, and within what makes endpoints', () => {
  const code = `
const common = { method: 'POST', body: z.object({}), reply: z.null() };
export const addRow = endpoint({ ...common, name: 'rows.add', path: '/rows', body: rowForm });
export const { own, platform } = createPair({ method: 'PUT', body: rowForm, reply: row }, paths);`;
  const [common, added, pair] = [/common = (.*?);/, /addRow = (.*?);/, /platform \} = (.*?);/].map(
    (pattern) => (names: readonly string[]) => pattern.exec(lighten(code, names))?.[1],
  );
  assert.equal(common?.([]), "/* @__PURE__ */ (() => ({ method: 'POST', }))()");
  assert.equal(
    added?.([]),
    "/* @__PURE__ */ (() => (endpoint({ ...common, name: 'rows.add', path: '/rows', })))()",
  );
  assert.match(added?.(['addRow']) ?? '', /path: '\/rows', body: rowForm/);
  assert.equal(pair?.([]), "createPair({ method: 'PUT', body: rowForm, }, paths)");
});

test('functions and constants without calls are left as they are', () => {
  const code = 'export const max = 64; export const textOf = (value) => z.string().max(value);';
  assert.equal(lighten(code), code);
});

test('no module that sends something is changed: calls have fields of the same names', () => {
  const source = path.join(import.meta.dirname, '../../packages/contract/src');
  const sending = globSync('**/*.ts', { cwd: source }).filter((file) =>
    /\b(?:fetch|XMLHttpRequest|send|sendBeacon)\(/.test(
      readFileSync(path.join(source, file), 'utf8'),
    ),
  );
  assert.ok(sending.includes('client/sending.ts'), 'there are such modules');
  assert.deepEqual(
    sending.filter((file) => !file.endsWith('.test.ts') && isOfContract(path.join(source, file))),
    [],
  );
  assert.ok(isOfContract(path.join(source, 'shop/orders.ts')));
});

test('no page reads of an endpoint what the build leaves out', () => {
  const source = path.join(import.meta.dirname, 'src');
  const fields = [...serverFields].join('|');
  const read = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    const names = [...text.matchAll(/^import \{([^}]+)\} from '@vitrine\/contract\//gm)].flatMap(
      ([, list = '']) => list.split(',').flatMap((name) => name.trim().split(' ').at(-1) || []),
    );
    return names
      .filter((name) => new RegExp(`\\b${name}\\.(?:${fields})\\b`).test(text))
      .map((name) => `${file}: ${name}`);
  });
  assert.deepEqual(read, []);
});

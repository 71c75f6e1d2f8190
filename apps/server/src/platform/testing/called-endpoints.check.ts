import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');

/**
 * Run by `npm test` after all unit tests: they write the endpoints that they called with success into a file
 * (`platform/testing/called-endpoints.ts`). Calls of tests that go through all endpoints do not count.
 */
test('every endpoint is called with success by a test of its own', async () => {
  const called = new Set(readFileSync(process.env['CALLED_ENDPOINTS'] ?? '', 'utf8').split('\n'));
  const names = new Set<string>();
  for (const file of globSync('packages/contract/src/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue;
    const exported = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, Partial<Endpoint> | undefined>;
    for (const value of Object.values(exported)) if (value?.method && value.path && value.name) names.add(value.name);
  }
  assert.ok(names.size > 150, `${names.size} endpoints`);
  assert.deepEqual([...names].filter((name) => !called.has(name)).sort(), []);
});

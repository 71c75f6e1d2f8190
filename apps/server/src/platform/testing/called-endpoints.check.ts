import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readContract } from './contract-endpoints.ts';

/**
 * Run by `npm test` after all unit tests: they write the endpoints that they called successfully to a file
 * (`called-endpoints.ts`). Calls of tests that go through all endpoints do not count.
 */
test('every endpoint is called with success by a test of its own', async () => {
  const called = new Set(readFileSync(process.env['CALLED_ENDPOINTS'] ?? '', 'utf8').split('\n'));
  const names = new Set((await readContract()).map(({ name }) => name));
  assert.ok(names.size > 150, `${names.size} endpoints`);
  // The demo page of lists shows a list that fails: this endpoint has no other answer.
  const alwaysFails = 'demo.failItems';
  assert.deepEqual(
    [...names].filter((name) => !called.has(name) && name !== alwaysFails).sort(),
    [],
  );
});

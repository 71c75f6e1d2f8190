import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNaming } from '#admin/logs/name-subject.ts';
import { findStateReader } from '#admin/logs/read-state.ts';
import { isRecorded, isSignIn, moduleOf } from '#admin/logs/recorded.rules.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';

const app = await closeAfter(createTestApp());

/** Operators do not call what owners do in their own stores; their own accounts are named by the module. */
const isOperators = (permission = '') => /^(?:sys|platform|demo):/.test(permission);

/** Calls about a row that has no name: what it is about is the part of the platform. */
const nameless = new Set(['payments.replayWebhookEvent', 'courseFiles.finish', 'courseFiles.part']);

test('every recorded call of operators belongs to a part of the platform, and what it is about has a name', () => {
  const recorded = [...app.api.endpoints.values()]
    .map(({ endpoint }) => endpoint)
    .filter(
      (endpoint) =>
        isRecorded(endpoint, true) && !isSignIn(endpoint.name) && isOperators(endpoint.permission),
    );
  assert.ok(recorded.length > 70, String(recorded.length));
  assert.deepEqual(
    recorded.filter((endpoint) => moduleOf(endpoint) === 'other').map(({ name }) => name),
    [],
  );
  const unnamed = recorded.filter(({ name, path, permission }) => {
    if (nameless.has(name)) return false;
    const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
    // The fields of the call, or of the row before and after, have a name, a code or a title.
    const isRead =
      /^(?:sys|demo):/.test(permission ?? '') &&
      (params.includes('tableName') || findStateReader(app.api, path) !== undefined);
    const isNumbered = params.some(
      (param) => param !== 'storeId' && app.api.jobSubjects.has(param),
    );
    return params.length > 0 && !isRead && !isNumbered && !findNaming(app.api, name);
  });
  assert.deepEqual(
    unnamed.map(({ name }) => name),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { loadEndpoints } from './list-counts.walk.ts';

/** Names of fields with prices that are between the platform, its suppliers and the owners. */
const secret = /recommended|^cost|cost(?:Minor|Price)?$|supplier|supplies|platformPrice|margin/i;

function* namesIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') yield* Object.keys(value as object);
    yield* namesIn(value);
  }
}

test('no reply to buyers has a field for a recommended price, a cost or a supplier', async () => {
  const forBuyers = [...(await loadEndpoints()).values()].filter(({ path }) =>
    path.startsWith('/api/v1/storefront'),
  );
  assert.ok(forBuyers.length > 10);
  for (const { name, reply } of forBuyers) {
    if (!reply) continue;
    const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' });
    assert.deepEqual(
      [...namesIn(schema)].filter((field) => secret.test(field)),
      [],
      name,
    );
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCurrentQuery } from './address.rules.ts';

const drawn = new URLSearchParams('view=7');

test('a second change of the query keeps the first, which is not drawn yet', () => {
  const query = readCurrentQuery(
    '#/operations/orders?view=7&sort=total',
    '/operations/orders',
    drawn,
  );
  assert.equal(query.toString(), 'view=7&sort=total');
});

test('a query that the address no longer has does not come back', () => {
  assert.equal(readCurrentQuery('#/operations/orders', '/operations/orders', drawn).toString(), '');
});

test('a page that is no longer shown does not take over the query of another', () => {
  const query = readCurrentQuery('#/system/users?view=9', '/operations/orders', drawn);
  assert.equal(query.toString(), 'view=7');
  assert.notEqual(query, drawn);
});

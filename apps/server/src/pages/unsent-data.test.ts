import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withUnsentData } from './unsent-data.ts';

const page = () => null;
const routeOf = (loader: () => unknown, component: unknown = page) => ({
  module: { loader, default: component },
});

const load = async (route: ReturnType<typeof routeOf>): Promise<unknown> => {
  const built = withUnsentData({ routes: { route } });
  return built.routes.route.module.loader();
};

test('the data of a page are read, spread and destructured as before, and are no object that could be encoded', async () => {
  const data = { store: { slug: 'ada' }, name: 'Ada' };
  const hidden = (await load(routeOf(() => data))) as typeof data;
  assert.equal(typeof hidden, 'function');
  assert.equal(hidden.store, data.store);
  assert.equal(hidden.name, 'Ada');
  assert.deepEqual({ ...hidden }, data);
  assert.equal(JSON.stringify(hidden), undefined);
});

test('a status stays beside the data; responses, null and what has no page stay as they are', async () => {
  const withInit = { type: 'DataWithResponseInit', data: { a: 1 }, init: { status: 409 } };
  const kept = (await load(routeOf(() => withInit))) as typeof withInit;
  assert.deepEqual(kept.init, { status: 409 });
  assert.equal(kept.data.a, 1);
  assert.equal(typeof kept.data, 'function');
  const redirect = new Response(null, { status: 302 });
  assert.equal(await load(routeOf(() => redirect)), redirect);
  assert.equal(await load(routeOf(() => null)), null);
  const feed = { items: [] };
  assert.equal(await load(routeOf(() => feed, null)), feed);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { install } from '#server/install.ts';
import { createWorld, type World } from './list-queries.world.ts';

let world: World;
let rootId = '';

before(async () => {
  world = await createWorld();
  await install(world.shop.app);
  rootId = (await signInAs(world.shop.app, 'ROOT')).account.id;
});
after(() => world.shop.close());

/** Endpoints of a world that does not stand here: they lead elsewhere, or need what only a browser brings. */
const leftOut = new Set([
  ...[
    'auth.captcha',
    'auth.socialCallback',
    'auth.socialStart',
    'payments.callback',
    'payments.paySdk',
    'payouts.linkReturn',
  ],
  // Always fails.
  'demo.failItems',
]);

/** Lists that do not grow with what owners, buyers and operators do, or stop at a number of their own. */
const fixed = new Set([
  'auth.socialProviders',
  'codegen.page',
  'configs.page',
  'demo.exportItems',
  'demo.listItems',
  'demo.pageItems',
  'demo.receivers',
  'demoFiles.page',
  'shippingPresets.list',
  // Operators set them up once; carriers come with the program.
  'shippingZones.list',
  'carriers.page',
  // The variants of one product.
  'stock.ofProducts',
  'disputes.export',
  'disputes.page',
  'dictionaries.list',
  'dictionaries.page',
  'dictionaryEntries.options',
  'dictionaryEntries.page',
  'jobs.failed',
  'markets.listCountries',
  'markets.listCurrencies',
  'rates.list',
  // One row in a new database.
  'fees.list',
  'fees.history',
  'reconciliation.fees',
  'rates.export',
  'menus.list',
  'menus.options',
  'menus.routes',
  'payments.providers',
  'payouts.bankFiles',
  'payouts.rails',
  'payments.balances',
  // One row per provider, currency and state.
  'payouts.summary',
  // A workbook, whose bytes have no lines; it reads the users of the page.
  'accounts.export',
  'accounts.imports',
  'accounts.template',
  'departments.list',
  'roles.page',
  'runs.page',
  'roles.options',
  'departments.options',
  'storefront.listCategories',
  'pricing.listCategories',
  'pricing.listTopics',
  // One statement; all orders of this store go to one address, which is listed once.
  'orders.listOwnAddresses',
  'catalogue.listCategories',
  'users.identities',
  'users.storedData',
  'users.securityEvents',
]);

function fieldsOf(endpoint: Endpoint): string[] {
  return Object.keys(
    (endpoint.query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {},
  );
}

interface Seen {
  status: number;
  queries: number;
  rows: number;
  texts: string[];
}

/** How many rows an answer lists: in JSON those of `data` or of its list, else the lines of a text. */
function countRows(text: string): number {
  if (!text.startsWith('{')) return text.split('\n').length;
  const { data } = JSON.parse(text) as { data: unknown };
  const list = (data as { list?: unknown } | null)?.list ?? data;
  return Array.isArray(list) ? list.length : -1;
}

/** Calls every endpoint that reads and names no single row, as one who may. */
async function readAll(): Promise<Map<string, Seen>> {
  const { app, ctx } = world.shop;
  const signIn = async (accountId: string) =>
    (await inTx(ctx, (tx) => openSession(tx, accountId))).accessToken;
  const [owner, root] = [await signIn(world.owner.accountId), await signIn(rootId)];
  const seen = new Map<string, Seen>();
  for (const [name, { endpoint }] of app.api.endpoints) {
    if (endpoint.method !== 'GET' || leftOut.has(name) || /:(?!slug\b)/.test(endpoint.path))
      continue;
    const isOwners = /^(shop|account):/.test(endpoint.permission ?? '');
    const fields = fieldsOf(endpoint);
    const query = Object.fromEntries(
      ['limit', 'pageSize'].filter((field) => fields.includes(field)).map((field) => [field, '50']),
    );
    if (fields.includes('dictCode')) query['dictCode'] = 'gender';
    if (fields.includes('countId')) query['countId'] = '1';
    if (fields.includes('productIds')) query['productIds'] = '1';
    if (fields.includes('list')) query['list'] = 'orders';
    if (fields.includes('code')) query['code'] = 'VT-20001';
    if (fields.includes('currency') && fields.includes('country'))
      Object.assign(query, { country: 'ES', currency: 'EUR' });
    if (fields.includes('startDate'))
      Object.assign(query, { startDate: '2026-10-01', endDate: '2026-11-30' });
    const url = endpoint.path.replace(':slug', world.owner.slug);
    const headers = endpoint.public ? {} : { authorization: `Bearer ${isOwners ? owner : root}` };
    let answer = { status: 0, text: '' };
    const sent = await recordQueries(app, async () => {
      answer = await app.send({ method: 'GET', url, query: query, headers });
    });
    seen.set(name, {
      status: answer.status,
      queries: sent.length,
      rows: countRows(answer.text),
      texts: sent.map(({ text }) => text),
    });
  }
  return seen;
}

test('whatever is read takes the same number of statements however much there is of it', async () => {
  await world.grow();
  // What is read once and kept is read now.
  await readAll();
  const few = await readAll();
  for (let round = 0; round < 3; round += 1) await world.grow();
  const many = await readAll();
  // A statement that something else sends meanwhile is not there twice.
  const again = await readAll();
  const refused = [...many]
    .filter(([, { status }]) => status !== 200)
    .map(([name, { status }]) => `${name}: ${status}`);
  assert.deepEqual(refused, []);
  const growing = [...many].filter(
    ([name, { queries }]) =>
      Math.min(queries, again.get(name)?.queries ?? 0) > (few.get(name)?.queries ?? 0),
  );
  assert.deepEqual(
    growing.map(([name, { queries, texts }]) => ({
      name,
      queries,
      was: few.get(name)?.queries,
      texts,
    })),
    [],
  );
  const proven = [...many]
    .filter(([name, { rows }]) => rows > (few.get(name)?.rows ?? 0))
    .map(([name]) => name);
  const unproven = [...many]
    .filter(([name, { rows }]) => rows >= 0 && !proven.includes(name) && !fixed.has(name))
    .map(([name]) => name);
  assert.deepEqual(unproven, [], 'lists that did not grow prove nothing');
});

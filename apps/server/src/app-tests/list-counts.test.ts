import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { install } from '#server/install.ts';
import { loadEndpoints, type Read, walkCounts } from './list-counts.walk.ts';
import { createWorld, type World } from './list-queries.world.ts';

let world: World;
let rootId = '';

before(async () => {
  world = await createWorld();
  await install(world.shop.app);
  rootId = (await signInAs(world.shop.app, 'ROOT')).account.id;
});
after(() => world.shop.close());

test('every count is the number of rows behind it, under each of its filters', async () => {
  for (let round = 0; round < 3; round += 1) await world.grow();
  const { app, ctx } = world.shop;
  const tokenOf = async (accountId: string) => (await inTx(ctx, (tx) => openSession(tx, accountId))).accessToken;
  const [owner, root] = [await tokenOf(world.owner.accountId), await tokenOf(rootId)];
  const read: Read = async (endpoint, query) => {
    const token = /^(?:shop|account):/.test(endpoint.permission ?? '') ? owner : root;
    const url = endpoint.path.replace(':slug', world.owner.slug);
    const headers = endpoint.public ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.send({ method: 'GET', url, query: { ...query }, headers });
    assert.equal(answer.status, 200, `${endpoint.name} ${new URLSearchParams(query)}: ${answer.text}`);
    return answer.body?.data;
  };
  const { compared, findings } = await walkCounts(await loadEndpoints(), read, false);
  assert.deepEqual(findings, []);
  assert.ok(compared > 150, `${compared} counts were compared`);
});

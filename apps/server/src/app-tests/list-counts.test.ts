import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import { parse } from 'csv-parse/sync';
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
  const tokenOf = async (accountId: string) =>
    (await inTx(ctx, (tx) => openSession(tx, accountId))).accessToken;
  const [owner, root] = [await tokenOf(world.owner.accountId), await tokenOf(rootId)];
  const read: Read = async (endpoint, query) => {
    const token = /^(?:shop|account):/.test(endpoint.permission ?? '') ? owner : root;
    const url = endpoint.path.replace(':slug', world.owner.slug);
    const headers = endpoint.public ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.send({ method: 'GET', url, query: { ...query }, headers });
    assert.equal(
      answer.status,
      200,
      `${endpoint.name} ${new URLSearchParams(query)}: ${answer.text}`,
    );
    return answer.body?.data;
  };
  const { compared, findings } = await walkCounts(await loadEndpoints(), read, false);
  assert.deepEqual(findings, []);
  assert.ok(compared > 150, `${compared} counts were compared`);
});

test('every CSV export has the separators that spreadsheets of its language read, and the same figures in each', async () => {
  const { app, ctx } = world.shop;
  const tokenOf = async (accountId: string) =>
    (await inTx(ctx, (tx) => openSession(tx, accountId))).accessToken;
  const [owner, root] = [await tokenOf(world.owner.accountId), await tokenOf(rootId)];
  const files = [...(await loadEndpoints()).values()].filter(
    // The catalogue is a file for programs: it is the same in every language.
    ({ method, answers, path, name }) =>
      method === 'GET' &&
      answers?.includes('text/csv') &&
      !path.includes(':') &&
      name !== 'catalogueExports.download',
  );
  assert.ok(files.length >= 7, files.map(({ name }) => name).join());
  let fractions = 0;
  for (const { name, path, permission } of files) {
    const tableOf = async (lang: Language) => {
      const authorization = `Bearer ${/^(?:shop|account):/.test(permission ?? '') ? owner : root}`;
      const { status, text } = await app.send({
        method: 'GET',
        url: path,
        headers: { authorization, lang },
      });
      assert.deepEqual([status, text[0]], [200, '\uFEFF'], `${name} ${lang}`);
      const rows: string[][] = parse(text, {
        bom: true,
        delimiter: lang === 'en' || lang === 'zh-cn' ? ',' : ';',
      });
      return rows;
    };
    const english = await tableOf('en');
    assert.ok((english[0]?.length ?? 0) > 1, name);
    for (const lang of languages) {
      const table = await tableOf(lang);
      assert.equal(table.length, english.length, `${name} ${lang}`);
      for (const [at, cells] of english.entries())
        for (const [column, cell] of cells.entries()) {
          if (!/^-?\d+(?:\.\d+)?$/.test(cell)) continue;
          const expected = lang === 'en' || lang === 'zh-cn' ? cell : cell.replace('.', ',');
          assert.equal(table[at]?.[column], expected, `${name} ${lang}`);
          if (expected.includes(',')) fractions += 1;
        }
    }
  }
  assert.ok(fractions > 20, `${fractions} amounts with a decimal comma were compared`);
});

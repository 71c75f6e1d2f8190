import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { withOwner } from '../testing/fixtures.ts';
import { sweepVisits, visitKeptDays } from './sweep-visits.ts';
import { readLinkRows } from './visits.queries.ts';

const { app, ctx, owner, other } = await withOwner({ owner: {}, other: {} }, { units: 10 });
const { db } = app.platform.database;
const dayMs = 86_400_000;

const addVisits = (storeId: string, name: string, count: number, code: string | null) =>
  db.run(sql`
    insert into visits (id, store_id, visitor, link_code, started_at, last_seen_at)
    select ${name}::text || n, ${storeId}::bigint, 'v' || n, ${code}::text, moment, moment
    from generate_series(1, ${count}::int) n, (select ${app.clock.now().toISOString()}::timestamptz as moment) clock`);
const countVisits = async () =>
  (await db.rows(sql`select count(*)::int as count from visits`, { count: as.integer }))[0]?.count;
// As the list of links reads them: the sign-in of the owner is over after some days.
const clicksOf = async () => (await readLinkRows(ctx, owner.storeId)).map(({ clicks }) => clicks);

test('old visits are deleted in batches, newer ones stay, and links keep their clicks', async () => {
  const create = async (name: string) => {
    const code = `code-${name}`;
    await db.run(sql`insert into tracked_links (store_id, code, name, channel, created_at)
      values (${owner.storeId}, ${code}, ${name}, 'instagram', ${app.clock.now().toISOString()}::timestamptz)`);
    return code;
  };
  const code = await create('spring');
  await addVisits(owner.storeId, 'old', 5_003, code);
  await addVisits(owner.storeId, 'plain', 2, null);
  await addVisits(owner.storeId, 'gone', 1, 'unknown');
  // The code of another store's link means nothing here.
  await addVisits(other.storeId, 'other', 4, code);
  assert.deepEqual(await clicksOf(), [5_003]);
  app.clock.advance(2 * dayMs);
  await sweepVisits(app.platform);
  assert.deepEqual([await countVisits(), await clicksOf()], [5_010, [5_003]]);

  app.clock.advance((visitKeptDays - 1) * dayMs);
  await addVisits(owner.storeId, 'new', 3, code);
  const second = await create('summer');
  await addVisits(owner.storeId, 'second', 1, second);
  assert.deepEqual(await clicksOf(), [1, 5_006]);
  for (let round = 0; round < 2; round += 1) {
    await sweepVisits(app.platform);
    assert.deepEqual([await countVisits(), await clicksOf()], [4, [1, 5_006]]);
  }
  app.clock.advance(3 * dayMs);
  await sweepVisits(app.platform);
  assert.deepEqual([await countVisits(), await clicksOf()], [4, [1, 5_006]]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { createClickCounter } from './click-counter.ts';
import { agents } from './testing/agents.ts';

const app = await closeAfter(createTestApp());

test('each browser of a person is one click; bots, link previews, prefetches and HEAD requests are none', async () => {
  const store = await createOwner(app);
  const counter = createClickCounter(app.platform);
  const counted: string[] = [];
  // One source each, so that the rows say who was counted.
  for (const [index, { method = 'GET', userAgent, headers = {} }] of agents.entries()) {
    const url = `/s/${store.slug}?user_source=agent-${index}`;
    counter.note({ method, url, userAgent, address: `10.7.${index}.1`, headers }, {});
  }
  await counter.close();
  const rows = await app.platform.database.db.rows(
    sql`select user_source from visits where store_id = ${store.storeId}`,
    {
      userSource: as.text,
    },
  );
  for (const { userSource } of rows)
    counted.push(agents[Number(userSource.replace('agent-', ''))]?.name ?? userSource);
  assert.deepEqual(
    counted.sort(),
    agents
      .filter(({ isPerson }) => isPerson)
      .map(({ name }) => name)
      .sort(),
  );
  assert.ok(agents.length >= 60);
});

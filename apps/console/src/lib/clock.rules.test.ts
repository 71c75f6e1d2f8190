import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClock } from './clock.rules.ts';

const at = '2026-11-22T23:30:00Z';

test('a moment is written on the clock of its zone, wherever the browser is', () => {
  assert.equal(createClock('en-US', 'America/New_York').write('time', at), '18:30');
  assert.equal(createClock('en-US', 'Asia/Tokyo').write('moment', at), 'Nov 23, 2026, 08:30');
  assert.equal(createClock('es', 'Asia/Tokyo').hourOf(at), 8);
  assert.deepEqual(
    ['America/New_York', 'Asia/Tokyo'].map((zone) => createClock('en', zone).dayOf(at)),
    ['2026-11-22', '2026-11-23'],
  );
});

test('a calendar day is the same day in every zone', () => {
  for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati'])
    assert.equal(createClock('en-US', zone).writeDay('mediumDate', '2026-11-22'), 'Nov 22, 2026');
});

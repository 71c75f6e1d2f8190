import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfDay, startOfDay } from './zone-times.ts';

for (const [day, zone, start, end] of [
  ['2026-11-20', 'UTC', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
  ['2026-11-20', 'Asia/Shanghai', '2026-11-19T16:00:00Z', '2026-11-20T16:00:00Z'],
  ['2026-11-20', 'Asia/Calcutta', '2026-11-19T18:30:00Z', '2026-11-20T18:30:00Z'],
  ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00Z', '2026-11-20T10:00:00Z'],
  // 25 hours, and 23.
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['2026-03-29', 'Europe/Paris', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  // Midnight is skipped in Santiago, and comes twice in Havana.
  ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00Z', '2025-09-08T03:00:00Z'],
  ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00Z', '2025-11-03T05:00:00Z'],
] as const)
  test(`the day ${day} of ${zone} begins and ends with the clocks there`, () => {
    assert.deepEqual(
      [startOfDay(day, zone), endOfDay(day, zone)],
      [new Date(start), new Date(end)],
    );
  });

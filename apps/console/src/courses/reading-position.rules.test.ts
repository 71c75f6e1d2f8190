import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingLinePx, readingPositionOf, scrollToPosition } from './reading-position.rules.ts';

const windowHeight = 844;
const height = 4800;
const durationSeconds = 480;

test('an article opens at the text that was being read, also in a window where the text has another height', () => {
  for (const otherHeight of [height, 2400, 9600]) {
    const left = readingPositionOf(
      { top: readingLinePx - height / 4, height },
      windowHeight,
      durationSeconds,
    );
    assert.equal(left, durationSeconds / 4);
    const scrolled = scrollToPosition({ top: 200, height: otherHeight }, left, durationSeconds);
    assert.equal(200 - scrolled, readingLinePx - otherHeight / 4);
  }
});

test('an article opens at its top if it was not begun, was read to its end, or has no length', () => {
  const tops = {
    'not scrolled': 240,
    'end in view': windowHeight - height,
    'end passed': -height - 500,
  };
  for (const [name, top] of Object.entries(tops))
    assert.equal(readingPositionOf({ top, height }, windowHeight, durationSeconds), 0, name);
  assert.equal(readingPositionOf({ top: 0, height: 0 }, windowHeight, durationSeconds), 0);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placePoints, scaleOf, softLine } from './trend.rules.ts';

const box = { width: 100, height: 50 };

test('both lines share one scale that begins at nothing', () => {
  assert.deepEqual(scaleOf([3, 8], [12, null]), { low: 0, top: 12 });
  assert.deepEqual(scaleOf([-4, 8]), { low: -4, top: 8 });
  assert.deepEqual(
    scaleOf([0, 0]),
    { low: 0, top: 1 },
    'a day without sales is a flat line at the bottom',
  );
});

test('what is not known yet has no point, and the others keep their places', () => {
  assert.deepEqual(placePoints([0, null, 10], { low: 0, top: 10 }, box), [
    { x: 0, y: 50 },
    { x: 100, y: 0 },
  ]);
});

test('the soft line never leaves the range of its points', () => {
  const points = placePoints([0, 0, 9, 0, 0, 3, 10, 10], { low: 0, top: 10 }, box);
  const heights = [...softLine(points).matchAll(/[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y));
  assert.ok(heights.length > points.length);
  for (const height of heights) assert.ok(height >= 0 && height <= 50, String(height));
});

test('one point or none draws no curve', () => {
  assert.equal(softLine([]), '');
  assert.equal(softLine([{ x: 0, y: 5 }]), 'M0,5');
});

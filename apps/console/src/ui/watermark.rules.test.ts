import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appWatermarkLayer, watermarkLook } from './watermark.rules.ts';

test('a watermark is turned by -22, spaced 100 by 100, at 9 unless it says otherwise, white at 15 % in the dark theme and black at 15 % otherwise', () => {
  const look = { rotate: -22, gap: [100, 100], zIndex: 9 };
  assert.deepEqual(watermarkLook('dark'), {
    ...look,
    font: { color: 'rgba(255, 255, 255, 0.15)' },
  });
  assert.deepEqual(watermarkLook('light'), { ...look, font: { color: 'rgba(0, 0, 0, 0.15)' } });
  assert.equal(watermarkLook('light', appWatermarkLayer).zIndex, 9999);
});

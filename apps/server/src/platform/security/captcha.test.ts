import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { systemContext } from '../context.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { checkCaptcha, createCaptcha } from './captcha.ts';
import { captchaLetters, writeCaptcha } from './captcha-picture.ts';

const app = await closeAfter(createTestApp({ environment: { TEST_CAPTCHA: 'K7PM' } }));
const ctx = systemContext(app.platform);

test('a captcha is a picture of 240 by 80 and accepts its letters once, in any case', async () => {
  const { captchaKey, captchaBase64 } = await createCaptcha(ctx);
  assert.match(captchaKey, /^[0-9a-f]{32}$/);
  const { width, height, format } = await sharp(
    Buffer.from(captchaBase64.split(',')[1] ?? '', 'base64'),
  ).metadata();
  assert.deepEqual([width, height, format], [240, 80, 'png']);
  await checkCaptcha(ctx, captchaKey, ' k7pm');
  await assert.rejects(checkCaptcha(ctx, captchaKey, 'K7PM'), { code: 'captcha-wrong' });
});

test('a wrong answer uses the captcha up', async () => {
  const { captchaKey } = await createCaptcha(ctx);
  await assert.rejects(checkCaptcha(ctx, captchaKey, 'XXXX'), { code: 'captcha-wrong' });
  await assert.rejects(checkCaptcha(ctx, captchaKey, 'K7PM'), { code: 'captcha-wrong' });
});

test('a captcha is too old after two minutes', async () => {
  const { captchaKey } = await createCaptcha(ctx);
  app.clock.advance(120_001);
  await assert.rejects(checkCaptcha(ctx, captchaKey, 'K7PM'), { code: 'captcha-wrong' });
});

const letterPattern =
  /translate\((\d+) (\d+)\) rotate\((-?\d+) 14 24\) translate\(14 24\) skewX\((-?\d+)\).*?d="([^"]+)" stroke="(#\w+)"/g;

/** The horizontal bounds of a letter in the picture, with half the width of its stroke. */
function readBounds([, x, , turn, lean, path = '']: readonly string[]): {
  from: number;
  to: number;
} {
  const degree = Math.PI / 180;
  const [rotation, skew] = [Number(turn) * degree, Math.tan(Number(lean) * degree)];
  let at = [0, 0];
  const columns: number[] = [];
  for (const [, kind, numbers = ''] of path.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const points = numbers.trim().split(/\s+/).map(Number);
    const end = points.slice(-2);
    const middle = kind === 'Q' ? points.slice(0, 2) : end;
    for (let t = kind === 'M' ? 1 : 0; t <= 1; t += 0.1) {
      const [across = 0, down = 0] = [0, 1].map(
        (axis) =>
          (1 - t) ** 2 * (at[axis] ?? 0) +
          2 * t * (1 - t) * (middle[axis] ?? 0) +
          t ** 2 * (end[axis] ?? 0),
      );
      const [left, top] = [across * 7 - 14 + (down * 8 - 24) * skew, down * 8 - 24];
      columns.push(left * Math.cos(rotation) - top * Math.sin(rotation) + 14 + Number(x));
    }
    at = end;
  }
  return { from: Math.min(...columns) - 3.6, to: Math.max(...columns) + 3.6 };
}

test('neighbouring letters of a captcha never touch, nor have they the same ink', () => {
  for (const first of captchaLetters)
    for (const second of captchaLetters) {
      const letters = [...writeCaptcha(first + second + first + second).matchAll(letterPattern)];
      assert.equal(letters.length, 4);
      letters.slice(1).forEach((letter, index) => {
        const before = letters[index] ?? letter;
        assert.notEqual(letter[6], before[6], `${first}${second}: one ink`);
        assert.ok(readBounds(before).to < readBounds(letter).from, `${first}${second} touch`);
      });
      assert.ok(
        letters.every((letter) => readBounds(letter).from > 0 && readBounds(letter).to < 240),
      );
    }
});

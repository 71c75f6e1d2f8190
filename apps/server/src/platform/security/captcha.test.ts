import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { type Ctx, systemContext } from '../context.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { checkCaptcha, createCaptcha } from './captcha.ts';

let app: TestApp;
let ctx: Ctx;

before(async () => {
  app = await createTestApp({ environment: { TEST_CAPTCHA: 'K7PM' } });
  ctx = systemContext(app.platform);
});

after(() => app.close());

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

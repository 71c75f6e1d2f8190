import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { requireForProduction, type Settings } from './production.ts';

const whole = {
  SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: 'Harbour <no-reply@example.com>',
  SELLER_NAME: 'Harbour Goods Ltd',
  SELLER_ADDRESS: '12 Harbour Row, Dublin, Ireland',
  SELLER_EMAIL: 'hello@example.com',
};

function faultOf(settings: Settings): string {
  try {
    requireForProduction(settings);
    return 'started';
  } catch (error) {
    return (error as Error).message;
  }
}

test('production starts with a secret drawn by chance, a mail server and a seller', () => {
  for (let round = 0; round < 200; round += 1)
    requireForProduction({ ...whole, SECRET: randomBytes(32).toString('hex') });
  for (let round = 0; round < 200; round += 1)
    requireForProduction({ ...whole, SECRET: randomBytes(32).toString('base64') });
});

test('production names everything that is missing at once, each with a way out', () => {
  assert.match(
    faultOf({}),
    /SECRET is missing.*openssl rand -hex 32.*SMTP_URL is missing.*smtp:\/\/.*MAIL_FROM is missing.*SELLER_NAME, SELLER_ADDRESS, SELLER_EMAIL are missing/,
  );
  assert.match(
    faultOf({ ...whole, SELLER_EMAIL: ' ' }),
    /does not start like this\. SELLER_EMAIL is missing: /,
  );
});

test('production refuses a secret that is in an example, is short, or repeats itself', () => {
  for (const SECRET of [
    'change-me-change-me-change-me-change-me',
    'a'.repeat(40),
    'xY1'.repeat(20),
    'this-is-the-secret-of-my-house-1234567',
  ])
    assert.match(faultOf({ ...whole, SECRET }), /SECRET can be guessed/, SECRET);
  assert.match(faultOf({ ...whole, SECRET: 'k3!' }), /SECRET has 3 characters and needs 32/);
});

test('production refuses a mail address that is none, and what belongs to tests and trials', () => {
  for (const SMTP_URL of ['mail.example.com', 'http://mail.example.com', 'smtp://'])
    assert.match(faultOf({ ...whole, SMTP_URL }), /SMTP_URL cannot be read/, SMTP_URL);
  for (const MAIL_FROM of [
    'Vitrine',
    'no-reply@localhost',
    'Vitrine <no-reply>',
    'a@example.com, b@example.com',
  ])
    assert.match(faultOf({ ...whole, MAIL_FROM }), /MAIL_FROM cannot be read/, MAIL_FROM);
  for (const MAIL_FROM of ['no-reply@example.com', 'Café Ångström <no-reply@mail.example.com>'])
    assert.equal(faultOf({ ...whole, MAIL_FROM }), 'started');
  assert.match(faultOf({ ...whole, TEST_CAPTCHA: 'TEST' }), /TEST_CAPTCHA is set/);
  assert.match(faultOf({ ...whole, DEMO_PASSWORD: 'x' }), /DEMO_PASSWORD is set/);
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { adviseOnAddresses, type Config, parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Mode } from './mode.ts';
import { loadSettings } from './settings-file.ts';

const parse = (environment: Record<string, string>, mode: Mode = 'start'): Config =>
  parseConfig(environment, mode, 's'.repeat(64));

test('on this machine everything has its place, and browsers find the sandbox where it listens', () => {
  const config = parse({});
  assert.deepEqual(
    [config.consoleUrl, config.mobileUrl, config.storeUrl, config.sandboxPageUrl],
    [
      'http://127.0.0.1:8080',
      'http://127.0.0.1:8081',
      'http://127.0.0.1:8082',
      'http://127.0.0.1:8083',
    ],
  );
  assert.equal(config.isOpenToOthers, false);
  assert.deepEqual(adviseOnAddresses(config), []);
});

test('requests share as many connections as our own PostgreSQL has cores for, and 16 to a database elsewhere', () => {
  const own = parse({}).DATABASE_POOL_MAX;
  assert.ok(own >= 8 && own <= 16, String(own));
  const DATABASE_URL = 'postgres://vitrine:password@db.example:5432/vitrine';
  assert.equal(parse({ DATABASE_URL }).DATABASE_POOL_MAX, 16);
  assert.equal(parse({ DATABASE_POOL_MAX: '30' }).DATABASE_POOL_MAX, 30);
});

test('a server on all addresses reaches itself by loopback, and says what it needs to be reached by others', () => {
  const config = parse({ HOST: '0.0.0.0' });
  assert.equal(config.ownHost, '127.0.0.1');
  assert.equal(config.consoleUrl, 'http://localhost:8080');
  assert.equal(config.isOpenToOthers, true);
  assert.match(adviseOnAddresses(config).join(), /PUBLIC_URL, MOBILE_URL, STORE_URL not set/);
});

test('the fixed captcha of tests is refused where others can reach the server', () => {
  assert.equal(parse({ TEST_CAPTCHA: 'TEST' }).TEST_CAPTCHA, 'TEST');
  for (const [name, value] of [
    ['HOST', '0.0.0.0'],
    ['HOST', '192.168.1.5'],
    ['PUBLIC_URL', 'https://console.example.com'],
  ] as const)
    assert.throws(
      () => parse({ TEST_CAPTCHA: 'TEST', [name]: value }),
      /TEST_CAPTCHA makes every captcha the same, and others can reach/,
    );
});

test('one address of a machine is enough for all apps and the sandbox, when the ports are its own', () => {
  const config = parse({ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.5:8080/' });
  assert.deepEqual(
    [config.consoleUrl, config.mobileUrl, config.storeUrl, config.sandboxPageUrl],
    [
      'http://192.168.1.5:8080',
      'http://192.168.1.5:8081',
      'http://192.168.1.5:8082',
      'http://192.168.1.5:8083',
    ],
  );
  assert.deepEqual(adviseOnAddresses(config), []);
});

test('behind a proxy the given addresses count, and nothing rests on a known password although the server listens on loopback', () => {
  const config = parse({
    PUBLIC_URL: 'https://console.example.com',
    MOBILE_URL: 'https://m.example.com',
    STORE_URL: 'https://shop.example.com',
    SANDBOX_PUBLIC_URL: 'https://bank.example.com',
    TRUST_PROXY: 'loopback,10.0.0.0/8',
  });
  assert.equal(config.sandboxPageUrl, 'https://bank.example.com');
  assert.equal(config.storeUrl, 'https://shop.example.com');
  assert.equal(config.isOpenToOthers, true);
  assert.deepEqual(config.TRUST_PROXY, ['loopback', '10.0.0.0/8']);
});

test('an IPv6 address is in brackets', () => {
  const config = parse({ HOST: '::1' });
  assert.equal(config.consoleUrl, 'http://[::1]:8080');
  assert.equal(config.ownHost, '[::1]');
  assert.equal(config.isOpenToOthers, false);
});

test('a proxy is named by its address: a number or a word that believes everybody is refused in one sentence', () => {
  for (const wrong of ['true', '1', '10.0.0.0/33', 'proxy.example.com', '10.0.0.0/8/8']) {
    assert.throws(
      () => parse({ TRUST_PROXY: wrong }),
      (error) =>
        error instanceof ConfigError && /TRUST_PROXY: name the addresses/.test(error.message),
      wrong,
    );
  }
});

test('production keeps the sandbox off unless it is asked for, writes a line for each request, and says which addresses are missing', () => {
  const config = parse({}, 'serve');
  assert.equal(config.sandboxAllowed, false);
  assert.equal(config.LOG_LEVEL, 'info');
  assert.match(adviseOnAddresses(config).join(), /PUBLIC_URL, MOBILE_URL, STORE_URL not set/);
  assert.equal(parse({ ALLOW_SANDBOX: '1' }, 'serve').sandboxAllowed, true);
  const behind = parse(
    {
      PUBLIC_URL: 'https://c.example.com',
      MOBILE_URL: 'https://m.example.com',
      STORE_URL: 'https://s.example.com',
    },
    'serve',
  );
  assert.match(adviseOnAddresses(behind).join(), /TRUST_PROXY is not set/);
});

test('a port beyond the last one, and two apps on one port, are refused in one sentence', () => {
  for (const PORT of ['99999', '-1', '80.5', 'web'])
    assert.throws(() => parse({ PORT }), /PORT: write a number from 1 to 65535/, PORT);
  assert.throws(() => parse({ PORT: '8081' }), /PORT and MOBILE_PORT are both 8081/);
  assert.throws(() => parse({ STORE_PORT: '8083' }), /STORE_PORT and SANDBOX_PORT are both 8083/);
  // Where no sandbox of ours listens, its number is free.
  assert.equal(parse({ STORE_PORT: '8083' }, 'serve').STORE_PORT, 8083);
  assert.equal(parse({ PORT: '0', MOBILE_PORT: '0' }).PORT, 0);
});

test('a process plays all roles or those that it is given, and an unknown one is refused', () => {
  assert.deepEqual(parse({}).ROLES, ['api', 'storefront', 'worker']);
  assert.deepEqual(parse({ ROLES: 'worker, storefront' }).ROLES, ['worker', 'storefront']);
  assert.throws(
    () => parse({ ROLES: 'api,workers' }),
    /ROLES[.\d]*: name some of api, storefront, worker/,
  );
});

test('a setting that would do nothing is refused in one sentence', () => {
  const refused = (environment: Record<string, string>, sentence: RegExp, mode: Mode = 'start') =>
    assert.throws(
      () => parse(environment, mode),
      (error) => error instanceof ConfigError && sentence.test(error.message),
      JSON.stringify(environment),
    );
  refused({ SMTP_PASSWORD: 'x' }, /SMTP_PASSWORD is no setting of Vitrine/);
  refused({ SMTP_PORT: '25' }, /SMTP_PORT is no setting of Vitrine/);
  refused(
    { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'a' },
    /S3_BUCKET, S3_ENDPOINT has no effect without S3_ACCESS_KEY_ID/,
  );
  refused({ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_ID has no effect without GOOGLE_CLIENT_SECRET/);
  refused(
    { SANDBOX_URL: 'http://10.0.0.9:8083' },
    /SANDBOX_URL has no effect in production without ALLOW_SANDBOX=1/,
    'serve',
  );
  refused({ SEED_DEMO: 'stores' }, /SEED_DEMO has no effect in production/, 'serve');
  // Empty ones are not set, and what others put into the environment of a process is theirs.
  parse({
    S3_ENDPOINT: '',
    S3_SERVICE_HOST: '10.0.0.3',
    MAIL_PORT: 'tcp://10.0.0.4:25',
    MAIL_PORT_25_TCP_ADDR: '10.0.0.4',
    GOOGLE_CLOUD_PROJECT: 'x',
  });
});

test('a comment behind a value is refused by every reader of the settings, with the name of the setting', () => {
  assert.throws(() => parse({ SELLER_NAME: 'Shop GmbH   # (production)' }), /" #" \(SELLER_NAME\)/);
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-settings-'));
  const file = path.join(folder, 'settings');
  try {
    writeFileSync(
      file,
      'SELLER_NAME=Shop\n  SMTP_URL=smtp://mail.example.com:25 # ours\n#MAIL_FROM=x # y\n',
    );
    assert.throws(() => loadSettings(file), /" #" \(SMTP_URL\)/);
    writeFileSync(file, '# a comment has a line to itself\nVITRINE_TEST_SETTING=Shop\n');
    loadSettings(file);
    assert.equal(process.env['VITRINE_TEST_SETTING'], 'Shop');
  } finally {
    delete process.env['VITRINE_TEST_SETTING'];
    rmSync(folder, { recursive: true });
  }
});

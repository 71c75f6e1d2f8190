import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviseOnAddresses, type Config, ConfigError, type Mode, parseConfig } from './config.ts';

const parse = (environment: Record<string, string>, mode: Mode = 'start'): Config => parseConfig(environment, mode, 's'.repeat(64));

test('on this machine everything has its place, and browsers find the sandbox where it listens', () => {
  const config = parse({});
  assert.deepEqual(
    [config.consoleUrl, config.mobileUrl, config.storeUrl, config.sandboxPageUrl],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8081', 'http://127.0.0.1:8082', 'http://127.0.0.1:8083'],
  );
  assert.equal(config.isOpenToOthers, false);
  assert.deepEqual(adviseOnAddresses(config), []);
});

test('a server on all addresses reaches itself by loopback, and says what it needs to be reached by others', () => {
  const config = parse({ HOST: '0.0.0.0' });
  assert.equal(config.ownHost, '127.0.0.1');
  assert.equal(config.consoleUrl, 'http://localhost:8080');
  assert.equal(config.isOpenToOthers, true);
  assert.match(adviseOnAddresses(config).join(), /PUBLIC_URL, MOBILE_URL, STORE_URL not set/);
});

test('one address of a machine is enough for all faces and the sandbox, when the ports are its own', () => {
  const config = parse({ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.5:8080/' });
  assert.deepEqual(
    [config.consoleUrl, config.mobileUrl, config.storeUrl, config.sandboxPageUrl],
    ['http://192.168.1.5:8080', 'http://192.168.1.5:8081', 'http://192.168.1.5:8082', 'http://192.168.1.5:8083'],
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

test('an IPv6 address stands in brackets', () => {
  const config = parse({ HOST: '::1' });
  assert.equal(config.consoleUrl, 'http://[::1]:8080');
  assert.equal(config.ownHost, '[::1]');
  assert.equal(config.isOpenToOthers, false);
});

test('a proxy is named by its address: a number or a word that believes everybody is refused in one sentence', () => {
  for (const wrong of ['true', '1', '10.0.0.0/33', 'proxy.example.com', '10.0.0.0/8/8']) {
    assert.throws(
      () => parse({ TRUST_PROXY: wrong }),
      (error) => error instanceof ConfigError && /TRUST_PROXY: name the addresses/.test(error.message),
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
    { PUBLIC_URL: 'https://c.example.com', MOBILE_URL: 'https://m.example.com', STORE_URL: 'https://s.example.com' },
    'serve',
  );
  assert.match(adviseOnAddresses(behind).join(), /TRUST_PROXY is not set/);
});

test('a port beyond the last one, and two faces on one port, are refused in one sentence', () => {
  for (const PORT of ['99999', '-1', '80.5', 'web']) assert.throws(() => parse({ PORT }), /PORT: write a number from 1 to 65535/, PORT);
  assert.throws(() => parse({ PORT: '8081' }), /PORT and MOBILE_PORT are both 8081/);
  assert.throws(() => parse({ STORE_PORT: '8083' }), /STORE_PORT and SANDBOX_PORT are both 8083/);
  // Where no sandbox of ours listens, its number is free.
  assert.equal(parse({ STORE_PORT: '8083' }, 'serve').STORE_PORT, 8083);
  assert.equal(parse({ PORT: '0', MOBILE_PORT: '0' }).PORT, 0);
});

test('a process plays all roles or those that it is given, and an unknown one is refused', () => {
  assert.deepEqual(parse({}).ROLES, ['api', 'storefront', 'worker']);
  assert.deepEqual(parse({ ROLES: 'worker, storefront' }).ROLES, ['worker', 'storefront']);
  assert.throws(() => parse({ ROLES: 'api,workers' }), /ROLES[.\d]*: name some of api, storefront, worker/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDevice } from './device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test('a device is called by its browser and system, the more special name first', () => {
  const names = (userAgent: string) => {
    const { browser, system } = readDevice(userAgent);
    return [browser, system];
  };
  assert.deepEqual(names(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`), [
    'Chrome',
    'Windows',
  ]);
  assert.deepEqual(
    names(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0`),
    ['Edge', 'Windows'],
  );
  assert.deepEqual(
    names(`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${chrome} Mobile Safari/537.36`),
    ['Chrome', 'Android'],
  );
  assert.deepEqual(
    names(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ),
    ['Safari', 'iPhone'],
  );
  assert.deepEqual(
    names('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'),
    ['Firefox', 'Linux'],
  );
});

test('a program is called by its own name, and what says nothing has none', () => {
  assert.deepEqual(readDevice('curl/8.5.0'), {
    browser: 'curl',
    system: undefined,
    isHandheld: false,
  });
  assert.deepEqual(readDevice(''), { browser: undefined, system: undefined, isHandheld: false });
  assert.deepEqual(readDevice('Mozilla/5.0'), {
    browser: undefined,
    system: undefined,
    isHandheld: false,
  });
});

test('phones and tablets are distinguished from computers', () => {
  assert.equal(readDevice('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)').isHandheld, true);
  assert.equal(readDevice('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)').isHandheld, false);
});

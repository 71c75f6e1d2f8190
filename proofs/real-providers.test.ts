import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { derivePaypalKeys, deriveStripeKeys, startSandbox } from '@vitrine/sandbox-bank';

const root = path.resolve(import.meta.dirname, '..');
const secret = 'a-secret-of-the-sandbox';

async function prove(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/prove-providers.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const [status] = await once(child, 'close');
  return { status, output };
}

test('without keys nothing is tried, which one sentence reports, and live keys are refused', async () => {
  const { status, output } = await prove({});
  assert.equal(status, 0);
  assert.match(output, /^No test keys are in the environment .*nothing was tried[^\n]*\n$/);
  const live = await prove({ STRIPE_SECRET_KEY: 'sk_live_1234567890' });
  assert.equal(live.status, 1);
  assert.match(live.output, /^Live keys move real money/);
});

test('with keys the suite runs at the address of each provider, and reports the reason of each skipped case', async (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-real-'));
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret,
    targets: [],
  });
  t.after(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { clientId, clientSecret, merchantId } = derivePaypalKeys(secret);
  const { status, output } = await prove({
    STRIPE_SECRET_KEY: deriveStripeKeys(secret).secretKey,
    STRIPE_API_URL: sandbox.url,
    PAYPAL_MODE: 'test',
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_MERCHANT_ID: merchantId,
    PAYPAL_API_URL: `${sandbox.url}/paypal`,
  });
  assert.equal(status, 0, output);
  assert.match(output, /a person has to decide on the pages of the provider/);
  assert.match(output, /only the sandbox can do this/);
  const made = [...sandbox.bank.payments.values()].map(({ via }) => via?.dialect);
  assert.deepEqual(new Set(made), new Set(['stripe', 'paypal']));
});

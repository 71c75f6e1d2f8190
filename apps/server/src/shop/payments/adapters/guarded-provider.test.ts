import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { startSandbox } from '@vitrine/sandbox-bank';
import { createBreaker } from '#platform/db/breaker.ts';
import { createLogger } from '#platform/log.ts';
import { guardProvider } from './guarded-provider.ts';
import { type NewPayment, ProviderError } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

const secret = 'sandbox-secret-for-tests';
const payment: NewPayment = {
  key: 'guarded-key-1',
  amountMinor: 1_200n,
  currency: 'USD',
  account: null,
  capture: 'automatic',
  payee: 'Vitrine',
  description: 'VT-1',
  language: 'en',
  returnUrl: 'http://127.0.0.1:8080/api/paymentCallback',
  expiresAt: new Date('2026-11-20T12:00:00Z'),
};
const known = {
  key: payment.key,
  ref: null,
  account: null,
  createdAt: new Date('2026-11-20T10:00:00Z'),
};
const isUnknown = (code: string | RegExp) => (error: unknown) =>
  error instanceof ProviderError &&
  error.kind === 'unknown' &&
  (typeof code === 'string' ? error.code === code : code.test(error.code));

test('a provider that is away is not waited for again and again, and when it is back one key still makes one payment', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vt-guarded-'));
  const options = { bookFile: path.join(folder, 'book.jsonl'), secret, targets: [] };
  let at = 0;
  let sandbox = await startSandbox({ ...options, port: 0 });
  const port = Number(new URL(sandbox.url).port);
  const breaker = createBreaker({ service: 'sandbox', log: createLogger('silent'), now: () => at });
  const provider = guardProvider(
    createSandboxProvider({ address: sandbox.url, secrets: [secret] }),
    breaker,
  );
  try {
    const made = await provider.createPayment(payment);
    await assert.rejects(
      provider.createPayment({ ...payment, amountMinor: 1_300n }),
      (error) => error instanceof ProviderError && error.kind === 'refused',
    );
    await sandbox.close();
    for (let call = 0; call < 5; call += 1)
      await assert.rejects(provider.readPayment(known), isUnknown(/^(?!circuit_open)/));
    await assert.rejects(provider.createPayment(payment), isUnknown('circuit_open'));
    await assert.rejects(
      provider.createPayout({
        key: 'guarded-payout',
        account: 'a',
        amountMinor: 1n,
        currency: 'USD',
      }),
      isUnknown('circuit_open'),
    );

    sandbox = await startSandbox({ ...options, port });
    await assert.rejects(
      provider.readPayment(known),
      isUnknown('circuit_open'),
      'not before its time',
    );
    at += 15_000;
    const again = await provider.createPayment(payment);
    assert.equal(again.ref, made.ref);
    assert.equal(sandbox.bank.payments.size, 1);
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

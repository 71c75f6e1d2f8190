import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  fsync,
  ftruncate,
  mkdtempSync,
  readFileSync,
  rmSync,
  write,
} from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { languages } from '@vitrine/contract/locales.ts';
import { type BookDisk, startSandbox } from '@vitrine/sandbox-bank';
import { ManualClock } from '#platform/clock.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-bank-'));
const secret = 'a-secret-of-the-sandbox';
after(() => rmSync(folder, { recursive: true, force: true }));

const payment = (
  key: string,
  clock: { now(): Date },
  more: Partial<Parameters<ReturnType<typeof createSandboxProvider>['createPayment']>[0]> = {},
) => ({
  key,
  amountMinor: 4_190n,
  currency: 'USD' as const,
  account: null,
  capture: 'automatic' as const,
  payee: 'Luna Studio',
  description: 'VT-20001',
  language: 'en' as const,
  returnUrl: 'http://127.0.0.1/api/paymentCallback?payment=x',
  expiresAt: new Date(clock.now().getTime() + 900_000),
  ...more,
});

/** The sandbox finds everything by our key. */
const objectOf = (key: string) => ({ key, ref: null, account: null, createdAt: new Date() });

async function open(bookFile: string, clock = new ManualClock('2026-11-20T10:00:00.000Z')) {
  const sandbox = await startSandbox({ port: 0, bookFile, secret, targets: [], clock });
  return {
    sandbox,
    clock,
    provider: createSandboxProvider({ address: sandbox.url, secrets: [secret] }),
  };
}

const paidByForm = {
  amount: '4190',
  currency: 'USD',
  account: null,
  capture: 'automatic' as const,
  payee: 'Luna Studio',
  description: 'VT-20001',
  language: 'en',
  returnUrl: 'http://127.0.0.1/',
  expiresAt: '2026-11-20T10:30:00.000Z',
};

/** A bank whose pages open and decide disputes. */
async function openDesk(t: TestContext, name: string) {
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, `desk-${name}.jsonl`),
    secret,
    targets: [],
    clock: new ManualClock('2026-11-20T10:00:00.000Z'),
    hasDisputePages: true,
  });
  t.after(() => sandbox.close());
  return sandbox;
}

test('one key makes one payment; the same key for something else is refused', async () => {
  const { sandbox, clock, provider } = await open(path.join(folder, 'keys.jsonl'));
  const made = await Promise.all(
    Array.from({ length: 10 }, () => provider.createPayment(payment('key-00000001', clock))),
  );
  assert.equal(new Set(made.map(({ ref }) => ref)).size, 1);
  await assert.rejects(
    provider.createPayment(payment('key-00000001', clock, { amountMinor: 1n })),
    /key_reused/,
  );
  assert.equal(await provider.readPayment(objectOf('key-of-nobody')), null);
  await sandbox.close();
});

test('the book survives: a new process knows payments, refunds and half-written lines do no harm', async () => {
  const file = path.join(folder, 'book.jsonl');
  const first = await open(file);
  const made = await first.provider.createPayment(payment('key-00000002', first.clock));
  await first.sandbox.bank.approve(made.ref, '4242', false);
  await first.provider.refund({
    key: 'refund-0001',
    payment: objectOf(made.key),
    amountMinor: 90n,
    currency: 'USD',
  });
  await first.sandbox.close();
  appendFileSync(file, '{"at":"2026","kind":"pay');
  const second = await open(file);
  const seen = await second.provider.readPayment(objectOf(made.key));
  assert.deepEqual(
    [seen?.state, seen?.refundedMinor, seen?.instrument?.label],
    ['captured', 90n, 'card ending 4242'],
  );
  await second.provider.refund({
    key: 'refund-0001',
    payment: objectOf(made.key),
    amountMinor: 90n,
    currency: 'USD',
  });
  await assert.rejects(
    second.provider.refund({
      key: 'refund-0002',
      payment: objectOf(made.key),
      amountMinor: 4_101n,
      currency: 'USD',
    }),
    /too_much/,
  );
  await second.sandbox.close();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) JSON.parse(line);
});

test('a full disk fails the calls that it meets and nothing else, and afterwards the bank goes on', async (t) => {
  const file = path.join(folder, 'full.jsonl');
  const real = { write: promisify(write), sync: promisify(fsync), truncate: promisify(ftruncate) };
  let isFull = false;
  /** As a real one: what still fits is written, and the rest is refused. */
  const disk: BookDisk = {
    ...real,
    async write(handle, bytes, offset) {
      if (!isFull) return real.write(handle, bytes, offset);
      if (offset > 0)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
          code: 'ENOSPC',
        });
      return real.write(handle, bytes.subarray(0, 40), 0);
    },
  };
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const clock = new ManualClock('2026-11-20T10:00:00.000Z');
  const received = Promise.withResolvers<void>();
  const shop = createServer((_request, response) => {
    received.resolve();
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(shop.address() as { port: number }).port}/`;
  const sandbox = await startSandbox({
    port: 0,
    bookFile: file,
    secret,
    targets: [target],
    clock,
    disk,
    lateMs: 20,
  });
  t.after(async () => {
    shop.close();
    await sandbox.close();
    process.off('unhandledRejection', note);
  });
  const provider = createSandboxProvider({ address: sandbox.url, secrets: [secret] });
  const made = await provider.createPayment(payment('key-00000010', clock));
  const late = await provider.createPayment(payment('key-00000011', clock));

  isFull = true;
  const pay = (ref: string, decision: string) =>
    fetch(`${sandbox.url}/pay/${ref}?lang=en`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ decision, card: '4242' }),
    });
  for (const decision of ['approve', 'late', 'decline']) {
    const answer = await pay(made.ref, decision);
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '10']);
    assert.match(await answer.text(), /nothing was charged/);
  }
  const refused = await Promise.allSettled([
    ...['key-00000012', 'key-00000012', 'key-00000013'].map((key) =>
      provider.createPayment(payment(key, clock)),
    ),
    sandbox.bank.createLink('link-00000010', {
      payee: 'Luna',
      language: 'en',
      returnUrl: 'http://127.0.0.1/',
    }),
  ]);
  assert.deepEqual(
    refused.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected', 'rejected'],
  );
  assert.equal(
    (await provider.readPayment(objectOf(made.key)))?.state,
    'pending',
    'what was not written has not happened',
  );

  isFull = false;
  assert.equal((await pay(made.ref, 'approve')).status, 303);
  await received.promise;
  isFull = true;
  // That an event was delivered cannot be recorded now: no call fails for it.
  await sandbox.bank.delivery.settle();
  isFull = false;
  assert.equal((await pay(late.ref, 'late')).status, 303);
  isFull = true;
  // Its confirmation cannot be written when it is due, and comes later.
  await assert.rejects(sandbox.bank.confirm(late.ref), { code: 'ENOSPC' });
  isFull = false;
  await sandbox.bank.confirm(late.ref);
  await provider.createPayment(payment('key-00000012', clock));
  assert.deepEqual(unhandled, []);

  const again = await open(file);
  assert.equal((await again.provider.readPayment(objectOf(made.key)))?.state, 'captured');
  assert.equal((await again.provider.readPayment(objectOf(late.key)))?.state, 'captured');
  assert.equal((await again.provider.readPayment(objectOf('key-00000012')))?.state, 'pending');
  assert.equal(await again.provider.readPayment(objectOf('key-00000013')), null);
  await again.sandbox.close();
});

test('without the key of the shop no call is answered, and the book cannot be read', async () => {
  const { sandbox } = await open(path.join(folder, 'auth.jsonl'));
  for (const route of ['/v1/payments/x', '/admin/book'])
    assert.equal((await fetch(sandbox.url + route)).status, 401);
  assert.equal(
    (
      await fetch(`${sandbox.url}/admin/faults`, {
        method: 'PUT',
        headers: { authorization: 'Bearer wrong' },
      })
    ).status,
    401,
  );
  await sandbox.close();
});

test('the pages exist in five languages, run no script, and escape the values that they show', async () => {
  const { sandbox, clock, provider } = await open(path.join(folder, 'pages.jsonl'));
  const { payUrl } = await provider.createPayment(
    payment('key-00000003', clock, {
      payee: '<script>alert(1)</script>',
      description: '"><img src=x>',
    }),
  );
  const titles = new Set<string>();
  for (const language of languages) {
    const answer = await fetch(`${payUrl}?lang=${language}`);
    const html = await answer.text();
    assert.ok(!/<script|<img/i.test(html));
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    titles.add(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '');
  }
  assert.equal(titles.size, 4, 'Spanish and Portuguese say it alike');
  assert.equal((await fetch(`${sandbox.url}/pay/pay_nothing`)).status, 404);
  await sandbox.close();
});

for (const dialect of [undefined, 'stripe', 'paypal'] as const)
  test(`a person disputes a payment on the pages, and decides (${dialect ?? 'own API'})`, async (t) => {
    const { bank, url } = await openDesk(t, dialect ?? 'own');
    const { ref } = await bank.createPayment('key-00000030', {
      ...paidByForm,
      ...(dialect && { via: { dialect, fields: {} } }),
    });
    const post = async (of: string, form: Record<string, string>) => {
      const answer = await fetch(`${url}/disputes/${of}?lang=en`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      });
      assert.equal(answer.status, 303);
      return /disputes\/([^?]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
    };
    const read = async (address: string) => (await fetch(`${url}${address}`)).text();
    assert.equal((await fetch(`${url}/disputes/${ref}`)).status, 404, 'it is not paid yet');
    await bank.approve(ref, '4242', false);
    assert.match(await read('/disputes?lang=en&q=vt-20001'), /<b>VT-20001<\/b>/);
    assert.match(await read('/disputes?lang=en&q=VT-20002'), /No payment matches/);
    assert.match(await read('/?lang=en'), /href="\/disputes\?lang=en"/);

    const reason = { reason: 'not_received', note: '<b>Nothing came</b>' };
    const opened = await post(ref, { decision: 'inquiry', ...reason });
    assert.equal(await post(ref, { decision: 'dispute', ...reason }), opened, 'one at a time');
    const dispute = () => bank.findDispute(opened);
    assert.deepEqual(
      [dispute()?.state, dispute()?.amount, dispute()?.reason, dispute()?.via?.dialect],
      ['inquiry', '4190', 'not_received', dialect],
    );
    assert.match(await read(`/disputes/${opened}?lang=en`), /&lt;b&gt;Nothing came&lt;\/b&gt;/);
    await post(opened, { decision: 'escalate' });
    assert.equal(dispute()?.state, 'open');
    await post(opened, { decision: 'lose' });
    await post(opened, { decision: 'win' });
    assert.equal(dispute()?.state, 'lost', 'it is decided once');
    const mayAppeal = (await read(`/disputes/${opened}?lang=en`)).includes('value="offer-appeal"');
    assert.equal(mayAppeal, dialect !== 'stripe');
    assert.match(await read('/disputes?lang=en'), /Won by the buyer/);
    assert.equal(await post('dsp_nothing', { decision: 'win' }), 'dsp_nothing');
    assert.equal((await fetch(`${url}/disputes/dsp_nothing`)).status, 404);
  });

test('outside trials nobody can dispute a payment on the pages', async () => {
  const { sandbox } = await open(path.join(folder, 'no-desk.jsonl'));
  for (const method of ['GET', 'POST'])
    assert.equal((await fetch(`${sandbox.url}/disputes`, { method })).status, 404);
  assert.doesNotMatch(await (await fetch(`${sandbox.url}/?lang=en`)).text(), /\/disputes/);
  await sandbox.close();
});

test('it runs as a process of its own and stops on a signal', async () => {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../../../../../packages/sandbox-bank/src/main.ts')],
    {
      env: {
        ...process.env,
        SANDBOX_PORT: '0',
        SANDBOX_SECRET: secret,
        BOOK_FILE: path.join(folder, 'child.jsonl'),
        TARGETS: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /http\S+/.exec(line.toString())?.[0] ?? '';
  const provider = createSandboxProvider({ address: url, secrets: [secret] });
  const made = await provider.createPayment(payment('key-00000004', { now: () => new Date() }));
  assert.equal(made.state, 'pending');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  assert.equal(code, 0);
});

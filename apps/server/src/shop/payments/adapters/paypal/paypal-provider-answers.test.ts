import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strangeAnswers } from '../../testing/strange-answers.ts';
import { ProviderError } from '../provider.ts';
import { pendingReasons } from './paypal-orders.ts';
import {
  type Answer,
  captureOf,
  createObject,
  createRefusal,
  key,
  merchantId,
  openPaypal,
  orderOf,
  toUsd,
} from './testing/scripted-paypal.ts';

const is = (kind: 'refused' | 'unknown', code?: string) => (error: unknown) =>
  error instanceof ProviderError && error.kind === kind && (!code || error.code === code);
const capturePost = 'POST /v2/checkout/orders/ORDER1/capture';
const newRefund = {
  key: 'refund-of-ours',
  payment: createObject(),
  amountMinor: 1_000n,
  currency: 'USD' as const,
};

test('an order that was captured already is read, and the payment goes on', async (t) => {
  let isCaptured = false;
  const { provider, namesOf } = await openPaypal(t, ({ name }) => {
    if (name !== capturePost)
      return {
        body: isCaptured
          ? orderOf('COMPLETED', { captures: [captureOf('COMPLETED')] })
          : orderOf('APPROVED'),
      };
    isCaptured = true;
    return createRefusal(422, 'ORDER_ALREADY_CAPTURED');
  });
  assert.equal((await provider.capturePayment(createObject())).state, 'captured');
  assert.equal((await provider.capturePayment(createObject())).state, 'captured');
  assert.deepEqual(
    namesOf('POST /v2'),
    [capturePost],
    'the order is read before the capture is repeated',
  );
});

test('an order that PayPal reports as captured and still shows as approved is unknown', async (t) => {
  const { provider } = await openPaypal(t, ({ name }) =>
    name === capturePost
      ? createRefusal(422, 'ORDER_ALREADY_CAPTURED')
      : { body: orderOf('APPROVED') },
  );
  await assert.rejects(
    provider.capturePayment(createObject()),
    is('unknown', 'ORDER_ALREADY_CAPTURED'),
  );
});

test('a capture that PayPal holds is no payment yet, whatever its reason, and may still end either way', async (t) => {
  let capture = captureOf('PENDING');
  const { provider } = await openPaypal(t, () => ({
    body: orderOf('COMPLETED', { captures: [capture] }),
  }));
  const read = async () => {
    const { state, isProcessing, failure, pendingReason } =
      (await provider.readPayment(createObject())) ?? assert.fail();
    return [state, isProcessing, failure, pendingReason];
  };
  for (const reason of [...pendingReasons, 'A_REASON_OF_TOMORROW', undefined]) {
    capture = captureOf('PENDING', reason);
    const named = (pendingReasons as readonly unknown[]).includes(reason) ? reason : 'OTHER';
    assert.deepEqual(await read(), ['authorized', true, null, named]);
  }
  for (const [status, state, failure] of [
    ['COMPLETED', 'captured', null],
    ['PARTIALLY_REFUNDED', 'captured', null],
    ['REFUNDED', 'captured', null],
    ['DECLINED', 'failed', 'declined'],
    ['FAILED', 'failed', 'declined'],
  ] as const) {
    capture = captureOf(status);
    assert.deepEqual(await read(), [state, false, failure, null]);
  }
  capture = captureOf('A_STATE_OF_TOMORROW');
  assert.deepEqual(await read(), ['authorized', true, null, 'A_STATE_OF_TOMORROW']);
});

test('a status that no document names leaves the order readable and decides nothing', async (t) => {
  const captures = [captureOf('COMPLETED')];
  const refunds = [
    { id: 'REFUND9', status: 'A_STATE_OF_TOMORROW', amount: toUsd('5.00') },
    { id: 'REFUND8', status: 'FAILED', amount: toUsd('7.00') },
  ];
  let body: object = orderOf('COMPLETED', { captures, refunds });
  const { provider, namesOf } = await openPaypal(t, () => ({ body }));
  const read = async () => (await provider.readPayment(createObject())) ?? assert.fail();
  const { state, refundedMinor } = await read();
  assert.deepEqual([state, refundedMinor], ['captured', 500n]);
  const listed = await provider.listRefunds(createObject());
  assert.deepEqual(
    listed.map((refund) => refund.state),
    ['pending', 'failed'],
  );
  body = orderOf('COMPLETED', { captures: [captureOf('A_STATE_OF_TOMORROW'), ...captures] });
  assert.equal((await read()).state, 'captured', 'a capture that took the money counts');
  body = orderOf('COMPLETED', {
    captures: [captureOf('DECLINED'), captureOf('A_STATE_OF_TOMORROW')],
  });
  assert.deepEqual([(await read()).state, (await read()).isProcessing], ['authorized', true]);
  body = orderOf('A_STATE_OF_TOMORROW');
  assert.equal((await provider.capturePayment(createObject())).state, 'pending');
  assert.deepEqual(namesOf('POST /v2'), [], 'nothing is taken');
});

test('an empty answer to a capture is unknown, and the next attempt reads before it takes anything', async (t) => {
  let payments: object | undefined;
  const { provider, namesOf } = await openPaypal(t, ({ name }) => {
    if (name !== capturePost)
      return { body: orderOf(payments ? 'COMPLETED' : 'APPROVED', payments) };
    payments = { captures: [captureOf('COMPLETED')] };
    return { body: '' };
  });
  await assert.rejects(provider.capturePayment(createObject()), is('unknown'));
  assert.equal((await provider.capturePayment(createObject())).state, 'captured');
  assert.deepEqual(namesOf('POST /v2'), [capturePost]);
});

test('a means of payment that does not do ends the attempt; an order that cannot be ended is not captured', async (t) => {
  let issue = 'INSTRUMENT_DECLINED';
  const { provider, namesOf } = await openPaypal(t, ({ name }) =>
    name === capturePost ? createRefusal(422, issue) : { body: orderOf('APPROVED') },
  );
  const capture = async () => {
    const { state, failure } = await provider.capturePayment(createObject());
    return [state, failure];
  };
  assert.deepEqual(await capture(), ['failed', 'declined']);
  issue = 'PAYER_ACTION_REQUIRED';
  assert.deepEqual(await capture(), ['failed', 'challenge_failed']);
  const posts = namesOf('POST').length;
  const { state, failure, payUrl } = await provider.cancelPayment(createObject());
  assert.deepEqual([state, failure, payUrl], ['expired', 'expired', null]);
  assert.equal(namesOf('POST').length, posts);
});

test('a part is refunded as a part, and what was refunded in PayPal’s own pages counts', async (t) => {
  const own = { id: 'REFUND9', status: 'COMPLETED', amount: toUsd('5.00') };
  const { provider, calls } = await openPaypal(t, ({ name, body }) =>
    name.endsWith('/refund')
      ? { status: 201, body: { id: 'REFUND1', status: 'PENDING', ...(body as object) } }
      : {
          body: orderOf('COMPLETED', {
            captures: [captureOf('PARTIALLY_REFUNDED')],
            refunds: [own, { ...own, id: 'REFUND8', status: 'CANCELLED' }],
          }),
        },
  );
  assert.equal((await provider.readPayment(createObject()))?.refundedMinor, 500n);
  const refund = await provider.refund(newRefund);
  assert.deepEqual([refund.ref, refund.state, refund.amountMinor], ['REFUND1', 'pending', 1_000n]);
  const sent = calls.find(({ name }) => name === 'POST /v2/payments/captures/CAPTURE1/refund');
  assert.deepEqual(sent?.body, { amount: toUsd('10.00'), custom_id: `${key}.refund-of-ours` });
  assert.equal(sent?.headers['paypal-request-id'], 'refund-of-ours');
});

test('a refund is made in the name of the account that was paid; one whose grant is gone is a definite createRefusal', async (t) => {
  let answer: Answer | undefined;
  const { provider, calls } = await openPaypal(t, ({ name, body }) =>
    name.endsWith('/refund')
      ? (answer ?? { body: { id: 'REFUND1', status: 'FAILED', ...(body as object) } })
      : {
          body: orderOf(
            'COMPLETED',
            { captures: [captureOf('COMPLETED')] },
            { payee: { merchant_id: 'SELLERABC2345' } },
          ),
        },
  );
  const payment = createObject('ORDER1', 'SELLERABC2345');
  assert.equal((await provider.refund({ ...newRefund, payment })).state, 'failed');
  const assertion = String(calls.at(-1)?.headers['paypal-auth-assertion']).split('.');
  const [head, claims, signature] = assertion.map((part) =>
    Buffer.from(part, 'base64url').toString(),
  );
  assert.deepEqual(
    [JSON.parse(head ?? ''), JSON.parse(claims ?? ''), signature],
    [{ alg: 'none' }, { iss: 'client', payer_id: 'SELLERABC2345' }, ''],
  );
  answer = createRefusal(403, 'PERMISSION_DENIED');
  await assert.rejects(
    provider.refund({ ...newRefund, payment }),
    is('refused', 'PERMISSION_DENIED'),
  );
  answer = { status: 429, body: { name: 'RATE_LIMIT_REACHED', message: 'x' } };
  await assert.rejects(provider.refund({ ...newRefund, payment }), is('unknown'));
  answer = { status: 422, body: { error: 'without a name' } };
  await assert.rejects(provider.refund({ ...newRefund, payment }), is('unknown'));
});

test('an answer about another order, account or amount is never ours', async (t) => {
  let body: object = orderOf('APPROVED');
  const { provider } = await openPaypal(t, () => ({ body }));
  const wanted = {
    key,
    amountMinor: 4_190n,
    currency: 'USD' as const,
    account: null,
    capture: 'automatic' as const,
    payee: 'x',
    description: 'x',
    language: 'en' as const,
    returnUrl: 'http://localhost/',
    expiresAt: new Date(),
  };
  body = orderOf('APPROVED', undefined, { custom_id: 'another' });
  await assert.rejects(provider.readPayment(createObject()), is('unknown', 'other_answer'));
  body = orderOf('CREATED', undefined, { payee: { merchant_id: 'SELLERABC2345' } });
  await assert.rejects(provider.createPayment(wanted), is('unknown', 'other_account'));
  body = orderOf('CREATED', undefined, { amount: toUsd('41.89') });
  await assert.rejects(provider.createPayment(wanted), is('refused', 'key_reused'));
  for (const amount of [toUsd('1e3'), toUsd('0.001'), { currency_code: 'XYZ', value: '1.00' }]) {
    body = orderOf('CREATED', undefined, { amount });
    await assert.rejects(provider.createPayment(wanted), is('unknown'), amount.value);
  }
  body = { ...orderOf('CREATED'), links: [{ rel: 'payer-action', href: 'javascript:alert(1)' }] };
  assert.equal((await provider.createPayment(wanted)).payUrl, null);
  await assert.rejects(
    provider.createPayment({ ...wanted, currency: 'KRW' }),
    is('refused', 'amount_currency'),
  );
});

test('one token serves all calls until a minute before its end, and is renewed once when PayPal withdraws it', async (t) => {
  let at = 0;
  let isWithdrawn = false;
  const { provider, namesOf } = await openPaypal(
    t,
    ({ headers }) => {
      const isOld = isWithdrawn && headers['authorization'] === 'Bearer token-1';
      return isOld
        ? { status: 401, body: { error: 'invalid_token' } }
        : { body: orderOf('APPROVED') };
    },
    { elapsedMs: () => at },
  );
  const tokens = () => namesOf('POST /v1/oauth2/token').length;
  const read = () => provider.readPayment(createObject());
  await Promise.all([read(), read(), read()]);
  assert.equal(tokens(), 1);
  isWithdrawn = true;
  await read();
  assert.equal(tokens(), 2);
  at = 3_539_000;
  await read();
  assert.equal(tokens(), 2);
  at = 3_541_000;
  await read();
  assert.equal(tokens(), 3);
});

test('keys that PayPal no longer takes decide nothing: what is open stays unknown', async (t) => {
  const { provider } = await openPaypal(t, () => ({
    status: 401,
    body: { error: 'invalid_token' },
  }));
  await assert.rejects(provider.capturePayment(createObject()), is('unknown', 'unauthorized'));
});

const strangeCases = Object.keys(strangeAnswers).filter((name) => !/end|half/.test(name));
test('a strange response to a call with a valid token is unknown', async (t) => {
  const bodies: Record<string, Answer> = {
    'a page of a proxy': { status: 502, body: '<html>' },
    'a page that says all is well': { body: '<html>' },
    nothing: { body: '' },
    null: { body: 'null' },
    'an empty object': { body: '{}' },
    'null as a failure': { status: 500, body: 'null' },
    'a number as a failure': { status: 503, body: '7' },
    'a redirect to another server': { status: 302, body: '' },
  };
  assert.deepEqual(Object.keys(bodies), strangeCases);
  for (const [what, answer] of Object.entries(bodies)) {
    const { provider } = await openPaypal(t, () => answer);
    for (const call of [
      () => provider.readPayment(createObject()),
      () => provider.capturePayment(createObject()),
      () => provider.cancelPayment(createObject()),
      () => provider.refund(newRefund),
      () => provider.readAccountLink(createObject()),
      () => provider.createPayout({ key, account: 'A', amountMinor: 100n, currency: 'USD' }),
      () => provider.readPayout(createObject('BATCH1')),
    ])
      await assert.rejects(call(), is('unknown'), what);
  }
});

test('a payout is what its item is, not its batch; one id makes one, and the first is found again', async (t) => {
  let item: object = { transaction_status: 'UNCLAIMED' };
  let batch = 'SUCCESS';
  const { provider } = await openPaypal(t, ({ name }) =>
    name.startsWith('POST')
      ? createRefusal(400, 'Batch with given sender_batch_id already exists', {
          link: [{ href: 'https://api-m.paypal.com/v1/payments/payouts/BATCH1', rel: 'self' }],
        })
      : {
          body: {
            batch_header: {
              payout_batch_id: 'BATCH1',
              batch_status: batch,
              sender_batch_header: { sender_batch_id: key },
            },
            items: [
              {
                payout_item: {
                  amount: { currency: 'USD', value: '25.00' },
                  receiver: 'SELLERABC2345',
                },
                ...item,
              },
            ],
          },
        },
  );
  const payOut = (amountMinor: bigint) =>
    provider.createPayout({ key, account: 'SELLERABC2345', amountMinor, currency: 'USD' });
  assert.equal((await payOut(2_500n)).ref, 'BATCH1');
  await assert.rejects(payOut(2_600n), is('unknown', 'other_answer'));
  const read = async () => {
    const { state, failure } = (await provider.readPayout(createObject('BATCH1'))) ?? assert.fail();
    return [state, failure];
  };
  for (const status of ['PENDING', 'UNCLAIMED', 'ONHOLD']) {
    item = { transaction_status: status };
    assert.deepEqual(await read(), ['in_transit', null], status);
  }
  for (const status of ['BLOCKED', 'FAILED']) {
    item = { transaction_status: status };
    assert.deepEqual(await read(), ['failed', 'account_refused'], status);
  }
  for (const [status, failure] of [
    ['RETURNED', 'not_claimed'],
    ['REFUNDED', 'came_back'],
    ['REVERSED', 'came_back'],
  ] as const) {
    item = { transaction_status: status };
    assert.deepEqual(await read(), ['returned', failure], status);
  }
  for (const [name, failure] of [
    ['RECEIVER_ACCOUNT_LOCKED', 'account_closed'],
    ['RECEIVER_RECEIVING_LIMIT_EXCEEDED', 'limit_reached'],
    ['INSUFFICIENT_FUNDS', 'balance_insufficient'],
  ] as const) {
    item = { transaction_status: 'FAILED', errors: { name } };
    assert.deepEqual(await read(), ['failed', failure]);
  }
  item = { transaction_status: 'SUCCESS' };
  assert.deepEqual(await read(), ['paid', null]);
  item = { transaction_status: 'A_STATE_OF_TOMORROW' };
  const unknown = (await provider.readPayout(createObject('BATCH1'))) ?? assert.fail();
  assert.deepEqual([unknown.state, unknown.reason], ['in_transit', 'A_STATE_OF_TOMORROW']);
  item = { transaction_status: 'SUCCESS' };
  batch = 'A_STATE_OF_TOMORROW';
  assert.deepEqual(await read(), ['paid', null]);
  item = { transaction_status: 'PENDING' };
  batch = 'DENIED';
  assert.deepEqual(await read(), ['failed', 'account_refused']);
});

test('an account is linked when every permission is granted and it can be paid', async (t) => {
  const scopes = [
    'payments/realtimepayment',
    'payments/refund',
    'disputes/read-seller',
    'reporting/search/read',
  ].map((scope) => `https://uri.paypal.com/services/${scope}`);
  let seller: object | undefined;
  const sellerWith = (granted: string[], more: object = {}) => ({
    merchant_id: 'SELLERABC2345',
    payments_receivable: true,
    primary_email: 'luna@example.com',
    primary_email_confirmed: true,
    oauth_integrations: [{ oauth_third_party: [{ scopes: granted }] }],
    ...more,
  });
  const { provider, calls } = await openPaypal(t, () =>
    seller ? { body: seller } : { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } },
  );
  const read = async (ref: string | null = key) => {
    const link = await provider.readAccountLink(createObject(ref));
    return link && [link.state, link.failure, link.account?.ref, link.account?.label];
  };
  assert.equal(await read(null), null);
  assert.deepEqual(await read(), ['pending', null, undefined, undefined]);
  seller = sellerWith(scopes);
  assert.deepEqual(await read(), ['active', null, 'SELLERABC2345', 'PayPal l…@example.com']);
  assert.equal(
    calls.at(-1)?.name,
    `GET /v1/customer/partners/${merchantId}/merchant-integrations/SELLERABC2345`,
  );
  for (const more of [{ payments_receivable: false }, { primary_email_confirmed: false }]) {
    seller = sellerWith(scopes, more);
    assert.deepEqual(await read(), ['pending', null, undefined, undefined]);
  }
  for (const [index, permission] of ['payments', 'refunds', 'disputes', 'reports'].entries()) {
    seller = sellerWith(scopes.filter((_scope, at) => at !== index));
    assert.deepEqual(await read(), ['refused', 'permissions_missing', undefined, undefined]);
    const link = await provider.readAccountLink(createObject(key));
    assert.deepEqual(link?.missing, [permission]);
  }
  seller = sellerWith([]);
  assert.deepEqual(await read(), ['refused', 'refused_by_user', undefined, undefined]);
});

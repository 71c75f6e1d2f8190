import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from '../provider.ts';
import { type Answer, createRefusal, key, openPaypal, toUsd } from './testing/scripted-paypal.ts';

const dayMs = 86_400_000;
const from = new Date('2026-01-01T00:00:00.000Z');
const at = (days: number) => new Date(from.getTime() + days * dayMs);

const line = (code: string, value: string, more: object = {}) => ({
  transaction_info: {
    transaction_id: `ID${code}${value.replaceAll(/\W/g, '')}`,
    transaction_event_code: code,
    transaction_initiation_date: '2026-01-02T10:00:00+0000',
    transaction_amount: toUsd(value),
    transaction_status: 'S',
    ...more,
  },
});
const page = (lines: object[], refreshed: Date, pages = 1): Answer => ({
  body: {
    transaction_details: lines,
    last_refreshed_datetime: refreshed.toISOString(),
    total_pages: pages,
  },
});

test('the codes of lines determine their kinds; entries have our keys and PayPal’s fee', async (t) => {
  const lines = [
    line('T0006', '41.90', { custom_field: key, fee_amount: toUsd('-1.55') }),
    line('T1107', '-10.00', { custom_field: `${key}.refund-of-ours` }),
    line('T1107', '-5.00', { custom_field: key }),
    line('T0001', '-25.00', { custom_field: 'payout-of-ours' }),
    line('T0000', '7.00'),
    line('T1114', '25.00', { custom_field: 'payout-of-ours' }),
    line('T1115', '25.01', { paypal_reference_id: 'IDT00012500' }),
    line('T1115', '9.00', { paypal_reference_id: 'IDT00019' }),
    line('T1201', '-41.90'),
    line('T1202', '41.90'),
    line('T0400', '-99.00'),
    line('T0106', '-20.00'),
    line('T1200', '-1.00'),
    line('T0200', '3.00'),
    line('T0006', '8.00', { custom_field: 'pending', transaction_status: 'P' }),
    line('T0006', '9.00', { custom_field: 'denied', transaction_status: 'D' }),
    line('T0006', '4.00', { custom_field: 'given-back', transaction_status: 'V' }),
    line('T0006', '400.00', { transaction_amount: { currency_code: 'HUF', value: '400' } }),
    line('T0006', '6.00', {
      custom_field: 'x',
      transaction_initiation_date: '2025-12-31T23:59:59Z',
    }),
  ];
  const { provider } = await openPaypal(t, () => page(lines, at(2)));
  const { entries } = await provider.listEntries({ from, before: at(2), account: null });
  assert.deepEqual(
    entries.map((entry) => [entry.kind, entry.key, entry.amountMinor]),
    [
      ['capture', key, 4_190n],
      ['refund', 'refund-of-ours', 1_000n],
      ['refund', 'IDT1107500', 500n],
      ['payout', 'payout-of-ours', 2_500n],
      ['other', 'IDT0000700', 700n],
      ['payout_return', 'payout-of-ours', 2_500n],
      ['payout_return', 'payout-of-ours', 2_501n],
      ['other', 'IDT1115900', 900n],
      ['dispute', 'IDT12014190', 4_190n],
      ['dispute_return', 'IDT12024190', 4_190n],
      ['bank_payout', 'IDT04009900', 9_900n],
      ['fee', 'IDT01062000', 2_000n],
      ['adjustment', 'IDT1200100', 100n],
      ['other', 'IDT0200300', 300n],
      ['capture', 'given-back', 400n],
    ],
  );
  assert.deepEqual(entries[0]?.settled, { amountMinor: 4_035n, feeMinor: 155n, currency: 'USD' });
  assert.equal(entries[1]?.settled, null);
});

test('in an owner’s account a dispute of a payment without our key is the owner’s own; a hold takes no money yet', async (t) => {
  const lines = [
    line('T1201', '-41.90', { custom_field: key }),
    line('T1106', '-3.00'),
    line('T1202', '41.90', { custom_field: key }),
    line('T1110', '-8.00', { custom_field: key }),
    line('T1111', '8.00', { custom_field: key }),
  ];
  const { provider } = await openPaypal(t, () => page(lines, at(2)));
  const { entries } = await provider.listEntries({
    from,
    before: at(2),
    account: 'SELLERABC2345',
  });
  assert.deepEqual(
    entries.map((entry) => [entry.kind, entry.paymentKey]),
    [
      ['dispute', key],
      ['other', null],
      ['dispute_return', key],
      ['adjustment', null],
      ['adjustment', null],
    ],
  );
});

test('a long range is read in spans of 31 days and pages of 500, until the time to which PayPal has prepared it', async (t) => {
  const { provider, calls } = await openPaypal(t, ({ query }) =>
    page(
      [line('T0006', `${query.get('page')}.00`, { custom_field: key })],
      at(50),
      query.get('start_date') === from.toISOString() ? 2 : 1,
    ),
  );
  const book = await provider.listEntries({ from, before: at(90), account: null });
  const ranges = calls
    .slice(1)
    .map(({ query }) => [
      (new Date(query.get('start_date') ?? '').getTime() - from.getTime()) / dayMs,
      (new Date(query.get('end_date') ?? '').getTime() - from.getTime()) / dayMs,
      query.get('page_size'),
      query.get('page'),
    ]);
  assert.deepEqual(ranges, [
    [0, 31, '500', '1'],
    [0, 31, '500', '2'],
    [31, 62, '500', '1'],
  ]);
  assert.equal(book.completeUntil.getTime(), at(50).getTime());
  assert.equal(book.entries.length, 2, 'a line on the border of two spans is one');
});

test('the book of each account is complete until the time to which PayPal has prepared that one', async (t) => {
  const { provider } = await openPaypal(t, ({ headers }) =>
    page([], headers['paypal-auth-assertion'] ? at(3) : at(8)),
  );
  const until = async (account: string | null) =>
    (await provider.listEntries({ from, before: at(9), account })).completeUntil;
  assert.deepEqual([await until('SELLERABC2345'), await until(null)], [at(3), at(8)]);
});

test('a result that is too large is read in halves, and younger lines are not reported as missing', async (t) => {
  const { provider } = await openPaypal(t, ({ query }) => {
    const start = new Date(query.get('start_date') ?? '');
    const end = new Date(query.get('end_date') ?? '');
    if (start >= at(6))
      return {
        status: 400,
        body: {
          name: 'INVALID_REQUEST',
          message: 'Data for the given start date is not available.',
        },
      };
    if (end.getTime() - start.getTime() > 4 * dayMs)
      return createRefusal(400, 'RESULTSET_TOO_LARGE');
    return page([line('T0006', `${start.getUTCDate()}.00`, { custom_field: key })], at(6));
  });
  const { entries, completeUntil } = await provider.listEntries({
    from,
    before: at(16),
    account: null,
  });
  assert.deepEqual(
    entries.map(({ amountMinor }) => amountMinor),
    [100n, 500n],
  );
  assert.deepEqual(completeUntil, at(6));
});

test('a book without its time, or that cannot be read, is unknown', async (t) => {
  let answer: Answer = { body: { transaction_details: [], total_pages: 0 } };
  const { provider } = await openPaypal(t, () => answer);
  const list = () => provider.listEntries({ from, before: at(1), account: null });
  const isUnknown = (error: unknown) => error instanceof ProviderError && error.kind === 'unknown';
  await assert.rejects(list(), isUnknown);
  answer = page([line('T0006', '1.001')], at(1));
  await assert.rejects(list(), isUnknown);
  answer = page([{ transaction_info: { transaction_id: 'x' } }], at(1));
  await assert.rejects(list(), isUnknown);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBankResult } from './bank-result.rules.ts';
import { type FiledPayout, findOutcomes, toPayoutFailure } from './find-outcomes.rules.ts';

const read = (text: string) => readBankResult({ text }) ?? assert.fail('the file is readable');
const outcomes = (text: string, payouts: FiledPayout[]) =>
  findOutcomes(read(text), payouts).map(({ reference, outcome }) => [reference, outcome]);
const filed = (reference: string, status: FiledPayout['status']): FiledPayout => ({
  reference,
  status,
  amountMinor: 123_450n,
  currency: 'EUR',
});
const sent = (...references: string[]): FiledPayout[] =>
  references.map((reference) => filed(reference, 'sent'));

const report = (group: string, block: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
    <GrpHdr><MsgId>B1</MsgId></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>VB-20261120-7</OrgnlMsgId><OrgnlMsgNmId>pain.001</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>
    ${block && `<OrgnlPmtInfAndSts><OrgnlPmtInfId>VB-20261120-7.0</OrgnlPmtInfId>${block}</OrgnlPmtInfAndSts>`}
  </CstmrPmtStsRpt></Document>`;
const transfer = (reference: string, state: string, code = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${state}</TxSts>${
    code && `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`
  }</TxInfAndSts>`;

test('a table is read by its titles, in any order and with any separator', () => {
  assert.deepEqual(read('\uFEFFStatus;Reason;Reference\r\npaid;;PO-1\r\nRJCT;AC04;PO-2\r\n'), {
    file: null,
    others: null,
    lines: [
      { line: 2, reference: 'PO-1', state: 'paid', reason: null, amount: null },
      { line: 3, reference: 'PO-2', state: 'failed', reason: 'AC04', amount: null },
    ],
  });
  assert.equal(read('reference\tstate\nPO-1\tperhaps').lines[0]?.state, null);
});

test('a file that is no result is read as none', () => {
  for (const text of [
    '',
    'hello',
    'reference,state',
    'name,state\nx,paid',
    '<a/>',
    '<a',
    '<!DOCTYPE x><a/>',
  ])
    assert.equal(readBankResult({ text }), null, text);
});

test('a status report has the state of each transfer, or of the whole file', () => {
  const part = report(
    '<GrpSts>PART</GrpSts>',
    transfer('PO-1', 'ACSC') + transfer('PO-2', 'RJCT', 'AC04') + transfer('PO-3', 'ACCP'),
  );
  assert.equal(read(part).file, 'VB-20261120-7');
  assert.deepEqual(outcomes(part, sent('PO-1', 'PO-2', 'PO-3', 'PO-4')), [
    ['PO-1', 'paid'],
    ['PO-2', 'failed'],
    ['PO-3', 'accepted'],
  ]);
  const refused = report(
    '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf>',
    '',
  );
  assert.deepEqual(findOutcomes(read(refused), sent('PO-1', 'PO-2')), [
    { line: null, reference: 'PO-1', reason: 'AM04', outcome: 'failed' },
    { line: null, reference: 'PO-2', reason: 'AM04', outcome: 'failed' },
  ]);
  const block = report('', `<PmtInfSts>ACCP</PmtInfSts>${transfer('PO-2', 'RJCT', 'AC01')}`);
  assert.deepEqual(outcomes(block, sent('PO-1', 'PO-2')), [
    ['PO-2', 'failed'],
    ['PO-1', 'accepted'],
  ]);
});

test('each line is judged by what is booked: the same result again changes nothing', () => {
  const table = 'reference,state\nPO-1,paid\nPO-2,failed\nPO-9,paid\nPO-3,maybe';
  assert.deepEqual(outcomes(table, sent('PO-1', 'PO-2', 'PO-3')), [
    ['PO-1', 'paid'],
    ['PO-2', 'failed'],
    ['PO-9', 'not_in_file'],
    ['PO-3', 'unreadable'],
  ]);
  const booked: FiledPayout[] = [filed('PO-1', 'paid'), filed('PO-2', 'failed')];
  assert.deepEqual(outcomes(table, booked).slice(0, 2), [
    ['PO-1', 'booked'],
    ['PO-2', 'booked'],
  ]);
  // A later result: the paid one came back. Then the older result is uploaded once more.
  assert.deepEqual(outcomes('reference,state\nPO-1,returned', booked), [['PO-1', 'returned']]);
  assert.deepEqual(outcomes(table, [filed('PO-1', 'returned')])[0], ['PO-1', 'booked']);
});

test('two lines about one payout count once, and not at all when they contradict each other', () => {
  assert.deepEqual(
    outcomes('reference,state\nPO-1,paid\nPO-1,paid\nPO-2,paid\nPO-2,failed', sent('PO-1', 'PO-2')),
    [
      ['PO-1', 'paid'],
      ['PO-1', 'booked'],
      ['PO-2', 'contradicting'],
      ['PO-2', 'contradicting'],
    ],
  );
});

test('a payout that failed and is paid now contradicts what is booked', () => {
  assert.deepEqual(outcomes('reference,state\nPO-2,paid', [filed('PO-2', 'failed')]), [
    ['PO-2', 'contradicting'],
  ]);
});

test('a line with another amount than that of its payout changes nothing', () => {
  const judge = (amount: string, currency = '') =>
    outcomes(
      `reference;state;amount;currency\nPO-1;paid;${amount};${currency}`,
      sent('PO-1'),
    )[0]?.[1];
  for (const same of ['1234.50', '1,234.50', '1.234,5', '-1 234,50', '1234.50 EUR', ''])
    assert.equal(judge(same), 'paid', same);
  assert.equal(judge('1234.50', 'eur'), 'paid');
  for (const other of ['1234.51', '12.345,00', '1234', '123450', '1234.505', '1234.50 USD', 'x'])
    assert.equal(judge(other), 'other_amount', other);
  assert.equal(judge('1234.50', 'USD'), 'other_amount');
  const block = (amount: string) =>
    transfer('PO-1', 'ACSC').replace(
      '</TxInfAndSts>',
      `<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${amount}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`,
    );
  const judgeReport = (amount: string) => outcomes(report('', block(amount)), sent('PO-1'))[0]?.[1];
  assert.deepEqual([judgeReport('1234.50'), judgeReport('1234.05')], ['paid', 'other_amount']);
});

test('the codes of banks are causes that the apps explain', () => {
  assert.equal(toPayoutFailure('AC04'), 'account_closed');
  assert.equal(toPayoutFailure('Limit (AM02)'), 'limit_reached');
  assert.equal(toPayoutFailure('AM04'), 'provider_error');
  assert.equal(toPayoutFailure('AC01'), 'account_refused');
  assert.equal(toPayoutFailure(null), 'account_refused');
});

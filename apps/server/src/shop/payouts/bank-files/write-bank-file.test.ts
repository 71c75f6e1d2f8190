import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { parse } from 'csv-parse/sync';
import { toSepaText } from './sepa-text.rules.ts';
import { type BankFileHead, writeBankCsv, writeSepaFile } from './write-bank-file.ts';

const payer = { name: 'Vitrine Handels-GmbH & Co. KG', iban: 'DE89370400440532013000', bic: null };
const head: BankFileHead = {
  name: 'VB-20261120-7',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  executionDay: '2026-11-23',
  remittance: 'Vitrine VB-20261120-7',
  currency: 'EUR',
};
const line = (reference: string, amountMinor: bigint, more = {}) => ({
  reference,
  name: 'Inés Prado',
  account: 'ES9121000418450200051332',
  bankCode: null,
  amountMinor,
  ...more,
});

const children = (parent: Element) =>
  [...parent.childNodes].filter((node): node is Element => node.nodeType === 1);
/** The shape of a document: names with their children, and the texts at the ends. */
type Shape = [string, string | Shape[]];
const shapeOf = (element: Element): Shape => {
  const below = children(element);
  return [element.localName ?? '', below.length ? below.map(shapeOf) : (element.textContent ?? '')];
};

test('a SEPA file has the elements of pain.001.001.09 in the order of its schema', () => {
  const text = writeSepaFile(head, payer, [
    line('PO-11', 41_280n),
    line('PO-12', 5n, {
      name: 'Łukasz Żółć 中',
      account: 'FR1420041010050500013M02606',
      bankCode: 'PSSTFRPPPAR',
    }),
  ]);
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>/);
  const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
  assert.ok(root);
  assert.equal(root.namespaceURI, 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  const amounts = [...root.getElementsByTagNameNS('*', 'InstdAmt')];
  assert.deepEqual(
    amounts.map((element) => element.getAttribute('Ccy')),
    ['EUR', 'EUR'],
  );
  const [created] = root.getElementsByTagNameNS('*', 'CreDtTm');
  assert.match(created?.textContent ?? '', /^2026-11-2\dT\d\d:\d\d:\d\d$/);
  if (created) created.textContent = 'created';
  assert.deepEqual(shapeOf(root), [
    'Document',
    [
      [
        'CstmrCdtTrfInitn',
        [
          [
            'GrpHdr',
            [
              ['MsgId', 'VB-20261120-7'],
              ['CreDtTm', 'created'],
              ['NbOfTxs', '2'],
              ['CtrlSum', '412.85'],
              ['InitgPty', [['Nm', 'Vitrine Handels-GmbH + Co. KG']]],
            ],
          ],
          [
            'PmtInf',
            [
              ['PmtInfId', 'VB-20261120-7.0'],
              ['PmtMtd', 'TRF'],
              ['BtchBookg', 'false'],
              ['NbOfTxs', '2'],
              ['CtrlSum', '412.85'],
              ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
              ['ReqdExctnDt', [['Dt', '2026-11-23']]],
              ['Dbtr', [['Nm', 'Vitrine Handels-GmbH + Co. KG']]],
              ['DbtrAcct', [['Id', [['IBAN', payer.iban]]]]],
              ['DbtrAgt', [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]]],
              ['ChrgBr', 'SLEV'],
              [
                'CdtTrfTxInf',
                [
                  [
                    'PmtId',
                    [
                      ['InstrId', 'VB-20261120-7.0.0'],
                      ['EndToEndId', 'PO-11'],
                    ],
                  ],
                  ['Amt', [['InstdAmt', '412.80']]],
                  ['Cdtr', [['Nm', 'Ines Prado']]],
                  ['CdtrAcct', [['Id', [['IBAN', 'ES9121000418450200051332']]]]],
                  ['RmtInf', [['Ustrd', 'Vitrine VB-20261120-7']]],
                ],
              ],
              [
                'CdtTrfTxInf',
                [
                  [
                    'PmtId',
                    [
                      ['InstrId', 'VB-20261120-7.0.1'],
                      ['EndToEndId', 'PO-12'],
                    ],
                  ],
                  ['Amt', [['InstdAmt', '0.05']]],
                  ['CdtrAgt', [['FinInstnId', [['BICFI', 'PSSTFRPPPAR']]]]],
                  ['Cdtr', [['Nm', 'Lukasz Zolc .']]],
                  ['CdtrAcct', [['Id', [['IBAN', 'FR1420041010050500013M02606']]]]],
                  ['RmtInf', [['Ustrd', 'Vitrine VB-20261120-7']]],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  ]);
});

test('amounts are exact: each line and the control sum, also of a thousand lines', () => {
  // Sums that floating-point numbers do not have exactly: 0.07 + 0.14 + ….
  const lines = Array.from({ length: 1_000 }, (_, at) =>
    line(`PO-${at}`, BigInt(7 * (at + 1) + 1)),
  );
  const text = writeSepaFile(head, payer, [...lines, line('PO-large', 999_999_999_99n)]);
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 999_999_999_99n);
  const decimal = `${total / 100n}.${String(total % 100n).padStart(2, '0')}`;
  assert.equal(text.split(`<CtrlSum>${decimal}</CtrlSum>`).length, 3);
  assert.ok(text.includes('>999999999.99<'));
  assert.equal(text, writeSepaFile(head, payer, [...lines, line('PO-large', 999_999_999_99n)]));
});

test('an amount or account that no bank takes is refused before a file exists', () => {
  assert.throws(() => writeSepaFile(head, payer, [line('PO-1', 0n)]), /does not fit/);
  assert.throws(
    () => writeSepaFile(head, payer, [line('PO-1', 1_000_000_000_00n)]),
    /does not fit/,
  );
  assert.throws(() => writeSepaFile(head, payer, [line('PO-1', 1n, { account: 'ES00' })]), /IBAN/);
  assert.throws(
    () => writeSepaFile({ ...head, currency: 'USD' }, payer, [line('PO-1', 1n)]),
    /euros/,
  );
});

test('names are spelled in the characters that every bank accepts', () => {
  assert.equal(toSepaText('Größe & Søn, “Ærø”', 70), 'Grosse + Son, .AEro.');
  assert.equal(toSepaText('//a//b//', 70), 'a/b');
  assert.equal(toSepaText('a\r\n<b>\t=1', 70), 'a .b. .1');
  assert.equal(toSepaText('x'.repeat(80), 70).length, 70);
});

test('the table has exact amounts, and no cell that a spreadsheet runs', () => {
  const text = writeBankCsv({ ...head, currency: 'JPY' }, [
    line('PO-1', 1_200n, { name: '=HYPERLINK("http://x")', bankCode: '0005' }),
    line('PO-2', 7n, { name: 'Ada, "Countess"\r\n+1' }),
  ]);
  const rows: string[][] = parse(text, { bom: true });
  assert.deepEqual(rows, [
    ['reference', 'name', 'account', 'bank_code', 'amount', 'currency', 'text'],
    [
      'PO-1',
      `'=HYPERLINK("http://x")`,
      'ES9121000418450200051332',
      '0005',
      '1200',
      'JPY',
      head.remittance,
    ],
    ['PO-2', `'Ada, "Countess" +1`, 'ES9121000418450200051332', '', '7', 'JPY', head.remittance],
  ]);
});

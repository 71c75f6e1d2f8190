import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { languages } from '@vitrine/contract/locales.ts';
import * as contract from '@vitrine/contract/shop/ledger.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { withOwner } from '../testing/fixtures.ts';
import {
  matureEarnings,
  ownerAccount,
  postJournal,
  recordEarning,
  scheduleEarning,
} from './index.ts';
import { sumsOf } from './statement.rules.ts';
import { statementTexts } from './statement-texts.ts';

const { app, owner } = await withOwner({
  owner: { name: 'Casa Luna 月亮', store: { name: 'Casa Luna 月亮' } },
});

async function sell(orderId: string, label: string): Promise<void> {
  await inTx(systemContext(app.platform), async (tx) => {
    await postJournal(tx, {
      kind: 'buyer_capture',
      sourceType: 'order',
      sourceId: orderId,
      memo: { orderId, orderNumber: `VT-${orderId}`, payoutLabel: label },
      lines: [
        {
          account: { code: 'provider_clearing', provider: 'sandbox' },
          amountMinor: 5_000n,
          currency: 'USD',
        },
        {
          account: ownerAccount('owner_pending', owner.storeId),
          amountMinor: -1_250n,
          currency: 'USD',
        },
        { account: { code: 'platform_goods' }, amountMinor: -3_750n, currency: 'USD' },
      ],
    });
    await recordEarning(tx, {
      orderId,
      storeId: owner.storeId,
      amountMinor: 1_250n,
      currency: 'USD',
    });
  });
}

/** Everything written in a PDF: its streams, unpacked. */
function unpack(pdf: Buffer): string {
  const parts: string[] = [];
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const begin = match.index + match[0].length;
    try {
      parts.push(inflateSync(pdf.subarray(begin)).toString('latin1'));
    } catch {
      // The end of a stream, or one that is not packed.
    }
  }
  return parts.join('\n');
}

/** The bytes as they travel: a PDF is no text. */
async function read(lang: string, query: Record<string, string> = {}) {
  const answer = await app.server.inject({
    url: contract.exportStatement.path,
    query: { format: 'pdf', ...query },
    headers: { authorization: `Bearer ${owner.token}`, lang },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

test('a printed statement is a PDF in each of the five languages, with a glyph for every letter', async () => {
  await sell('7101', 'Paper lamp, niño · ça va · não');
  await sell('7102', '露娜粗陶茶壶，陶土红 · 0.6 L');
  await inTx(systemContext(app.platform), (tx) =>
    scheduleEarning(tx, '7101', new Date('2026-11-01T10:00:00Z')),
  );
  await matureEarnings(systemContext(app.platform));
  for (const lang of languages) {
    const { status, headers, bytes } = await read(lang);
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'application/pdf');
    assert.match(
      String(headers['content-disposition']),
      /filename="vitrine-statement-[\d-]+\.pdf"/,
    );
    assert.ok(
      bytes.subarray(0, 5).toString() === '%PDF-' &&
        bytes.subarray(-6).toString().includes('%%EOF'),
      lang,
    );
    assert.ok(bytes.length < 120_000, `${lang}: ${bytes.length} bytes`);
    const written = unpack(bytes);
    const known = new Set(
      [...written.matchAll(/<([0-9a-f]{4})>/g)].map((match) =>
        String.fromCodePoint(Number.parseInt(match[1] ?? '0', 16)),
      ),
    );
    const { movements, statement } = statementTexts[lang];
    const wanted = `${movements.sale}${movements.matured}${statement.closing}Casa Luna 月亮露娜粗陶茶壶陶土红ñçã`;
    assert.deepEqual(
      [...new Set(wanted)].filter((letter) => letter.trim() && !known.has(letter)),
      [],
      lang,
    );
    // Glyph 0 stands for a letter that the font does not have.
    const drawn = [...written.matchAll(/<((?:[0-9a-f]{4})+)> -?\d/g)].flatMap(
      (match) => match[1]?.match(/.{4}/g) ?? [],
    );
    assert.ok(drawn.length > 200);
    assert.ok(!drawn.includes('0000'), lang);
  }
});

test('a statement without movements is written too, and one of too many days is refused', async () => {
  assert.equal((await read('en', { dayFrom: '2020-01-01', dayTo: '2020-01-31' })).status, 200);
  assert.equal((await read('en', { format: 'docx' })).status, 400);
  assert.equal(
    (await app.call(contract.exportStatement, { query: { format: 'pdf' } })).status,
    401,
  );
});

test('the sums lead from the opening to the closing balance, each currency apart', () => {
  const line = (
    kind: 'matured' | 'payout' | 'sale',
    availableMinor: bigint,
    currency: 'USD' | 'EUR' = 'USD',
  ) => ({
    kind,
    availableMinor,
    currency,
  });
  const lines = [
    line('sale', 0n),
    line('matured', 1_250n),
    line('matured', 250n),
    line('payout', -1_000n),
  ];
  assert.deepEqual(sumsOf(lines, new Map([['USD', 400n]]), 'USD'), [
    {
      currency: 'USD',
      parts: [
        { kind: 'matured', minor: 1_500n },
        { kind: 'payout', minor: -1_000n },
      ],
      closingMinor: 900n,
    },
  ]);
  assert.deepEqual(sumsOf([], new Map([['EUR', 0n]]), 'USD'), [
    { currency: 'USD', parts: [], closingMinor: 0n },
  ]);
  assert.deepEqual(
    sumsOf([line('matured', 5n, 'EUR')], new Map(), 'USD').map(({ currency, closingMinor }) => [
      currency,
      closingMinor,
    ]),
    [
      ['USD', 0n],
      ['EUR', 5n],
    ],
  );
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { derivePaypalKeys, startSandbox } from '@vitrine/sandbox-bank';
import { Ajv } from 'ajv';
import { ManualClock } from '#platform/clock.ts';
import type { NewPayment, ProviderObject } from '../provider.ts';
import { createPaypalProvider } from './paypal-provider.ts';

const root = path.resolve(import.meta.dirname, '../../../../../../../..');
const folder = process.env['PAYPAL_DOCUMENTS'] ?? path.join(root, '../shared/reference/paypal');
const skip = existsSync(folder)
  ? false
  : `PayPal's documents are not at ${folder} (PAYPAL_DOCUMENTS names another place)`;

const secret = 'a-secret-of-the-sandbox';
const keys = derivePaypalKeys(secret);

/** The paths that the adapter uses, and the document that has each; PayPal has published none for tokens, certificates and the states of sellers. */
const paths: readonly (readonly [RegExp, string, string])[] = [
  [/^\/v2\/checkout\/orders$/, 'checkout_orders_v2', '/v2/checkout/orders'],
  [/^\/v2\/checkout\/orders\/\w+$/, 'checkout_orders_v2', '/v2/checkout/orders/{id}'],
  [
    /^\/v2\/checkout\/orders\/\w+\/capture$/,
    'checkout_orders_v2',
    '/v2/checkout/orders/{id}/capture',
  ],
  [
    /^\/v2\/payments\/captures\/\w+\/refund$/,
    'payments_payment_v2',
    '/v2/payments/captures/{capture_id}/refund',
  ],
  [/^\/v2\/payments\/refunds\/\w+$/, 'payments_payment_v2', '/v2/payments/refunds/{refund_id}'],
  [/^\/v1\/payments\/payouts$/, 'payments_payouts_batch_v1', '/v1/payments/payouts'],
  [/^\/v1\/payments\/payouts\/\w+$/, 'payments_payouts_batch_v1', '/v1/payments/payouts/{id}'],
  [
    /^\/v2\/customer\/partner-referrals$/,
    'customer_partner_referrals_v2',
    '/v2/customer/partner-referrals',
  ],
  [/^\/v1\/reporting\/balances$/, 'reporting_transactions_v1', '/v1/reporting/balances'],
  [/^\/v1\/customer\/disputes$/, 'customer_disputes_v1', '/v1/customer/disputes'],
  [/^\/v1\/customer\/disputes\/[\w-]+$/, 'customer_disputes_v1', '/v1/customer/disputes/{id}'],
  ...['provide-evidence', 'appeal', 'accept-claim'].map(
    (verb) =>
      [
        new RegExp(`^/v1/customer/disputes/[\\w-]+/${verb}$`),
        'customer_disputes_v1',
        `/v1/customer/disputes/{id}/${verb}`,
      ] as const,
  ),
  [/^\/v1\/reporting\/transactions$/, 'reporting_transactions_v1', '/v1/reporting/transactions'],
  [/^\/v1\/notifications\/webhooks$/, 'notifications_webhooks_v1', '/v1/notifications/webhooks'],
  [
    /^\/v1\/notifications\/webhooks\/\w+$/,
    'notifications_webhooks_v1',
    '/v1/notifications/webhooks/{webhook_id}',
  ],
];
const unpublished = /^\/v1\/(oauth2|notifications\/certs|customer\/partners)\//;

interface Document {
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: object;
  responses: Record<string, object>;
}
interface Exchange {
  method: string;
  url: URL;
  /** Of a form, its part `input`. */
  sent: unknown;
  /** The names of the parts of a form. */
  parts: string[] | null;
  status: number;
  answered: unknown;
}

const pointerOf = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** A judge of what was sent and answered, by the documents. */
function openDocuments() {
  // Formats are PayPal's own and unknown here; their patterns are written beside them.
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const documents = new Map<string, Document>();
  for (const name of new Set(paths.map(([, document]) => document))) {
    const document = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
    documents.set(name, document);
    ajv.addSchema(document, name);
  }
  function judge(ref: string, value: unknown, what: string): void {
    const isValid = ajv.validate({ $ref: ref }, value);
    assert.ok(isValid, `${what}: ${ajv.errorsText()}\n${JSON.stringify(value)}`);
  }
  /** The documents name the files of a form, and describe its part `input` by the schemas of its fields. */
  function judgeForm(name: string, sent: unknown, parts: string[], what: string): void {
    for (const part of parts) assert.match(part, /^(input|evidence-file)$/, what);
    const { evidences = [], accept_claim_type: type } = sent as {
      evidences?: unknown[];
      accept_claim_type?: unknown;
    };
    assert.ok(evidences.length > 0 || type, what);
    for (const evidence of evidences) judge(`${name}#/components/schemas/evidence`, evidence, what);
    if (type) judge(`${name}#/components/schemas/accept_claim_type`, type, what);
  }
  function judgeExchange({ method, url, sent, parts, status, answered }: Exchange): string {
    const found = paths.find(([pattern]) => pattern.test(url.pathname));
    if (!found) {
      assert.match(url.pathname, unpublished, 'a path that no document names');
      return 'unpublished';
    }
    const [, name, template] = found;
    const what = `${method} ${template}`;
    const verb = method.toLowerCase();
    const operation = documents.get(name)?.paths[template]?.[verb];
    assert.ok(operation, `${what} is in ${name}`);
    const at = `${name}#/paths/${pointerOf(template)}/${verb}`;
    const content = 'content/application~1json/schema';
    if (parts) judgeForm(name, sent, parts, what);
    else if (operation.requestBody && (method === 'POST' || method === 'PATCH'))
      judge(`${at}/requestBody/${content}`, sent, what);
    const known = JSON.stringify(operation.parameters ?? []);
    for (const parameter of url.searchParams.keys())
      assert.ok(known.includes(parameter), `${what} has no ${parameter}`);
    if (operation.responses[status])
      judge(`${at}/responses/${status}/${content}`, answered, `${what}, answer ${status}`);
    else assert.ok(status >= 400, `${what} answers no ${status}`);
    return what;
  }
  return { judge, judgeExchange };
}

/** Forwards calls to the sandbox and records them. */
async function openRecorder(to: string, exchanges: Exchange[]) {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const { method = 'GET', url = '/', headers } = request;
    const answer = await fetch(to + url, {
      method,
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) =>
          /^(authorization|content-type|paypal)/.test(name),
        ),
      ) as Record<string, string>,
      ...(body.length ? { body } : {}),
    });
    const text = await answer.text();
    const read = (given: string) => (/^[{[]/.test(given) ? JSON.parse(given) : given);
    const type = headers['content-type'] ?? '';
    const form = type.startsWith('multipart/')
      ? await new Response(body, { headers: { 'content-type': type } }).formData()
      : null;
    exchanges.push({
      method,
      url: new URL(url, to),
      sent: read(form ? String(form.get('input')) : body.toString()),
      parts: form && [...form.keys()],
      status: answer.status,
      answered: read(text),
    });
    response.writeHead(answer.status).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

test('requests of the adapter and responses of the sandbox match PayPal’s published documents', {
  skip,
}, async (t) => {
  const clock = new ManualClock('2026-11-20T10:00:00.000Z');
  const books = mkdtempSync(path.join(os.tmpdir(), 'vt-paypal-documents-'));
  const events: unknown[] = [];
  const shop = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    events.push(JSON.parse(Buffer.concat(parts).toString()));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { url, bank, close } = await startSandbox({
    port: 0,
    bookFile: path.join(books, 'book.jsonl'),
    secret,
    targets: [`paypal:http://127.0.0.1:${(shop.address() as AddressInfo).port}/`],
    clock,
    lateMs: 600_000,
  });
  const exchanges: Exchange[] = [];
  const recorder = await openRecorder(`${url}/paypal`, exchanges);
  t.after(async () => {
    recorder.close();
    shop.close();
    await close();
    rmSync(books, { recursive: true, force: true });
  });
  const provider = createPaypalProvider({
    ...keys,
    address: recorder.address,
    webhookIds: [keys.webhookId],
    certificateAddress: `${url}/paypal/v1/notifications/certs/`,
    isLive: false,
    pageOrigins: [url],
  });

  let count = 0;
  const newKey = () => {
    count += 1;
    return `key-${count}`;
  };
  const create = (more: Partial<NewPayment> = {}) =>
    provider.createPayment({
      key: newKey(),
      amountMinor: 4_190n,
      currency: 'USD',
      account: null,
      capture: 'automatic',
      payee: 'Luna Studio',
      description: 'VT-20001',
      language: 'zh-cn',
      returnUrl: 'http://127.0.0.1/api/paymentCallback?payment=x',
      expiresAt: clock.now(),
      ...more,
    });
  const objectOf = ({ key, ref, account }: Omit<ProviderObject, 'createdAt'>) => ({
    key,
    ref,
    account,
    createdAt: clock.now(),
  });
  const refOf = (payUrl: string | null) => payUrl?.split('/').at(-1) ?? '';
  async function pay(isLate = false, more: Partial<NewPayment> = {}) {
    const made = await create(more);
    await bank.approve(refOf(made.payUrl), '4242', isLate);
    return provider.capturePayment(objectOf(made));
  }

  const begun = await provider.createAccountLink({
    key: newKey(),
    purpose: 'payments',
    payee: 'Luna Studio',
    language: 'pt',
    returnUrl: 'http://127.0.0.1/return',
  });
  await bank.decideLink(refOf(begun.linkUrl), 'approve', '1234');
  const link = await provider.readAccountLink(objectOf({ ...begun, account: null }));
  const account = link?.account?.ref ?? assert.fail('not linked');

  await provider.readPayment(objectOf(await create({ currency: 'JPY', amountMinor: 900n })));
  const held = await pay(true);
  await bank.confirmAll();
  await provider.readPayment(objectOf(held));
  const paid = await pay(false, { account });
  for (const amountMinor of [1_000n, 3_190n]) {
    const refund = {
      key: newKey(),
      payment: objectOf(paid),
      amountMinor,
      currency: 'USD' as const,
    };
    const { ref } = await provider.refund(refund);
    await provider.readRefund({
      ...objectOf({ key: refund.key, ref, account }),
      payment: refund.payment,
    });
  }
  await provider.readPayment(objectOf(paid));
  for (const decision of ['declined', 'challenge_failed'] as const) {
    const refused = await create();
    await bank.decline(refOf(refused.payUrl), decision);
    await provider.capturePayment(objectOf(refused));
  }
  const dispute = async (isInquiry = false) => {
    const { key } = await pay();
    const { ref } = await bank.openDispute(key, {
      reason: 'not_received',
      isInquiry,
      note: 'Nothing came.',
    });
    const since = new Date(clock.now().getTime() - 1_000);
    const [newest = assert.fail('not listed')] = (
      await provider.listDisputes({ since, accounts: [account] })
    ).slice(-1);
    const bankRef = ref;
    return { bankRef, key: newKey(), ref: newest.ref, account: null, isAppeal: false };
  };
  const evidence = {
    explanation: 'It was delivered. '.repeat(200),
    carrier: 'Correos',
    trackingNumber: 'PQ4F8C07',
    shippedOn: '2026-11-03',
    deliveredOn: '2026-11-06',
    files: (['tracking', 'delivery', 'receipt', 'policy', 'messages', 'other'] as const).map(
      (kind) => ({
        kind,
        name: `${kind} of the buyer.pdf`,
        mimeType: 'application/pdf' as const,
        bytes: Buffer.from('%PDF-1.7'),
      }),
    ),
  };
  const answered = await dispute();
  await provider.submitEvidence(answered, evidence);
  await bank.decideDispute(answered.bankRef, 'lose');
  await bank.decideDispute(answered.bankRef, 'offer-appeal');
  await provider.submitEvidence(
    { ...answered, key: newKey(), isAppeal: true },
    { ...evidence, trackingNumber: '', files: [] },
  );
  await bank.decideDispute(answered.bankRef, 'win');
  await provider.readDispute(answered);
  await provider.acceptDispute(await dispute());
  const inquiry = await dispute(true);
  await bank.decideDispute(inquiry.bankRef, 'close');
  await provider.readDispute(inquiry);

  const payout = { key: newKey(), account, amountMinor: 2_500n, currency: 'USD' as const };
  const { ref } = await provider.createPayout(payout);
  await provider.createPayout(payout);
  clock.advance(5 * 86_400_000);
  await provider.readPayout(objectOf({ ...payout, ref }));
  const from = new Date('2026-11-19T00:00:00.000Z');
  for (const owner of [null, account])
    await provider.listEntries({ from, before: clock.now(), account: owner });
  await provider.readBalance();
  await bank.delivery.settle();
  const { administration = assert.fail() } = provider;
  const { ids } = await administration.createWebhooks('https://shop.example.com/webhooks/paypal');
  const webhook = bank.rows.webhooks.get(ids[0] ?? '') ?? assert.fail();
  await bank.keepWebhook({ ...webhook, events: ['PAYMENT.SALE.COMPLETED'] });
  await administration.updateWebhooks(ids);

  const { judge, judgeExchange } = openDocuments();
  const seen = new Set(exchanges.map(judgeExchange));
  assert.deepEqual(
    paths
      .map(([, , template]) => template)
      .filter((template) => ![...seen].some((what) => what.endsWith(` ${template}`))),
    [],
    'every path was used',
  );
  assert.ok(exchanges.some(({ status }) => status === 422));
  for (const event of events)
    judge('notifications_webhooks_v1#/components/schemas/event', event, 'an event');
  assert.ok(events.length > 8);
});

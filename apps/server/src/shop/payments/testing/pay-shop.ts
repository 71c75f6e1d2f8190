import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { paymentCallback, payOrder } from '@vitrine/contract/shop/payments.ts';
import { linkPayoutAccount, returnFromLinking } from '@vitrine/contract/shop/payout-accounts.ts';
import { type Sandbox, sandboxKeys, startSandbox } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { ManualClock } from '#platform/clock.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';
import {
  createTestApp,
  type TestApp,
  type TestAppSettings,
  testStart,
} from '#platform/testing/app.ts';
import {
  createStockedTestApp,
  findSampleGoods,
  type SampleGoods,
} from '../../catalogue/testing/sample-shop.ts';
import {
  type PlacedTestOrder,
  placeTestOrder,
  testAddress,
} from '../../orders/testing/placed-orders.ts';
import type { TestOwner } from '../../stores/testing/owners.ts';

export const sandboxSecret = 'sandbox-secret-for-tests';

export interface PayShop extends SampleGoods {
  app: TestApp;
  /** Where the application takes calls, as the bank's events come. */
  apiUrl: string;
  sandbox: Sandbox;
  /** Calls one of the sandbox's switches. */
  admin(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<Response>;
  /** A buyer's order, not paid yet. */
  order(
    owner: TestOwner,
    variantId?: string,
    quantity?: number,
    currency?: string,
  ): Promise<PlacedTestOrder>;
  /** The same, paid. */
  paidOrder(...order: Parameters<PayShop['order']>): Promise<PlacedTestOrder>;
  /** An owner's order for himself, not paid yet. */
  ownOrder(owner: TestOwner, variantId?: string, quantity?: number): Promise<string>;
  /** Starts the buyer's payment and answers our key and the page's reference. */
  start(token: string, key?: string): Promise<{ key: string; ref: string; payUrl: string }>;
  /** Presses a button on a page of the bank. */
  press(payUrl: string, decision: string, more?: Record<string, string>): Promise<Response>;
  /** The browser comes back from the bank. */
  comeBack(key: string): Promise<string>;
  /** The whole way of a buyer's payment. */
  pay(token: string): Promise<void>;
  link(
    owner: TestOwner,
    account?: string,
    decision?: string,
    purpose?: 'payments' | 'payouts',
  ): Promise<string>;
  /** Waits for webhooks and works off their events. */
  settle(): Promise<void>;
  /** Rules that do not hold and discrepancies that were recorded. */
  discrepancies(): Promise<unknown[]>;
  close(): Promise<void>;
}

async function openStockedApp(settings: TestAppSettings): Promise<SampleGoods & { app: TestApp }> {
  const app = await createTestApp(settings);
  return { app, ...(await findSampleGoods(app)) };
}

/** The whole application with a running sandbox that shares its clock and posts its events to it over HTTP. */
export async function createPayShop(
  environment: Record<string, string> = {},
  settings: Pick<TestAppSettings, 'database' | 'now'> = {},
): Promise<PayShop> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-sandbox-'));
  const clock = new ManualClock(settings.now ?? testStart);
  const sandbox = await startSandbox({
    port: 0,
    bookFile: path.join(folder, 'book.jsonl'),
    secret: sandboxSecret,
    targets: [],
    clock,
    lateMs: 600_000,
  });
  const appSettings = {
    ...settings,
    environment: {
      SANDBOX_URL: sandbox.url,
      SANDBOX_SECRETS: `${sandboxSecret},an-older-secret-of-the-sandbox`,
      RATE_LIMIT_PER_MINUTE: '0',
      ...environment,
    },
  };
  // A database that exists already has its goods.
  const { app, ...goods } = settings.database
    ? await openStockedApp(appSettings)
    : await createStockedTestApp(appSettings, 10_000);
  const apiUrl = await app.listen();
  const webhooks = `${apiUrl}/api/v1/webhooks`;
  sandbox.bank.delivery.setTargets([
    `${webhooks}/sandbox`,
    `stripe:${webhooks}/stripe`,
    `paypal:${webhooks}/paypal`,
  ]);
  // One clock for shop and bank: advancing the application's advances the bank's.
  const advance = app.clock.advance.bind(app.clock);
  app.clock.advance = (byMs: number) => {
    advance(byMs);
    clock.advance(byMs);
  };
  const { ctx, mug } = goods;

  const shop: PayShop = {
    app,
    apiUrl,
    sandbox,
    ...goods,
    admin: (method, url, body) =>
      fetch(`${sandbox.url}${url}`, {
        method,
        headers: {
          authorization: `Bearer ${sandboxKeys(sandboxSecret).apiKey}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    order: (owner, variantId = mug, quantity = 1, currency) =>
      placeTestOrder(app, owner.slug, [{ variantId, quantity }], currency ? { currency } : {}),
    async paidOrder(...wanted) {
      const order = await shop.order(...wanted);
      await shop.pay(order.token);
      return order;
    },
    async ownOrder(owner, variantId = mug, quantity = 1) {
      const lines = [{ variantId, quantity }];
      const quote = await app.call(
        quoteOwnOrder,
        { body: { lines, countryCode: 'US' } },
        { token: owner.token },
      );
      const placed = await app.call(
        placeOwnOrder,
        {
          body: {
            lines,
            address: { ...testAddress, line1: `${owner.slug} street` },
            shippingMethod: quote.body.data.shippingMethod,
            expectedTotal: quote.body.data.total,
          },
        },
        { token: owner.token, idempotencyKey: randomUUID() },
      );
      if (placed.status !== 200) throw new Error(placed.text);
      return placed.body.data.orderId;
    },
    async start(token, key = randomUUID()) {
      const answer = await app.call(
        payOrder,
        { params: { token }, body: {} },
        { idempotencyKey: key },
      );
      const payUrl = answer.body.data?.payUrl;
      if (!payUrl) throw new Error(`No payment page: ${answer.text}`);
      const ref = payUrl.split('/pay/')[1] ?? '';
      return { key: sandbox.bank.payments.get(ref)?.key ?? '', ref, payUrl };
    },
    press: (payUrl, decision, more = {}) =>
      fetch(payUrl, {
        method: 'POST',
        body: new URLSearchParams({ decision, card: '4242', ...more }),
      }),
    async comeBack(key) {
      const answer = await app.call(paymentCallback, { query: { payment: key } });
      return String(answer.headers['location']);
    },
    async pay(token) {
      const { payUrl, key } = await shop.start(token);
      await shop.press(payUrl, 'approve');
      await shop.comeBack(key);
      await shop.settle();
    },
    async link(owner, account = '1204 8830 4417', decision = 'approve', purpose = undefined) {
      const answer = await app.call(
        linkPayoutAccount,
        { body: purpose ? { purpose } : {} },
        { token: owner.token, idempotencyKey: randomUUID() },
      );
      const { linkUrl } = answer.body.data;
      await fetch(linkUrl, { method: 'POST', body: new URLSearchParams({ decision, account }) });
      const link = sandbox.bank.links.get(linkUrl.split('/link/')[1] ?? '')?.key ?? '';
      return String((await app.call(returnFromLinking, { query: { link } })).headers['location']);
    },
    async settle() {
      await sandbox.bank.delivery.settle();
      await app.drain();
    },
    async discrepancies() {
      const rows = await app.platform.database.db.rows(
        sql`select kind, provider from discrepancies`,
        {
          kind: as.text,
          provider: as.text,
        },
      );
      return [...(await checkInvariants(ctx)), ...rows];
    },
    async close() {
      await sandbox.close();
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return shop;
}

import { randomUUID } from 'node:crypto';
import {
  pageDisputes,
  readDispute,
  saveDisputeEvidence,
  submitDispute,
} from '@vitrine/contract/shop/disputes.ts';
import {
  type BuyerPaymentView,
  payOrder,
  paySellerOrders,
  previewSellerPayment,
  readOrderPayment,
  readSellerPayment,
} from '@vitrine/contract/shop/payments.ts';
import { linkPayoutAccount, returnFromLinking } from '@vitrine/contract/shop/payout-accounts.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import { sql } from 'drizzle-orm';
import { createLinkedOwner } from '../apps/server/src/shop/payments/testing/direct-shop.ts';
import { createPayShop } from '../apps/server/src/shop/payments/testing/pay-shop.ts';
import { createSellerDesk } from '../apps/server/src/shop/payments/testing/seller-desk.ts';
import {
  createPayoutShop,
  type PayoutShop,
} from '../apps/server/src/shop/payouts/testing/payout-shop.ts';
import {
  buyerPaymentKey,
  refundByOperators,
  usd,
} from '../apps/server/src/shop/refunds/testing/refunds.ts';
import { createOwner, type TestOwner } from '../apps/server/src/shop/stores/testing/owners.ts';
import { findPaymentKey } from './buyers.ts';
import { evidenceTexts } from './disputes.ts';
import { type ProofProvider, readSettings } from './shop.ts';

export interface Desk extends PayoutShop {
  seller: ReturnType<typeof createSellerDesk>;
  /** Sells through the platform, and takes its own payments. */
  platformOwner: TestOwner;
  directOwner: TestOwner;
}

/** One way of money: the calls of a client, with the same keys every time, and the conditions that hold when it is done. */
export interface Attempt {
  act(): Promise<void>;
  /** Returns the conditions that do not hold. */
  check(): Promise<string[]>;
}

type Way = (desk: Desk) => Promise<Attempt>;

interface Failed {
  status: number;
  text: string;
}
function need<Answer extends Failed>(answer: Answer): Answer {
  if (answer.status >= 400) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
  return answer;
}

/** The rows of our payments of some orders beside the bank's: one of each is captured. */
async function checkPaidOnce(
  { shop }: Desk,
  side: 'buyer' | 'seller',
  orderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await shop.app.platform.database.db.execute<{
    key: string;
    status: string;
    refunded: string;
  }>(sql`
    select distinct p.provider_key as key, p.status, p.refunded_minor::text as refunded from payments p join payment_orders x on x.payment_id = p.id
    where x.side = ${side} and x.order_id in (${sql.join(
      orderIds.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  const keys = new Set(rows.map(({ key }) => key));
  const ours = rows.filter(({ status }) => /^(captured|part_refunded|refunded)$/.test(status));
  const theirs = [...shop.sandbox.bank.payments.values()].filter(
    (payment) => payment.state === 'captured' && keys.has(findPaymentKey(payment)),
  );
  return ours.length === 1 && theirs.length === 1 && theirs[0]?.refunded === ours[0]?.refunded
    ? []
    : [
        `${ours.length} of ours are captured (${JSON.stringify(rows)}), ${theirs.length} at the bank`,
      ];
}

async function pressAndReturn({ shop }: Desk, payUrl: string): Promise<void> {
  await shop.press(payUrl, 'approve');
  const payment = shop.sandbox.bank.payments.get(payUrl.split('/pay/')[1] ?? '');
  if (payment) await shop.comeBack(findPaymentKey(payment));
}

/** The ways of money that are tried. */
export const ways: Readonly<Record<string, Way>> = {
  async 'a buyer pays'(desk) {
    const { shop } = desk;
    const order = await shop.order(desk.platformOwner, shop.mug, 2);
    const params = { token: order.token };
    const idempotencyKey = randomUUID();
    const read = async (): Promise<BuyerPaymentView> =>
      need(await shop.app.call(readOrderPayment, { params })).body.data;
    return {
      async act() {
        const begun = await shop.app.call(payOrder, { params, body: {} }, { idempotencyKey });
        let { state, payUrl } = need(begun).body.data;
        if (state === 'unknown') ({ state, payUrl } = await read());
        if (payUrl) await pressAndReturn(desk, payUrl);
        shop.app.clock.advance(1_100);
        if ((await read()).state !== 'paid') throw new Error('not paid yet');
      },
      check: () => checkPaidOnce(desk, 'buyer', [order.orderId]),
    };
  },

  async 'an owner pays two orders at once'(desk) {
    const { shop, directOwner } = desk;
    const orders = [await shop.paidOrder(directOwner), await shop.paidOrder(directOwner)];
    const orderIds = orders.map(({ orderId }) => orderId);
    const session = await desk.as(directOwner);
    const preview = need(await shop.app.call(previewSellerPayment, { body: { orderIds } }, session))
      .body.data;
    const body = { orderIds, method: 'card' as const, expectedTotal: preview.total };
    const idempotencyKey = randomUUID();
    return {
      async act() {
        const token = await desk.as(directOwner);
        const begun = need(
          await shop.app.call(paySellerOrders, { body }, { ...token, idempotencyKey }),
        ).body.data;
        const params = { paymentId: begun.id };
        const read = async () => {
          shop.app.clock.advance(2_000);
          return need(await shop.app.call(readSellerPayment, { params }, token)).body.data;
        };
        const payUrl = begun.payUrl ?? (await read()).payUrl;
        if (payUrl) await pressAndReturn(desk, payUrl);
        if ((await read()).status !== 'captured') throw new Error('not captured yet');
      },
      check: () => checkPaidOnce(desk, 'seller', orderIds),
    };
  },

  async 'operators refund a part'(desk) {
    const { shop } = desk;
    const order = await shop.paidOrder(desk.platformOwner, shop.mug, 2);
    const key = randomUUID();
    return {
      async act() {
        const { token } = await desk.asAdmin();
        const what = { kind: 'amount' as const, amount: usd(150) };
        need(await refundByOperators(shop, token, order.orderId, what, { key }));
        await shop.settle();
      },
      async check() {
        const { rows } = await shop.app.platform.database.db.execute<{ refunded: string }>(sql`
          select p.refunded_minor::text as refunded from payments p join payment_orders x on x.payment_id = p.id where x.order_id = ${order.orderId} and x.effect = 'paid'`);
        const isRight = rows.length === 1 && rows[0]?.refunded === '150';
        return [
          ...(isRight ? [] : [`150 were to be refunded: ${JSON.stringify(rows)}`]),
          ...(await checkPaidOnce(desk, 'buyer', [order.orderId])),
        ];
      },
    };
  },

  async 'an owner links an account'(desk) {
    const { shop } = desk;
    const owner = await createOwner(shop.app);
    const idempotencyKey = randomUUID();
    return {
      async act() {
        const token = await desk.as(owner);
        const begun = await shop.app.call(
          linkPayoutAccount,
          { body: {} },
          { ...token, idempotencyKey },
        );
        const { linkUrl } = need(begun).body.data;
        const account = '1204 8830 4417';
        await fetch(linkUrl, {
          method: 'POST',
          body: new URLSearchParams({ decision: 'approve', account }),
          redirect: 'manual',
        });
        const link = shop.sandbox.bank.links.get(linkUrl.split('/link/')[1] ?? '')?.key ?? '';
        need(await shop.app.call(returnFromLinking, { query: { link } }));
      },
      async check() {
        const { rows } = await shop.app.platform.database.db.execute<{ state: string }>(
          sql`select state from linked_accounts where store_id = ${owner.storeId}`,
        );
        return rows.length === 1 && rows[0]?.state === 'active'
          ? []
          : [`one account was to be linked: ${JSON.stringify(rows)}`];
      },
    };
  },

  async 'an owner is paid out'(desk) {
    const { shop, seller } = desk;
    const owner = await createOwner(shop.app);
    await shop.link(owner);
    await seller.give(owner, 9_000n);
    const key = randomUUID();
    return {
      async act() {
        const body = { amount: usd(8_000) };
        const token = await desk.as(owner);
        need(await shop.app.call(requestPayout, { body }, { ...token, idempotencyKey: key }));
      },
      async check() {
        const { rows } = await shop.app.platform.database.db.execute<{
          status: string;
          key: string;
        }>(sql`select status, provider_key as key from payouts where store_id = ${owner.storeId}`);
        const theirs = [...shop.sandbox.bank.payouts.values()].filter(
          (payout) => payout.key === rows[0]?.key && payout.amount === '8000',
        );
        const isRight =
          rows.length === 1 && theirs.length === 1 && /^(sent|paid)$/.test(rows[0]?.status ?? '');
        return isRight
          ? []
          : [`one payout was to be sent: ${JSON.stringify(rows)}, ${theirs.length} at the bank`];
      },
    };
  },

  async 'operators answer a dispute, and lose it'(desk) {
    const { shop } = desk;
    const { orderId } = await shop.paidOrder(desk.platformOwner, shop.mug, 2);
    const key = await buyerPaymentKey(shop, orderId);
    const { bank } = shop.sandbox;
    const payment = [...bank.payments.values()].find((one) => findPaymentKey(one) === key);
    const { ref } = await bank.openDispute(payment?.ref ?? '', {
      reason: 'not_received',
      isInquiry: false,
    });
    await shop.settle();
    const keys = new Map<number, string>();
    return {
      async act() {
        const { token } = await desk.asAdmin();
        const page = await shop.app.call(pageDisputes, { query: { orderId } }, { token });
        const params = { id: need(page).body.data.list[0]?.id ?? '' };
        const read = async () =>
          need(await shop.app.call(readDispute, { params }, { token })).body.data;
        const { evidence, can } = await read();
        if (can.answer && !evidence.savedAt) {
          const body = { version: evidence.version, ...evidenceTexts };
          need(await shop.app.call(saveDisputeEvidence, { params, body }, { token }));
        }
        const { version } = (await read()).evidence;
        const idempotencyKey = keys.get(version) ?? randomUUID();
        keys.set(version, idempotencyKey);
        if (can.answer)
          need(
            await shop.app.call(
              submitDispute,
              { params, body: { version } },
              { token, idempotencyKey },
            ),
          );
        if (bank.findDispute(ref)?.state === 'open') await bank.decideDispute(ref, 'lose');
        await shop.settle();
        if ((await read()).state === 'lost') return;
        // An event that did not arrive is made up for by the hourly job.
        shop.app.clock.advance(3_600_000);
        throw new Error('not lost yet');
      },
      async check() {
        const { rows } = await shop.app.platform.database.db.execute<{
          state: string;
          answerCount: number;
          losses: number;
        }>(sql`
          select d.state, (select count(*)::int from dispute_steps s where s.dispute_id = d.id and s.kind = 'answered') as "answerCount",
            (select count(*)::int from dispute_steps s where s.dispute_id = d.id and s.kind = 'lost') as losses
          from disputes d join payment_orders x on x.payment_id = d.payment_id where x.order_id = ${orderId}`);
        const [row] = rows;
        const isRight =
          rows.length === 1 &&
          row?.state === 'lost' &&
          row.answerCount === 1 &&
          row.losses === 1 &&
          bank.findDispute(ref)?.isAnswered === true;
        return isRight ? [] : [`one dispute was to be answered and lost: ${JSON.stringify(rows)}`];
      },
    };
  },
};

export async function openDesk(provider: ProofProvider): Promise<Desk> {
  const shop = await createPayShop(readSettings(provider));
  const desk = await createPayoutShop(shop);
  const directOwner = await createLinkedOwner(shop, 'Ben');
  return {
    ...desk,
    seller: createSellerDesk(shop),
    platformOwner: await createOwner(shop.app),
    directOwner,
  };
}

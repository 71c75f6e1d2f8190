import { randomUUID } from 'node:crypto';
import {
  addReturnPhoto,
  type BuyerReturns,
  markReturnSent,
  type ReturnRequestBody,
  readBuyerReturns,
  requestReturn,
  withdrawReturn,
} from '@vitrine/contract/shop/buyer-returns.ts';
import * as contract from '@vitrine/contract/shop/returns.ts';
import sharp from 'sharp';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import type { PlacedTestOrder } from '../../orders/testing/placed-orders.ts';
import { createLinkedOwner, payAsOwner } from '../../payments/testing/direct-shop.ts';
import { createPayShop, type PayShop } from '../../payments/testing/pay-shop.ts';
import { placePaidOrder } from '../../refunds/testing/refunds.ts';
import { deliverTestOrder } from '../../reviews/testing/delivered-orders.ts';
import { createOwner, type TestOwner } from '../../stores/testing/owners.ts';

type Lines = { variantId: string; quantity: number }[];

/** The request of one unit of an order's first line, or of more. */
export interface Asked {
  kind?: 'return' | 'refund' | 'cancellation';
  quantity?: number;
  line?: number;
  key?: string;
  more?: object;
}

async function uploadPhoto(shop: PayShop, token: string) {
  const content = await sharp({
    create: { width: 80, height: 60, channels: 3, background: '#a55' },
  })
    .png()
    .toBuffer();
  const head =
    '--vt\r\ncontent-disposition: form-data; name="file"; filename="broken.png"\r\ncontent-type: image/png\r\n\r\n';
  return shop.app.send({
    method: 'POST',
    url: addReturnPhoto.path.replace(':token', token),
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--vt--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=vt' },
  });
}

/** A shop with an owner of each settlement mode, their buyers, and operators. Close it in `after`. */
export async function createReturnDesk() {
  const shop = await createPayShop();
  const [luna, kira] = [
    await createOwner(shop.app, { name: 'Luna' }),
    await createLinkedOwner(shop, 'Kira'),
  ];
  const tokens = { admin: '', guest: '' };
  const call = shop.app.call.bind(shop.app);
  /** Again after the clock was moved: a token does not live that long. */
  async function signIn(): Promise<void> {
    tokens.admin = (await signInAs(shop.app, 'ADMIN')).token;
    tokens.guest = (await signInAs(shop.app, 'GUEST')).token;
    for (const owner of [luna, kira])
      owner.token = (await inTx(shop.ctx, (tx) => openSession(tx, owner.accountId))).accessToken;
  }
  await signIn();

  const read = async (order: { token: string }): Promise<BuyerReturns> => {
    const answer = await call(readBuyerReturns, { params: { token: order.token } });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  };
  async function ask(
    order: { token: string },
    { kind = 'return', quantity = 1, line = 0, key = randomUUID(), more = {} }: Asked = {},
  ) {
    const { link, lines } = await read(order);
    const reason: ReturnRequestBody['reason'] =
      kind === 'cancellation' ? 'changed_mind' : 'damaged';
    const body = {
      kind,
      lines: [{ lineId: lines[line]?.id ?? '0', quantity }],
      reason,
      text: 'The handle is broken.',
      ...more,
    };
    return call(requestReturn, { params: { token: link }, body }, { idempotencyKey: key });
  }
  /** The id of the newest request of an order. */
  async function asked(order: { token: string }, how: Asked = {}): Promise<string> {
    const answer = await ask(order, how);
    const id = answer.body.data?.requests[0]?.id;
    if (!id) throw new Error(answer.text);
    return id;
  }
  const byBuyer = async (
    order: { token: string },
    id: string,
    to: 'withdraw' | 'send',
    parcel: object = {},
  ) => {
    const params = { token: (await read(order)).link, id };
    return to === 'send'
      ? call(markReturnSent, { params, body: parcel })
      : call(withdrawReturn, { params, body: {} });
  };
  const decide = (id: string, body: contract.ReturnDecision | object, token = tokens.admin) =>
    call(
      contract.decideReturn,
      { params: { id }, body: body as contract.ReturnDecision },
      { token },
    );
  const decideOwn = (id: string, body: contract.ReturnDecision | object, owner: TestOwner = kira) =>
    call(
      contract.decideOwnReturn,
      { params: { id }, body: body as contract.ReturnDecision },
      owner,
    );
  const readOne = async (id: string) =>
    (await call(contract.readReturn, { params: { id } }, { token: tokens.guest })).body.data;
  const refund = async (
    id: string,
    {
      token = tokens.admin,
      key = randomUUID() as string,
      toStock = true,
      expected = undefined as object | undefined,
    } = {},
  ) => {
    const value = expected ??
      (await call(contract.readReturn, { params: { id } }, { token })).body.data?.value ?? {
        amount: 1,
        currency: 'USD',
      };
    return call(
      contract.refundReturn,
      { params: { id }, body: { expected: value as never, toStock } },
      { token, idempotencyKey: key },
    );
  };
  const refundOwn = async (id: string, { owner = kira, key = randomUUID() as string } = {}) => {
    const value = (await call(contract.readOwnReturn, { params: { id } }, owner)).body.data
      ?.value ?? {
      amount: 1,
      currency: 'USD' as const,
    };
    return call(
      contract.refundOwnReturn,
      { params: { id }, body: { expected: value } },
      { token: owner.token, idempotencyKey: key },
    );
  };

  return {
    shop,
    close: shop.close,
    luna,
    kira,
    tokens,
    signIn,
    read,
    ask,
    asked,
    byBuyer,
    decide,
    decideOwn,
    readOne,
    refund,
    refundOwn,
    photo: async (order: { token: string }) => uploadPhoto(shop, (await read(order)).link),
    paid: (lines: Lines = [{ variantId: shop.mug, quantity: 1 }], owner: TestOwner = luna) =>
      placePaidOrder(shop, owner, lines),
    async delivered(
      lines: Lines = [{ variantId: shop.mug, quantity: 2 }],
      owner: TestOwner = luna,
      options: Parameters<typeof placePaidOrder>[3] = {},
    ): Promise<PlacedTestOrder> {
      const order = await placePaidOrder(shop, owner, lines, options);
      if (owner === kira) await payAsOwner(shop, kira, [order.orderId]);
      await deliverTestOrder(shop.app, order.orderId);
      await shop.settle();
      return order;
    },
  };
}

export const approval = {
  decision: 'approve',
  returnAddress: 'Vitrine Returns\nHafenstraße 7\n20457 Hamburg',
  postage: 'seller',
} as const;

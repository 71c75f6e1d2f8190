import { toMoney } from '@vitrine/contract/money.ts';
import type { PaySdk, PaySdkInput } from '@vitrine/contract/shop/pay-sdk.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import {
  getOrderByToken,
  getOwnOrder,
  type PayableOrder,
  payToken,
  sellerDueOf,
  toPayable,
} from '../orders/index.ts';
import { getStore, storePublicUrl, type Total } from '../stores/index.ts';
import { chooseTaker, getBuyerTotal, getOwnerTotal } from './payment-options.ts';
import { refuseUnpayable } from './refuse-unpayable.ts';

interface Due {
  order: { number: string; storeId: string };
  payee: Parameters<typeof chooseTaker>[1];
  total: Total;
  payUrl: string;
}

/** The sum that the buyer of an order owes. */
async function findBuyerDue(ctx: Ctx, order: PayableOrder): Promise<Due> {
  refuseUnpayable(ctx, order);
  const store = await getStore(ctx, order.storeId);
  return {
    order,
    payee: order,
    total: getBuyerTotal(order),
    payUrl: `${storePublicUrl(ctx.platform.config, store)}/pay/${payToken(ctx.platform, order)}`,
  };
}

/** The sum due of an order of the caller's own store: the owner's payment, or else the buyer's. */
async function findOwnDue(ctx: Ctx, orderId: string): Promise<Due> {
  if (!callerOf(ctx).permissions.has('shop:order:pay')) throw new Failure('forbidden');
  const order = await getOwnOrder(ctx, orderId);
  if (toPayable(order, 'seller').notPayable) return findBuyerDue(ctx, toPayable(order, 'buyer'));
  return {
    order,
    payee: { storeId: order.storeId, settlementMode: null },
    total: getOwnerTotal(
      await getStore(ctx, order.storeId),
      sellerDueOf(order).dueMinor,
      order.storeCurrency,
    ),
    payUrl: `${ctx.platform.config.consoleUrl}/#/order?order=${encodeURIComponent(order.number)}`,
  };
}

/** The specification's call: what a client needs to start paying an order. Changes nothing. */
export async function readPaySdk(
  ctx: Ctx,
  { token, orderId, provider: chosen }: PaySdkInput,
): Promise<PaySdk> {
  if (!token && !orderId)
    throw new Failure('invalid-input', { fields: [{ path: 'token', code: 'required' }] });
  const { order, payee, total, payUrl } = token
    ? await findBuyerDue(ctx, await getOrderByToken(ctx, token))
    : await findOwnDue(ctx, orderId ?? '');
  const { provider } = await chooseTaker(ctx, payee, total, chosen);
  const { amount, currency } = toMoney(total.amountMinor, total.currency);
  return {
    provider: provider.name,
    kind: provider.kind,
    isTest: !provider.isLive,
    publicKey: provider.publicKey,
    order: order.number,
    amount,
    currency,
    payUrl,
  };
}

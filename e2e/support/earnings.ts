import { formatMoney, type Money } from '../../packages/contract/src/money.ts';
import {
  listPlatformOrders,
  type PlatformOrderDetail,
  readPlatformOrder,
} from '../../packages/contract/src/shop/fulfilment.ts';
import { moveSandboxClock } from '../../packages/contract/src/shop/platform-payouts.ts';
import { call, signInByApi } from './api.ts';
import { deliver } from './delivery.ts';

/** An amount as the English pages write it. */
export const writeEnglish = (money: Money): string => formatMoney(money, 'en-US').replace('-', '−');

/** An order as operators read it, by its number. */
export async function readSold(number: string, operator: string): Promise<PlatformOrderDetail> {
  const { list } = await call(listPlatformOrders, { query: { keywords: number } }, operator);
  const params = { orderId: list[0]?.id ?? '' };
  return call(readPlatformOrder, { params }, operator);
}

/** An operator sends an order and marks it as delivered; returns the owner's profit, whose hold begins. */
export async function deliverByApi(number: string, operator: string): Promise<Money> {
  const { profit } = await readSold(number, operator);
  if (!profit) throw new Error(`Nothing is earned by ${number}`);
  await deliver(number, operator);
  return profit;
}

/** Moves the clock of the server and of its bank, and lets the days take effect. See `week-later-….spec.ts`. */
export async function moveDays(advanceDays: number): Promise<void> {
  await call(moveSandboxClock, { body: { advanceDays } }, await signInByApi('admin'));
}

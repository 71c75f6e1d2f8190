import type { Currency } from '@vitrine/contract/money.ts';
import { readPlatformOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { type RefundChoice, readOrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { signInAs } from '#admin/testing.ts';
import { createPayShop } from '../../payments/testing/pay-shop.ts';
import { createOwner } from '../../stores/testing/owners.ts';
import { placePaidOrder, refundByOperators } from './refunds.ts';

/** A shop with an owner, and the operators who return money of his buyers. Close it in `after`. */
export async function createRefundDesk() {
  const shop = await createPayShop();
  const owner = await createOwner(shop.app, { name: 'Luna' });
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const guest = (await signInAs(shop.app, 'GUEST')).token;
  const asGuest = { token: guest };

  return {
    shop,
    close: shop.close,
    owner,
    admin,
    guest,
    refund(
      orderId: string,
      what: RefundChoice,
      {
        token = admin,
        ...more
      }: {
        seen?: number;
        currency?: Currency;
        areBack?: boolean;
        key?: string;
        token?: string;
      } = {},
    ) {
      return refundByOperators(shop, token, orderId, what, more);
    },
    async read(orderId: string) {
      return (await shop.app.call(readOrderRefunds, { params: { orderId } }, asGuest)).body.data;
    },
    async readOrder(orderId: string) {
      return (await shop.app.call(readPlatformOrder, { params: { orderId } }, asGuest)).body.data;
    },
    placePaid: (lines: { variantId: string; quantity: number }[], currency?: string) =>
      placePaidOrder(shop, owner, lines, currency ? { currency } : {}),
  };
}

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { focusFields } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { leftOutShape } from './left-out-orders.ts';
import { paymentOptionShape } from './payment-options.ts';
import { appliedOfferShape, offerRefusalShape } from './promotions.ts';
import { orderIdsShape, sellerPaymentMethodShape, withOfferShape } from './seller-payments.ts';

const sellerPaymentLineShape = z.object({
  orderId: idShape,
  number: z.string(),
  product: z.string(),
  imageUrl: z.string().nullable(),
  ...focusFields,
  units: z.number().int(),
  goods: moneyShape,
  shipping: moneyShape,
  fees: moneyShape,
  /** The cost of this order before the offer: the same amount as in the order list. */
  cost: moneyShape,
});

export const previewSellerPayment = endpoint({
  name: 'payments.previewSeller',
  method: 'POST',
  path: '/api/v1/seller-payments/preview',
  permission: 'shop:order:pay',
  summary:
    'What paying these orders would cost: lines, orders left out with the reason, the welcome offer, the total, and whether earnings cover it. Changes nothing.',
  body: z.strictObject({ orderIds: orderIdsShape, withOffer: withOfferShape }),
  transaction: 'none',
  reply: z.object({
    lines: z.array(sellerPaymentLineShape),
    leftOut: z.array(leftOutShape),
    goods: moneyShape,
    shipping: moneyShape,
    fees: moneyShape,
    offer: appliedOfferShape.nullable(),
    /** Why there is no offer; null when there is one, or when it was not requested. */
    offerRefusal: offerRefusalShape.nullable(),
    /** The order on which the welcome offer gives more when it is paid alone; null when none does. */
    betterAlone: z
      .object({ orderId: idShape, number: z.string(), offer: appliedOfferShape })
      .nullable(),
    /** The amount that will be charged; send it back as `expectedTotal`. */
    total: moneyShape,
    available: moneyShape,
    /** The available payment methods; `earnings` only when they cover the total. */
    methods: z.array(sellerPaymentMethodShape),
    /** The providers for the method `card` that take this total, the default first. */
    options: z.array(paymentOptionShape),
  }),
});

nameSchemas({ SellerPaymentLine: sellerPaymentLineShape });

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText } from '../shapes.ts';
import { writeLimit } from './cart-shapes.ts';
import { cartParams } from './checkout-shapes.ts';
import { buyerMessageMax } from './order-notes.ts';

const typed = lineText(254).optional();

/** The buyer's input in the checkout, valid or not, and why it was rejected. */
const checkoutFormShape = z.strictObject({
  fields: z.strictObject({
    email: typed,
    firstName: typed,
    lastName: typed,
    line1: typed,
    line2: typed,
    postcode: typed,
    city: typed,
    region: typed,
    countryCode: typed,
    phone: typed,
    shippingMethod: typed,
    provider: typed,
    message: blockText(buyerMessageMax).optional(),
    terms: z.boolean().optional(),
    marketing: z.boolean().optional(),
  }),
  refusal: z
    .strictObject({
      message: lineText(300).nullable(),
      errors: z.array(z.strictObject({ field: lineText(40), message: lineText(300) })).max(20),
    })
    .nullable(),
});

export type CheckoutForm = z.infer<typeof checkoutFormShape>;

export const saveCheckoutForm = endpoint({
  name: 'carts.saveForm',
  method: 'PUT',
  path: '/api/v1/storefront/:slug/carts/:cart/form',
  public: true,
  summary:
    'Keeps what a buyer typed at checkout with the cart, sealed, for two hours: a refused form comes back filled in.',
  params: cartParams,
  body: checkoutFormShape,
  limit: writeLimit,
  failures: ['cart-closed'],
  reply: z.null(),
});

export const readCheckoutForm = endpoint({
  name: 'carts.readForm',
  method: 'GET',
  path: '/api/v1/storefront/:slug/carts/:cart/form',
  public: true,
  summary:
    'What the buyer of this cart typed at checkout within the last two hours; null when there is nothing.',
  params: cartParams,
  reply: checkoutFormShape.nullable(),
});

nameSchemas({ CheckoutForm: checkoutFormShape });

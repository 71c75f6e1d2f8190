import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { approximateShape, cartParams, cartTokenShape, slugShape } from './checkout.ts';
import { countryCodeShape } from './markets.ts';
import { taxTreatmentShape } from './tax-rules.ts';

const quantityShape = z.number().int().min(1).max(99);

/** `short`: fewer available than requested (`left` is the number); `gone`: no longer in the store. */
const cartLineStates = ['available', 'short', 'sold_out', 'gone'] as const;

const cartLineShape = z.object({
  variantId: idShape,
  productId: idShape,
  /** The product's key in storefront addresses (`…/p/{key}`). */
  productKey: z.string(),
  name: z.string(),
  option: z.string().nullable(),
  imageUrl: z.string().nullable(),
  quantity: z.number().int(),
  state: z.enum(cartLineStates),
  left: z.number().int(),
  unit: moneyShape,
  total: moneyShape,
  /** The price at which the line was put into the cart, when it has changed since. */
  unitBefore: moneyShape.nullable(),
});
export type CartLine = z.infer<typeof cartLineShape>;

const cartShape = z.object({
  token: cartTokenShape,
  storeSlug: z.string(),
  /** The currency of all amounts: the one that is charged. */
  currency: currencyShape,
  /** The currency that the buyer asked for; another one is charged when its rate is too old. */
  askedCurrency: currencyShape,
  countryCode: countryCodeShape,
  language: z.enum(languages),
  lines: z.array(cartLineShape),
  /** Units of all lines: the number on the cart's badge. */
  units: z.number().int(),
  /** The sum of the lines that are not sold out or gone, at today's prices, before shipping; with tax where the cart's country includes it. */
  goods: moneyShape,
  /** The same in the currency that the buyer asked for, when another one is charged. */
  approximate: approximateShape.nullable(),
  /** Standard shipping to the cart's country, and from which goods on it is free; null for an empty cart and where nothing is shipped to. */
  shipping: z
    .object({ price: moneyShape, freeFrom: moneyShape.nullable(), left: moneyShape.nullable() })
    .nullable(),
  /** Whether prices include the tax of the cart's country, it comes on top at checkout, or there is none. */
  taxTreatment: taxTreatmentShape,
  taxPercent: z.number(),
  /** False while the cart is empty or a line is sold out, short or gone. */
  canCheckout: z.boolean(),
  /** The token of the link to a placed but unpaid order of this cart. */
  openOrderToken: z.string().nullable(),
});
export type Cart = z.infer<typeof cartShape>;

const choices = {
  currency: currencyShape.optional(),
  countryCode: countryCodeShape.optional(),
  language: z.enum(languages).optional(),
  /** The visit and the tracked link through which the buyer came; stored with the order for statistics. */
  visitId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
  linkId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
};

const lineBody = z.strictObject({ variantId: idShape, quantity: quantityShape });
const writeLimit = { max: 120, windowSeconds: 60, by: 'address' } as const;

export const createCart = endpoint({
  name: 'carts.create',
  method: 'POST',
  path: '/api/v1/storefront/:slug/carts',
  public: true,
  summary:
    'Opens a cart in a store, with a first line if one is given. Its token is the key to it.',
  params: z.strictObject({ slug: slugShape }),
  body: z.strictObject({ ...choices, line: lineBody.optional() }),
  limit: writeLimit,
  failures: ['out-of-stock', 'store-closed'],
  reply: cartShape,
});

export const readCart = endpoint({
  name: 'carts.read',
  method: 'GET',
  path: '/api/v1/storefront/:slug/carts/:cart',
  public: true,
  summary:
    'A cart at today’s prices and stock. A cart whose order is paid is closed and not found any more.',
  params: cartParams,
  reply: cartShape,
});

export const changeCart = endpoint({
  name: 'carts.change',
  method: 'PATCH',
  path: '/api/v1/storefront/:slug/carts/:cart',
  public: true,
  summary: 'Changes country, currency or language of a cart, three independent choices.',
  params: cartParams,
  body: z.strictObject(choices),
  limit: writeLimit,
  failures: ['cart-closed'],
  reply: cartShape,
});

export const addCartLine = endpoint({
  name: 'carts.addLine',
  method: 'POST',
  path: '/api/v1/storefront/:slug/carts/:cart/lines',
  public: true,
  summary: 'Puts units of a variant into the cart, on top of what is there; 99 at most.',
  params: cartParams,
  body: lineBody,
  limit: writeLimit,
  failures: ['cart-closed', 'cart-full', 'out-of-stock'],
  reply: cartShape,
});

const lineParams = cartParams.extend({ variantId: idShape });

export const setCartQuantity = endpoint({
  name: 'carts.setQuantity',
  method: 'PUT',
  path: '/api/v1/storefront/:slug/carts/:cart/lines/:variantId',
  public: true,
  summary: 'Sets the number of units of a line, 1 to 99.',
  params: lineParams,
  body: z.strictObject({ quantity: quantityShape }),
  limit: writeLimit,
  failures: ['cart-closed'],
  reply: cartShape,
});

export const removeCartLine = endpoint({
  name: 'carts.removeLine',
  method: 'DELETE',
  path: '/api/v1/storefront/:slug/carts/:cart/lines/:variantId',
  public: true,
  summary: 'Takes a line out of the cart.',
  params: lineParams,
  limit: writeLimit,
  failures: ['cart-closed'],
  reply: cartShape,
});

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

nameSchemas({ CartLine: cartLineShape, Cart: cartShape, CheckoutForm: checkoutFormShape });

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { currencyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { cartShape, quantityShape, writeLimit } from './cart-shapes.ts';
import { cartParams, slugShape } from './checkout-shapes.ts';
import { countryCodeShape } from './markets.ts';

export * from './cart-shapes.ts';
export * from './checkout-form.ts';

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

export const createCart = endpoint({
  name: 'carts.create',
  method: 'POST',
  path: '/api/v1/storefront/:slug/carts',
  public: true,
  summary:
    'Opens a cart in a store, with a first line if one is given. Its token is the key to it.',
  params: z.strictObject({ slug: slugShape }),
  body: z.strictObject({ ...choices, line: lineBody.optional() }),
  // Written by one statement.
  transaction: 'manual',
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

import { z } from 'zod';
import { nameSchemas } from '../schema-names.ts';
import { codeText, lineText } from '../shapes.ts';
import { placeShape } from './addresses.ts';

/** The key of a shipping method. Operators name them; every installation begins with `standard` and `express`. */
export const shippingMethodShape = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

export type ShippingMethod = z.infer<typeof shippingMethodShape>;

/** The cart's token, from the storefront's cookie. */
export const cartTokenShape = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

/** The token of an order's link. */
export const orderTokenShape = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

export const slugShape = z.string().regex(/^[a-z0-9-]{1,40}$/);

export const cartParams = z.strictObject({ slug: slugShape, cart: cartTokenShape });

const namePart = lineText(60).min(1);

/** The delivery address of an order. The quote (`address`) contains the fields that a country needs. */
export const addressShape = z.strictObject({
  firstName: namePart,
  lastName: namePart,
  ...placeShape.shape,
  phone: codeText(25).optional(),
});

export type Address = z.infer<typeof addressShape>;

nameSchemas({ ShippingMethod: shippingMethodShape, Address: addressShape });

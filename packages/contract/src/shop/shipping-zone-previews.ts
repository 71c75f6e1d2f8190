import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { shippingMethodShape } from './checkout-shapes.ts';
import { exampleCartShape, exampleCarts } from './example-carts.ts';
import { countryCodeShape } from './markets.ts';
import { zoneFormShape } from './shipping-areas.ts';

const exampleOptionShape = z.object({
  method: shippingMethodShape,
  name: z.string(),
  price: moneyShape,
});

export const previewShippingZone = endpoint({
  name: 'shippingZones.preview',
  method: 'POST',
  path: '/api/v1/platform/shipping/zone-previews',
  permission: 'platform:shipping:query',
  summary:
    'What three example carts would pay to each country of a zone before and after a change, in the currency of the country and with its tax where prices include it. Changes nothing.',
  transaction: 'none',
  body: z.strictObject({
    /** Null for a zone that is not stored yet. */
    zoneId: idShape.nullable(),
    form: zoneFormShape,
  }),
  reply: z.object({
    exampleCarts: z.array(exampleCartShape),
    rows: z.array(
      z.object({
        countryCode: countryCodeShape,
        countryName: z.string(),
        region: z.string().nullable(),
        /** In the order of `exampleCarts`; without options the cart cannot be shipped. */
        quotes: z.array(
          z.object({
            cart: z.enum(exampleCarts),
            before: z.array(exampleOptionShape),
            after: z.array(exampleOptionShape),
          }),
        ),
      }),
    ),
  }),
});

nameSchemas({ ExampleOption: exampleOptionShape });

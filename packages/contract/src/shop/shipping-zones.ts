import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { exampleCartShape, exampleCarts } from './example-carts.ts';
import { countryCodeShape } from './markets.ts';
import { zoneFormShape } from './shipping-areas.ts';

export * from './example-carts.ts';
export * from './shipping-areas.ts';
export * from './shipping-methods.ts';
export * from './shipping-regions.ts';
export * from './shipping-zone-previews.ts';

const zoneShape = z.object({
  ...zoneFormShape.shape,
  id: idShape,
  /** The zone of every country that no other one names. It cannot be deleted. */
  isRest: z.boolean(),
  /** Counts the changes; send the version that you read. */
  version: z.number().int(),
  /** Products that its methods exclude, by their ids. */
  excludedProducts: z.array(z.object({ id: idShape, name: z.string() })),
});

export type ShippingZone = z.infer<typeof zoneShape>;

export const listShippingZones = endpoint({
  name: 'shippingZones.list',
  method: 'GET',
  path: '/api/v1/platform/shipping/zones',
  permission: 'platform:shipping:query',
  summary:
    'All zones with their countries, methods and rates, the rest of the world last, and where a example cart cannot be shipped. Not paged: there are few zones.',
  reply: z.object({
    list: z.array(zoneShape),
    exampleCarts: z.array(exampleCartShape),
    /** Countries that are served, but to which no method takes one of the example carts. */
    holes: z.array(
      z.object({
        countryCode: countryCodeShape,
        countryName: z.string(),
        carts: z.array(z.enum(exampleCarts)),
      }),
    ),
  }),
});

const zoneParams = z.strictObject({ id: idShape });

const versionShape = z.number().int().min(1).max(2_000_000_000);

export const createShippingZone = endpoint({
  name: 'shippingZones.create',
  method: 'POST',
  path: '/api/v1/platform/shipping/zones',
  permission: 'platform:shipping:add',
  summary: 'Adds a zone of countries or regions that are in no other one, with its methods.',
  body: zoneFormShape,
  reply: z.object({ id: idShape }),
});

export const updateShippingZone = endpoint({
  name: 'shippingZones.update',
  method: 'PUT',
  path: '/api/v1/platform/shipping/zones/:id',
  permission: 'platform:shipping:edit',
  summary:
    'Changes a zone with its countries and methods as a whole, from now on; placed orders keep what they cost. Refused with `saved-elsewhere` if another operator changed it since `version`.',
  params: zoneParams,
  body: z.strictObject({ version: versionShape, form: zoneFormShape }),
  failures: ['saved-elsewhere'],
  reply: z.object({ version: z.number().int() }),
});

export const deleteShippingZone = endpoint({
  name: 'shippingZones.delete',
  method: 'DELETE',
  path: '/api/v1/platform/shipping/zones/:id',
  permission: 'platform:shipping:delete',
  summary:
    'Deletes a zone: its countries belong to the rest of the world from now on. The rest of the world is refused with `zone-of-rest`.',
  params: zoneParams,
  failures: ['zone-of-rest'],
  reply: z.null(),
});

nameSchemas({ ShippingZone: zoneShape });

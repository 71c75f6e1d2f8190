import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { countryCodeShape } from './markets.ts';

export const listZoneRegions = endpoint({
  name: 'shippingZones.listRegions',
  method: 'GET',
  path: '/api/v1/platform/shipping/regions/:country',
  permission: 'platform:shipping:query',
  summary:
    'The regions of a country that can be in a zone by themselves; empty where addresses do not name one of a list.',
  params: z.strictObject({ country: countryCodeShape }),
  reply: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
});

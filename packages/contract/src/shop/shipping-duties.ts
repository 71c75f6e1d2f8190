import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { countryCodeShape } from './markets.ts';

const countryCodes = z.array(countryCodeShape).max(300);

const dutiesFormShape = z.strictObject({
  /** Countries where the seller pays import duties. */
  paidIn: countryCodes,
  /** Countries where the carrier may collect import duties from the buyer. */
  dueIn: countryCodes,
});

const dutiesShape = dutiesFormShape.extend({
  /** Changes with the countries; send the version that you read. */
  version: z.string(),
});

export type ShippingDuties = z.infer<typeof dutiesShape>;

export const readShippingDuties = endpoint({
  name: 'shippingDuties.read',
  method: 'GET',
  path: '/api/v1/platform/shipping/duties',
  permission: 'platform:shipping:query',
  summary:
    'Who pays import duties in which country. Of a country that is in neither list, buyers are told nothing.',
  reply: dutiesShape,
});

export const setShippingDuties = endpoint({
  name: 'shippingDuties.set',
  method: 'PUT',
  path: '/api/v1/platform/shipping/duties',
  permission: 'platform:shipping:edit',
  summary:
    'Changes who pays import duties; product pages, checkout and mails follow. Refused with `saved-elsewhere` if another operator changed it since `version`.',
  body: z.strictObject({ version: lineText(64).min(1), form: dutiesFormShape }),
  failures: ['saved-elsewhere'],
  reply: z.object({ version: z.string() }),
});

nameSchemas({ ShippingDuties: dutiesShape });

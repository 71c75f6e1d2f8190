import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { codeText, lineText } from '../shapes.ts';
import { countryCodeShape } from './markets.ts';

/** A place of the post, without its recipient. */
export const placeShape = z.strictObject({
  line1: lineText(100).min(1),
  line2: lineText(100).optional(),
  postcode: codeText(12).optional(),
  city: lineText(80).min(1),
  region: lineText(60).optional(),
  countryCode: countryCodeShape,
});
export type Place = z.infer<typeof placeShape>;

/** `none`: addresses of the country have no such field. */
const partNeed = z.enum(['required', 'optional', 'none']);

/** What the address form of a country asks for. */
export const addressFormShape = z.object({
  postcode: partNeed,
  region: partNeed,
  postcodeExample: z.string().nullable(),
  postcodePattern: z.string().nullable(),
  postcodeHint: z.string(),
  /** `required` where couriers deliver only to a recipient that they can call. */
  phone: partNeed,
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
});

export const readAddressForm = endpoint({
  name: 'markets.readAddressForm',
  method: 'GET',
  path: '/api/v1/countries/:country/address-form',
  public: true,
  summary:
    'What the address form of a country asks for: which parts are required, how its postcodes look, its regions to choose from.',
  params: z.strictObject({ country: countryCodeShape }),
  reply: addressFormShape,
});

nameSchemas({ Place: placeShape, AddressForm: addressFormShape });

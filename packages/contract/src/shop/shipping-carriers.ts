import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText, webAddress } from '../shapes.ts';

/** Where the tracking number goes in the address of a carrier's page. */
const placeOfNumber = '{number}';

const hasNumber = (text: string) => text.includes(placeOfNumber);

const carrierFormShape = z.strictObject({
  /** As it is written on parcels and in mails. Unique. */
  name: lineText(40).min(1),
  /** Its page for a parcel, with `{number}` where the tracking number goes; empty: there is none. */
  trackingUrl: z.literal('').or(
    lineText(300)
      .refine(hasNumber, { params: { code: 'tracking-place' } })
      .refine((text) => webAddress.safeParse(text.replaceAll(placeOfNumber, '1')).success, {
        params: { code: 'url' },
      }),
  ),
  /** Offered when a parcel is shipped; links of earlier parcels stay. */
  isActive: z.boolean(),
  /** Counts the changes; send the version that you read. A new carrier has none. */
  version: z.number().int().min(0).max(2_000_000_000).default(0),
});

const carrierRowShape = carrierFormShape.extend({
  id: idShape,
  key: z.string(),
  /** It came with the program and is switched off instead of deleted. */
  isKnown: z.boolean(),
});

export const carriers = createCrudEndpoints({
  name: 'carriers',
  path: '/api/v1/platform/shipping/carriers',
  permission: 'platform:shipping',
  subject: 'Carriers',
  row: carrierRowShape,
  form: carrierFormShape,
  filters: { keywords: optionalFilter(searchText(100)) },
  failures: { delete: ['carrier-known'], update: ['saved-elsewhere'] },
  summaries: {
    update:
      'Carriers: changes one as a whole. Refused with `saved-elsewhere` if another operator changed it since `version`.',
  },
});

nameSchemas({ CarrierRow: carrierRowShape, CarrierForm: carrierFormShape });

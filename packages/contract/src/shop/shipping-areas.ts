import { z } from 'zod';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { countryCodeShape } from './markets.ts';
import { methodFormShape, shippingBounds } from './shipping-methods.ts';

const areaShape = z.strictObject({
  countryCode: countryCodeShape,
  /** As addresses of the country write it; null: the whole country but regions that are named elsewhere. */
  region: lineText(60).min(1).nullable(),
});

export const zoneFormShape = z.strictObject({
  name: lineText(80).min(1),
  /** Empty for the zone of the rest of the world. */
  areas: z.array(areaShape).max(shippingBounds.areasMax),
  /** In the order in which buyers see them. */
  methods: z.array(methodFormShape).max(shippingBounds.methodsMax),
});

export type ShippingZoneForm = z.infer<typeof zoneFormShape>;

nameSchemas({ ShippingZoneForm: zoneFormShape });

import { createCrudKeys } from './crud-keys.ts';

/** Zones, rates, calendar and duties, for operators. */
export const shippingKeys = {
  all: ['shipping'],
  zones: ['shipping', 'zones'],
  regions: (country: string) => ['shipping', 'regions', country],
  calendar: ['shipping', 'calendar'],
  duties: ['shipping', 'duties'],
  products: (typed: string) => ['shipping', 'products', typed],
} as const;

export const carrierKeys = createCrudKeys('carriers');

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { currencyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { countryCodeShape } from './markets.ts';
import { socialLinkShape } from './social-links.ts';
import { settlementModes } from './store-shapes.ts';

export * from './accents.ts';
export * from './own-store.ts';
export * from './quick-start.ts';
export * from './sellers.ts';
export * from './slugs.ts';
export * from './store-shapes.ts';

export const storeRowShape = z.object({
  id: idShape,
  slug: z.string(),
  name: z.string(),
  /** The full URL of its storefront. */
  publicUrl: z.string(),
  avatar: imageShape.nullable(),
  country: countryCodeShape,
  baseCurrency: currencyShape,
  settlementMode: z.enum(settlementModes),
  status: z.enum(['open', 'paused']),
  /** Paused by the platform, not by its owner. */
  isHeld: z.boolean(),
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
});

const storeFilters = {
  keywords: optionalFilter(searchText(100)),
  status: optionalFilter(z.enum(['open', 'paused'])),
  settlementMode: optionalFilter(z.enum(settlementModes)),
};

export const listStores = endpoint({
  name: 'stores.list',
  method: 'GET',
  path: '/api/v1/platform/stores',
  permission: 'platform:store:query',
  summary:
    'All stores for operators, newest first; `keywords` looks in name and address, and in the name, user name and email of the owner.',
  query: z.strictObject({ ...pageQueryFields, ...storeFilters }),
  reply: pageOf(storeRowShape.extend({ owner: z.object({ name: z.string(), email: z.string() }) })),
});

export const exportStores = endpoint({
  name: 'stores.export',
  method: 'GET',
  path: '/api/v1/platform/store-export',
  permission: 'platform:store:export',
  summary:
    'The stores of a list as a CSV file (UTF-8, up to 100,000), column headers and statuses in the caller’s language. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject(storeFilters),
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

nameSchemas({ SocialLink: socialLinkShape, StoreRow: storeRowShape });

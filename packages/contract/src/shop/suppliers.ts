import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { languages } from '../locales.ts';
import { currencyShape } from '../money.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, codeText, lineText, mailAddress, searchText } from '../shapes.ts';

const supplierFormShape = z.strictObject({
  name: lineText(120).min(1),
  /** In which its costs are. It stays once a variant has a cost. */
  currency: currencyShape,
  /** Working days from an order to its delivery. */
  leadTimeDays: z.number().int().min(0).max(365),
  contactName: lineText(120).default(''),
  /** Purchase orders are mailed to it; empty for a supplier that gets none by email. */
  email: z.union([z.literal(''), mailAddress]).default(''),
  phone: codeText(40).default(''),
  /** As it is written on a parcel; several lines. */
  address: blockText(400).default(''),
  /** Of its emails, its documents and its page. */
  language: z.enum(languages).default('en'),
  /** It sends parcels to buyers. Any other delivers to the warehouse, and learns nothing of buyers. */
  shipsItself: z.boolean().default(false),
  /** Its own updates of stock and costs are booked without an operator. */
  isTrusted: z.boolean().default(false),
  /** Purchase orders are made and sent once a day. */
  isAutomatic: z.boolean().default(false),
});
export type SupplierForm = z.infer<typeof supplierFormShape>;

const supplierRowShape = supplierFormShape.extend({
  id: idShape,
  /** Products of which it delivers a variant. */
  productCount: z.number().int(),
});

export const suppliers = createCrudEndpoints({
  name: 'suppliers',
  path: '/api/v1/platform/catalogue/suppliers',
  permission: 'platform:supplier',
  subject: 'Suppliers',
  row: supplierRowShape,
  form: supplierFormShape,
  filters: { keywords: optionalFilter(searchText(100)) },
  failures: { update: ['supplier-in-use'], delete: ['supplier-in-use'] },
  fieldOfCode: { 'supplier-in-use': 'currency' },
});

nameSchemas({ SupplierRow: supplierRowShape });

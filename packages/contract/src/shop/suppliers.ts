import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { languages } from '../locales.ts';
import { currencyShape } from '../money.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, codeText, lineText, mailAddress, searchText } from '../shapes.ts';

const supplierFields = {
  name: lineText(120).min(1),
  /** In which its costs are. It stays once a variant has a cost. */
  currency: currencyShape,
  /** Working days from an order to its delivery. */
  leadTimeDays: z.number().int().min(0).max(365),
  contactName: lineText(120),
  /** Purchase orders are mailed to it; empty for a supplier that gets none by email. */
  email: z.union([z.literal(''), mailAddress]),
  phone: codeText(40),
  /** As it is written on a parcel; several lines. */
  address: blockText(400),
  /** Of its emails, its documents and its page. */
  language: z.enum(languages),
  /** It sends parcels to buyers. Any other delivers to the warehouse, and learns nothing of buyers. */
  shipsItself: z.boolean(),
  /** Its own updates of stock and costs are booked without an operator. */
  isTrusted: z.boolean(),
  /** Purchase orders are made and sent once a day. */
  isAutomatic: z.boolean(),
};

const supplierFormShape = z.strictObject({
  ...supplierFields,
  contactName: supplierFields.contactName.default(''),
  email: supplierFields.email.default(''),
  phone: supplierFields.phone.default(''),
  address: supplierFields.address.default(''),
  language: supplierFields.language.default('en'),
  shipsItself: supplierFields.shipsItself.default(false),
  isTrusted: supplierFields.isTrusted.default(false),
  isAutomatic: supplierFields.isAutomatic.default(false),
});
export type SupplierForm = z.infer<typeof supplierFormShape>;

const supplierRowShape = z.strictObject({
  ...supplierFields,
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

import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { currencyShape } from '../money.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';

const supplierFormShape = z.strictObject({
  name: lineText(120).min(1),
  /** In which its costs are. It stays once a variant has a cost. */
  currency: currencyShape,
  /** Working days from an order to its delivery. */
  leadTimeDays: z.number().int().min(0).max(365),
});

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

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { shippingColumns, shippingFormats } from './shipping-columns.ts';

/** How many presets an account may have. */
export const shippingPresetsMax = 30;
/** How many orders are chosen by hand for one file. */
const exportedOrdersMax = 500;

const columnsShape = z
  .array(z.enum(shippingColumns))
  .min(1)
  .max(shippingColumns.length)
  .refine((columns) => new Set(columns).size === columns.length, { params: { code: 'choice' } });

const presetFields = {
  name: lineText(60).min(1),
  columns: columnsShape.describe('The columns of the file, in its order; each once.'),
  format: z.enum(shippingFormats),
  isShared: z.boolean(),
};
const presetShape = z.object({
  id: idShape,
  ...presetFields,
  /** Who made it; null for a preset of the caller, and for one whose author is gone. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  mayChange: z.boolean(),
});
export type ShippingPreset = z.infer<typeof presetShape>;
const presetForm = z.strictObject(presetFields);
export type ShippingPresetForm = z.infer<typeof presetForm>;

const path = '/api/v1/platform/shipping-presets';
const byId = z.strictObject({ id: idShape });
const permission = 'platform:order:personal';

export const listShippingPresets = endpoint({
  name: 'shippingPresets.list',
  method: 'GET',
  path,
  permission,
  summary:
    'The presets of files for carriers and warehouses: those of the caller, and those that others share, by name.',
  reply: z.object({ list: z.array(presetShape) }),
});

export const createShippingPreset = endpoint({
  name: 'shippingPresets.create',
  method: 'POST',
  path,
  permission,
  summary: `Saves a preset, up to ${shippingPresetsMax} for each account.`,
  body: presetForm,
  reply: z.object({ id: idShape }),
  failures: ['list-views-full'],
});

export const updateShippingPreset = endpoint({
  name: 'shippingPresets.update',
  method: 'PUT',
  path: `${path}/:id`,
  permission,
  summary:
    'Changes a preset as a whole. A shared one is changed by its author and by callers who may ship orders.',
  params: byId,
  body: presetForm,
  reply: z.null(),
});

export const deleteShippingPreset = endpoint({
  name: 'shippingPresets.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  permission,
  summary: 'Deletes a preset; the same callers may as may change it.',
  params: byId,
  reply: z.null(),
});

export const exportShipping = endpoint({
  name: 'shippingExports.download',
  method: 'POST',
  path: '/api/v1/platform/shipping-export',
  permission,
  summary:
    'A file for a carrier or a warehouse, written while it is sent: one row per line with the units that are still to be shipped, of the chosen orders or of all that can be shipped now. Cells that a spreadsheet could run as formulas are texts.',
  transaction: 'none',
  body: z.strictObject({
    orderIds: z
      .array(idShape)
      .min(1)
      .max(exportedOrdersMax)
      .nullable()
      .describe('The chosen orders; null for all orders that can be shipped now.'),
    columns: columnsShape,
    format: z.enum(shippingFormats),
  }),
  answers: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  reply: z.any(),
  envelope: 'raw',
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

nameSchemas({ ShippingPreset: presetShape, ShippingPresetForm: presetForm });

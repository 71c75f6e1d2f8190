import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { dayZone, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay, codeText, lineText, searchText } from '../shapes.ts';
import { csvExport } from './csv-export.ts';
import { payoutBlocks, payoutFailures, payoutShape, payoutStatuses } from './payout-shapes.ts';

const payoutFilters = {
  keywords: optionalFilter(searchText(64)).describe(
    'Text in the name of the store, the account, the reference or the provider’s reason.',
  ),
  status: optionalFilter(z.enum([...payoutStatuses, 'open'])).describe(
    'A state, or `open` for all that are on their way.',
  ),
  storeId: optionalFilter(idShape),
  payoutId: optionalFilter(idShape).describe('Only this payout.'),
  requestedFrom: optionalFilter(chosenDay).describe(
    'First day on which the payout was requested, as YYYY-MM-DD.',
  ),
  requestedTo: optionalFilter(chosenDay).describe(
    'Last day on which the payout was requested, as YYYY-MM-DD.',
  ),
  timeZone: dayZone,
};

export const listPlatformPayouts = endpoint({
  name: 'payouts.listAll',
  method: 'GET',
  path: '/api/v1/platform/payouts',
  permission: 'platform:payout:query',
  summary: 'Payouts of all stores, newest first.',
  query: z.strictObject({
    ...pageQueryFields,
    ...payoutFilters,
  }),
  reply: pageOf(
    payoutShape.extend({
      store: z.object({ id: idShape, name: z.string(), slug: z.string() }),
      bankFileId: idShape.nullable(),
    }),
  ),
});

export const exportPlatformPayouts = endpoint({
  ...csvExport,
  name: 'payouts.export',
  path: '/api/v1/platform/payout-export',
  permission: 'platform:payout:query',
  summary:
    'The payouts of a list as a CSV file (UTF-8, up to 100,000), column headers and states in the caller’s language. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject(payoutFilters),
});

const skippedStoreShape = z.object({
  store: z.object({ id: idShape, name: z.string() }),
  reason: z.enum(payoutBlocks),
});

export const previewPayouts = endpoint({
  name: 'payouts.preview',
  method: 'GET',
  path: '/api/v1/platform/payouts/preview',
  permission: 'platform:payout:run',
  summary:
    'What running payouts now would send: each store with its amount, and the stores that would be skipped with the reason.',
  reply: z.object({
    payouts: z.array(
      z.object({ store: z.object({ id: idShape, name: z.string() }), amount: moneyShape }),
    ),
    skipped: z.array(skippedStoreShape),
  }),
});

export const runPayouts = endpoint({
  name: 'payouts.run',
  method: 'POST',
  path: '/api/v1/platform/payouts/run',
  permission: 'platform:payout:run',
  summary:
    'Runs payouts now: earnings whose hold is over become available, then every linked store with enough available is paid out, whatever its schedule; open payouts are followed up.',
  idempotency: 'required',
  failures: ['idempotency-running', 'idempotency-key-reused'],
  transaction: 'manual',
  reply: z.object({
    matured: z.number().int().describe('Orders whose earnings became available.'),
    begun: z.number().int().describe('Payouts that are on their way now.'),
    settled: z.number().int().describe('Earlier payouts that arrived.'),
    failed: z.number().int().describe('Payouts, new or earlier, that came back.'),
    failures: z
      .array(
        z.object({
          store: z.object({ id: idShape, name: z.string() }),
          reason: z.enum(payoutFailures),
        }),
      )
      .describe('The stores of these payouts, and why they came back.'),
    skipped: z
      .array(skippedStoreShape)
      .describe('Stores with available earnings that were not paid out, and why.'),
    runId: idShape.nullable(),
  }),
});

export const retryPayout = endpoint({
  name: 'payouts.retry',
  method: 'POST',
  path: '/api/v1/platform/payouts/:payoutId/retry',
  permission: 'platform:payout:run',
  summary:
    'Sends a payout again that waits for the platform’s balance at the provider. One that does not wait any more is answered as it is.',
  params: z.strictObject({ payoutId: idShape }),
  body: z.strictObject({}),
  transaction: 'manual',
  reply: payoutShape,
});

export const summarizePayouts = endpoint({
  name: 'payouts.summary',
  method: 'GET',
  path: '/api/v1/platform/payouts/summary',
  permission: 'platform:payout:query',
  summary:
    'Payouts that are on their way, by provider and currency: `open`; `waiting` for the platform’s balance there, so that it has to be topped up by at most this much; `unfiled`: they go into the next file for the bank.',
  reply: z.array(
    z.object({
      provider: z.string(),
      state: z.enum(['open', 'waiting', 'unfiled']),
      amount: moneyShape,
      count: z.number().int(),
    }),
  ),
});

/** The account that bank files pay from. */
const payerShape = z.strictObject({
  name: lineText(70).min(1),
  iban: codeText(34),
  bic: codeText(11).nullable(),
});

const payoutSettingsShape = z.object({
  holdDays: z.number().int(),
  minimum: moneyShape,
  /** Owners can be paid by bank transfer. */
  bankTransfers: z.boolean(),
  payer: z
    .object({ name: z.string(), iban: z.string(), bic: z.string().nullable() })
    .nullable()
    .describe(
      'The platform’s own account, from which files for the bank pay; null while there is none.',
    ),
  hasClock: z
    .boolean()
    .describe(
      'Whether there is a clock to move, `/api/v1/platform/sandbox-clock`: in a trial, never in production.',
    ),
});

export const readPayoutSettings = endpoint({
  name: 'payouts.settings',
  method: 'GET',
  path: '/api/v1/platform/payout-settings',
  permission: 'platform:payout:query',
  summary:
    'Days between delivery and availability, and the smallest payout (USD; converted for stores in other currencies).',
  reply: payoutSettingsShape,
});

export const savePayoutSettings = endpoint({
  name: 'payouts.saveSettings',
  method: 'PUT',
  path: '/api/v1/platform/payout-settings',
  permission: 'platform:payout:run',
  summary:
    'Sets the hold (applies to orders delivered from now on) and the smallest payout (USD minor units).',
  body: z.strictObject({
    holdDays: z.number().int().min(0).max(90),
    minimum: z.strictObject({
      amount: z.number().int().min(1).max(100_000_00),
      currency: z.literal('USD'),
    }),
  }),
  reply: payoutSettingsShape,
});

export const saveBankTransfers = endpoint({
  name: 'payouts.saveBankTransfers',
  method: 'PUT',
  path: '/api/v1/platform/payout-settings/bank-transfers',
  permission: 'platform:payout:run',
  summary:
    'Whether owners can be paid by bank transfer, and the platform’s own account, from which SEPA files pay: without it payouts in euros to an IBAN wait.',
  body: z.strictObject({ isOn: z.boolean(), payer: payerShape.nullable() }),
  reply: payoutSettingsShape,
});

export const moveSandboxClock = endpoint({
  name: 'payouts.moveClock',
  method: 'POST',
  path: '/api/v1/platform/sandbox-clock',
  permission: 'platform:payout:run',
  summary:
    'Moves the trial’s clock some days forward, so that holds end and banks book. Not in production.',
  body: z.strictObject({ advanceDays: z.number().int().min(1).max(60) }),
  transaction: 'manual',
  reply: z.object({ now: z.iso.datetime() }),
});

export const readSandboxClock = endpoint({
  name: 'payouts.clock',
  method: 'GET',
  path: '/api/v1/platform/sandbox-clock',
  permission: 'platform:payout:query',
  summary: 'What the trial’s clock says, and whether it can be moved.',
  reply: z.object({ now: z.iso.datetime(), canMove: z.boolean() }),
});

nameSchemas({ PayoutSettings: payoutSettingsShape });

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { payoutShape, payoutStatusShape } from './payouts.ts';

export const listPlatformPayouts = endpoint({
  name: 'payouts.listAll',
  method: 'GET',
  path: '/api/v1/platform/payouts',
  permission: 'platform:payout:query',
  summary: 'Payouts of all stores, newest first.',
  query: z.strictObject({ ...pageQueryFields, status: optionalFilter(payoutStatusShape), storeId: optionalFilter(idShape) }),
  reply: pageOf(payoutShape.extend({ store: z.object({ id: idShape, name: z.string(), slug: z.string() }) })),
});

export const runPayouts = endpoint({
  name: 'payouts.run',
  method: 'POST',
  path: '/api/v1/platform/payouts/run',
  permission: 'platform:payout:run',
  summary:
    'Runs payouts now: earnings whose hold is over become available, then every linked store with enough available is paid out, whatever its schedule; open payouts are followed up.',
  transaction: 'manual',
  reply: z.object({ matured: z.number().int(), begun: z.number().int(), settled: z.number().int(), skipped: z.number().int() }),
});

const payoutSettingsShape = z.object({
  holdDays: z.number().int(),
  minimum: moneyShape,
  hasClock: z.boolean().describe('Whether there is a clock to move, `/api/v1/sandbox/clock`: in a trial, never in production.'),
});

export const readPayoutSettings = endpoint({
  name: 'payouts.settings',
  method: 'GET',
  path: '/api/v1/platform/payout-settings',
  permission: 'platform:payout:query',
  summary: 'Days between delivery and availability, and the smallest payout (USD; converted for stores in other currencies).',
  reply: payoutSettingsShape,
});

export const savePayoutSettings = endpoint({
  name: 'payouts.saveSettings',
  method: 'PUT',
  path: '/api/v1/platform/payout-settings',
  permission: 'platform:payout:run',
  summary: 'Sets the hold (applies to orders delivered from now on) and the smallest payout (USD minor units).',
  body: z.strictObject({
    holdDays: z.number().int().min(0).max(90),
    minimum: z.strictObject({ amount: z.number().int().min(1).max(100_000_00), currency: z.literal('USD') }),
  }),
  reply: payoutSettingsShape,
});

export const moveSandboxClock = endpoint({
  name: 'payouts.moveClock',
  method: 'POST',
  path: '/api/v1/sandbox/clock',
  permission: 'platform:payout:run',
  summary: 'Moves the trial’s clock some days forward, so that holds end and banks book. Not in production.',
  body: z.strictObject({ advanceDays: z.number().int().min(1).max(60) }),
  transaction: 'manual',
  reply: z.object({ now: z.iso.datetime() }),
});

export const readSandboxClock = endpoint({
  name: 'payouts.clock',
  method: 'GET',
  path: '/api/v1/sandbox/clock',
  permission: 'platform:payout:query',
  summary: 'What the trial’s clock says, and whether it can be moved.',
  reply: z.object({ now: z.iso.datetime(), canMove: z.boolean() }),
});

nameSchemas({ PayoutSettings: payoutSettingsShape });

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { momentShape, payoutBlocks, payoutShape } from './payout-shapes.ts';

export const payoutSchedules = ['manual', 'daily', 'weekly', 'monthly'] as const;

const payoutScheduleShape = z.enum(payoutSchedules);

export const readPayoutState = endpoint({
  name: 'payouts.state',
  method: 'GET',
  path: '/api/v1/payout-state',
  permission: 'shop:revenue:view',
  summary:
    'Whether a payout can be asked for now, and if not why; the minimum, the schedule and its next day; the payout under way.',
  reply: z.object({
    canRequest: z.boolean(),
    blockedBy: z.enum(payoutBlocks).nullable(),
    /** Payouts wait until then, because an operator changed the owner's address or second factor, or the bank account is new. */
    resumesAt: momentShape.nullable(),
    /** What would be paid out. */
    amount: moneyShape,
    minimum: moneyShape,
    schedule: payoutScheduleShape,
    nextAt: momentShape.nullable(),
    open: payoutShape.nullable(),
  }),
});

export const savePayoutSchedule = endpoint({
  name: 'payouts.saveSchedule',
  method: 'PUT',
  path: '/api/v1/payout-schedule',
  permission: 'shop:payout-account:edit',
  summary:
    'When available earnings are paid out by themselves: never, each day, each Monday, or on the first of the month (store time zone).',
  body: z.strictObject({ schedule: payoutScheduleShape }),
  reply: z.object({ schedule: payoutScheduleShape, nextAt: momentShape.nullable() }),
});

nameSchemas({ PayoutSchedule: payoutScheduleShape });

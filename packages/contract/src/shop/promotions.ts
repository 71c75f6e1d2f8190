import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { webAddress } from '../shapes.ts';

/** `available`: the next seller payment may use it; `held`: a payment that uses it is open; `unavailable`: `refusal` is the reason. */
const welcomeStates = ['available', 'held', 'used', 'unavailable'] as const;

/** Why the offer does not apply. */
const offerRefusals = [
  'held',
  'used',
  'not_first',
  'off',
  'budget_spent',
  'over_limit',
  'linked_account_used',
  'address_used',
] as const;
export const offerRefusalShape = z.enum(offerRefusals);
export type OfferRefusal = z.infer<typeof offerRefusalShape>;

/** The offer as applied to one payment: goods only, shipping and fees are never reduced. */
export const appliedOfferShape = z.object({
  kind: z.enum(['free', 'percent']),
  /** A percentage of the goods: 100 or 10. */
  percent: z.number().int(),
  amount: moneyShape,
});
export type AppliedOffer = z.infer<typeof appliedOfferShape>;

export const readWelcomeOffer = endpoint({
  name: 'promotions.welcome',
  method: 'GET',
  path: '/api/v1/welcome-offer',
  permission: 'shop:order:pay',
  summary:
    'The welcome offer on an owner’s first seller payment: whether it is still there, its limits, and the chat link of the welcome message.',
  reply: z.object({
    state: z.enum(welcomeStates),
    refusal: offerRefusalShape.nullable(),
    /** Goods below this are free. */
    freeBelow: moneyShape,
    /** Goods up to and including this are 10 % off. */
    percentUpTo: moneyShape,
    percent: z.number().int(),
    chatUrl: z.string().nullable(),
    /** Whether the welcome message and the home page show courses. */
    promotesCourses: z.boolean(),
    /** Whether the owner has dismissed the welcome message. */
    isDismissed: z.boolean(),
    /** The discount, once used. */
    given: moneyShape.nullable(),
  }),
});

export const dismissWelcome = endpoint({
  name: 'promotions.dismissWelcome',
  method: 'PUT',
  path: '/api/v1/welcome-offer/dismissal',
  permission: 'shop:order:pay',
  summary:
    'The owner has read the welcome message: it is not shown by itself any more, on any device.',
  reply: z.null(),
});

const settingsShape = z.object({
  isOn: z.boolean(),
  monthlyBudget: moneyShape,
  chatUrl: z.string().nullable(),
  /** Discounts given and held in the current month (UTC), in USD. */
  givenThisMonth: moneyShape,
  claims: z.number().int(),
});

export const readWelcomeSettings = endpoint({
  name: 'promotions.welcomeSettings',
  method: 'GET',
  path: '/api/v1/platform/welcome-offer',
  permission: 'platform:promotion:query',
  summary:
    'Switch, monthly budget (USD) and chat link of the welcome offer, and what it cost this month.',
  reply: settingsShape,
});

export const saveWelcomeSettings = endpoint({
  name: 'promotions.saveWelcomeSettings',
  method: 'PUT',
  path: '/api/v1/platform/welcome-offer',
  permission: 'platform:promotion:edit',
  summary: 'Sets switch, monthly budget (USD minor units) and chat link of the welcome offer.',
  body: z.strictObject({
    isOn: z.boolean(),
    monthlyBudget: z.strictObject({
      amount: z.number().int().min(0).max(1_000_000_00),
      currency: z.literal('USD'),
    }),
    chatUrl: webAddress.nullable(),
  }),
  reply: settingsShape,
});

nameSchemas({ AppliedOffer: appliedOfferShape, WelcomeOfferSettings: settingsShape });

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { focusFields } from '../images.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { linkChannels } from './links.ts';

const momentShape = z.iso.datetime();

/** A change in per cent with one decimal; null when there is nothing to compare with. */
export const changeShape = z.number().nullable();

/** `day`: the last 24 hours by the hour; `week`: the last seven days of the store's time zone, today included. */
const dashboardWindows = ['day', 'week'] as const;

export type DashboardWindow = (typeof dashboardWindows)[number];

/** One figure over a window: its value, the window before, the change, and both as series (oldest first). */
const figureShape = z.object({
  value: z.number().nullable(),
  previous: z.number().nullable(),
  change: changeShape,
  series: z.array(z.number().nullable()),
  previousSeries: z.array(z.number().nullable()),
});

export type Figure = z.infer<typeof figureShape>;

/**
 * `earnings` is in minor units of the store's currency: the profit of paid orders. `clicks` counts visits by humans,
 * `salesVolume` units in paid orders, `conversion` is the share of visits with a paid order, in per cent.
 */
const windowFiguresShape = z.object({
  /** The start of each step of the series. */
  steps: z.array(momentShape),
  /** The start of each step of the window before; its last step ends where the first of `steps` begins. */
  previousSteps: z.array(momentShape),
  /** Where the last step ends: later than now. */
  endsAt: momentShape,
  earnings: figureShape,
  clicks: figureShape,
  salesVolume: figureShape,
  conversion: figureShape,
});

export type WindowFigures = z.infer<typeof windowFiguresShape>;

/** Revenue of some days of the store, with the query of `/sales` that lists the orders behind it. */
const daysRevenueShape = z.object({
  amount: moneyShape,
  dayFrom: z.iso.date(),
  dayTo: z.iso.date(),
  /** The last moment that counts, if the period ends within its last day. */
  timeTo: momentShape.nullable(),
});

const comparedShape = z.object({
  now: daysRevenueShape,
  before: daysRevenueShape,
  change: changeShape,
});

export type ComparedRevenue = z.infer<typeof comparedShape>;

export const readDashboard = endpoint({
  name: 'analytics.dashboard',
  method: 'GET',
  path: '/api/v1/dashboard',
  permission: 'shop:dashboard:view',
  summary:
    'The figures of the own store. Revenue is the profit of paid orders, in the store’s currency; days are the store’s. A constant number of queries.',
  failures: ['store-required'],
  reply: z.object({
    currency: currencyShape,
    products: z.object({ total: z.number().int(), newToday: z.number().int() }),
    /** Earned today, in the last 7 days, and in total. */
    revenue: z.object({ today: moneyShape, week: moneyShape, total: moneyShape }),
    /** Today compared with the same hours of yesterday; 7, 30 and 365 days compared with the preceding ones. */
    comparisons: z.object({
      yesterday: changeShape,
      lastWeek: changeShape,
      lastMonth: changeShape,
      lastYear: changeShape,
    }),
    /** The same comparisons with both amounts and their days. */
    comparedRevenue: z.object({
      yesterday: comparedShape,
      lastWeek: comparedShape,
      lastMonth: comparedShape,
      lastYear: comparedShape,
    }),
    /** Selling total and number of paid orders that are not shipped yet. */
    pendingShipment: z.object({ amount: moneyShape, count: z.number().int() }),
    /** Average earnings of stores that sold in the last 24 hours, in this store's currency; null when none did. */
    averageBloggerRevenue: moneyShape.nullable(),
    windows: z.object({ day: windowFiguresShape, week: windowFiguresShape }),
    /** The products that earned most in the last 30 days. */
    topProducts: z.array(
      z.object({
        productId: idShape,
        name: z.string(),
        imageUrl: z.string().nullable(),
        ...focusFields,
        units: z.number().int(),
        earned: moneyShape,
      }),
    ),
    /** Where the clicks of the last 30 days came from, most first. */
    clickSources: z.array(
      z.object({
        kind: z.enum(['link', 'site', 'direct', 'other']),
        name: z.string(),
        /** For a tracked link; null for other sources. */
        channel: z.enum(linkChannels).nullable(),
        clicks: z.number().int(),
      }),
    ),
  }),
});

nameSchemas({
  Figure: figureShape,
  WindowFigures: windowFiguresShape,
  ComparedRevenue: comparedShape,
});

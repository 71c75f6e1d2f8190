import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape, optionalFilter, queryNumber } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';

const momentShape = z.iso.datetime();
/** A change in per cent with one decimal; null when there is nothing to compare with. */
const changeShape = z.number().nullable();

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

export const linkChannels = [
  'instagram',
  'tiktok',
  'youtube',
  'xiaohongshu',
  'facebook',
  'x',
  'whatsapp',
  'email',
  'blog',
  'other',
] as const;
export type LinkChannel = (typeof linkChannels)[number];

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

const linkShape = z.object({
  id: idShape,
  code: z.string(),
  name: z.string(),
  channel: z.enum(linkChannels),
  /** The address to share. */
  url: z.string(),
  clicks: z.number().int(),
  /** Paid orders of visitors who came through this link within the preceding 30 days. */
  orders: z.number().int(),
  earned: moneyShape,
  createdAt: momentShape,
  archivedAt: momentShape.nullable(),
});
export type TrackedLink = z.infer<typeof linkShape>;

const linkBody = z.strictObject({
  name: lineText(60).min(1),
  channel: z.enum(linkChannels),
});
const linkParams = z.strictObject({ linkId: idShape });

export const listLinks = endpoint({
  name: 'analytics.listLinks',
  method: 'GET',
  path: '/api/v1/links',
  permission: 'shop:link:list',
  summary:
    'The tracked links of the own store, newest first, with clicks, paid orders and earnings. At most 200 are kept active.',
  failures: ['store-required'],
  reply: z.object({ storeUrl: z.string(), list: z.array(linkShape) }),
});

export const createLink = endpoint({
  name: 'analytics.createLink',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  method: 'POST',
  path: '/api/v1/links',
  permission: 'shop:link:edit',
  summary: 'Makes a tracked link for one post or channel.',
  body: linkBody,
  idempotency: 'optional',
  failures: ['store-required', 'links-full', 'links-kept-full'],
  reply: linkShape,
});

export const updateLink = endpoint({
  name: 'analytics.updateLink',
  method: 'PUT',
  path: '/api/v1/links/:linkId',
  permission: 'shop:link:edit',
  summary: 'Renames a tracked link or changes its channel; its address stays.',
  params: linkParams,
  body: linkBody,
  reply: linkShape,
});

export const archiveLink = endpoint({
  name: 'analytics.archiveLink',
  method: 'DELETE',
  path: '/api/v1/links/:linkId',
  permission: 'shop:link:edit',
  summary: 'Puts a tracked link away. Its address goes on working and counting; nothing is lost.',
  params: linkParams,
  reply: z.null(),
});

/** The UTC days that a list of visits covers: today alone, or the last days including today. */
export const visitDays = [1, 7, 30, 90] as const;
const visitFilters = {
  days: queryNumber(z.literal(visitDays), 1).describe(
    'How many UTC days with today: 1, 7, 30 or 90.',
  ),
  storeId: optionalFilter(idShape),
};
const visitCounts = {
  visits: z.number().int(),
  /** Paid orders of these visits. */
  orders: z.number().int(),
};
/** Visits by one `user_source` or `page_source`: empty for addresses without one, null for all that are too rare for a row. */
const sourceVisitsShape = z.object({ source: z.string().nullable(), ...visitCounts });

export const listVisits = endpoint({
  name: 'analytics.visits',
  method: 'GET',
  path: '/api/v1/platform/visits',
  permission: 'platform:dashboard:view',
  summary:
    'Visits by people and the paid orders that they led to, by store, by user source and by page source, most first. Days are UTC days. The rows of each list add up to the total: what is too rare for a row is one row at the end, without a name.',
  query: z.strictObject(visitFilters),
  reply: z.object({
    total: z.object(visitCounts),
    stores: z.array(
      z.object({ store: z.object({ id: idShape, name: z.string() }).nullable(), ...visitCounts }),
    ),
    userSources: z.array(sourceVisitsShape),
    pageSources: z.array(sourceVisitsShape),
  }),
});

export const exportVisits = endpoint({
  name: 'analytics.exportVisits',
  method: 'GET',
  path: '/api/v1/platform/visit-export',
  permission: 'platform:visit:export',
  summary:
    'The visits of a list as a CSV file (UTF-8, up to 100,000 rows): one row for each store, user source and page source, heads in the caller’s language. Texts that a spreadsheet would run as a formula are made harmless.',
  query: z.strictObject(visitFilters),
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

/** The days of the trends on the operators' home. */
export const trendDays = [7, 30, 90] as const;

export const readOperationsDashboard = endpoint({
  name: 'analytics.operationsDashboard',
  method: 'GET',
  path: '/api/v1/platform/dashboard',
  permission: 'platform:dashboard:view',
  summary:
    'The platform today (UTC days) against yesterday until the same time of day, and the paid orders of the last 7, 30 or 90 days, today included.',
  query: z.strictObject({
    trendDays: queryNumber(z.literal(trendDays), 7).describe(
      'How many UTC days with today: 7, 30 or 90.',
    ),
  }),
  reply: z.object({
    trend: z.array(z.object({ day: z.iso.date(), orders: z.number().int() })),
    today: z.object({
      visits: z.number().int(),
      visitsChange: changeShape,
      orders: z.number().int(),
      ordersChange: changeShape,
      /** Platform price of the goods in today's paid orders, in USD. */
      goods: moneyShape,
      goodsChange: changeShape,
      newStores: z.number().int(),
      openStores: z.number().int(),
    }),
  }),
});

nameSchemas({
  Figure: figureShape,
  WindowFigures: windowFiguresShape,
  ComparedRevenue: comparedShape,
  Link: linkShape,
  SourceVisits: sourceVisitsShape,
});

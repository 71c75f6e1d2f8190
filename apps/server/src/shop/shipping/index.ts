import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { idsOf, type NameSubject } from '#platform/log-subjects.ts';
import type { Module } from '#platform/module.ts';
import { registerShippingRoutes } from './shipping.routes.ts';

export type { DeliveryDates } from './calendar.rules.ts';
export { installShipping } from './install.ts';
export {
  createLeavingRule,
  estimateDelivery,
  hasRegionalRates,
  hasShippingMethods,
  listShippingOptions,
  localizeShippingName,
  readWarehouseZone,
} from './list-options.ts';
export { findCheapest, type ShippedLine, type ShippingOption } from './shipping.rules.ts';
export { createParcelLinks, type LinkParcel } from './tracking-links.ts';

const describeZone: NameSubject = async (ctx, { params }) => {
  const rows = await ctx.db.rows(
    sql`select name from shipping_zones where id = any(${sql.param(idsOf([String(params['id'])]))}::bigint[])`,
    { name: as.text },
  );
  return rows[0]?.name;
};

const describeCarriers: NameSubject = async (ctx, { params }) => {
  const ids = idsOf(String(params['id'] ?? params['ids']).split(','));
  const rows = await ctx.db.rows(
    sql`select name from carriers where id = any(${sql.param(ids)}::bigint[]) order by name`,
    { name: as.text },
  );
  return rows.map(({ name }) => name).join(', ') || undefined;
};

/** How goods come to buyers: carriers, zones, rates, the calendar of deliveries, duties. */
export const shippingModule: Module = {
  name: 'shipping',
  logSubjects: {
    'shippingZones.create': async (_ctx, { body }) => String(body['name']),
    'shippingZones.update': describeZone,
    'shippingZones.delete': describeZone,
    'carriers.create': async (_ctx, { body }) => String(body['name']),
    'carriers.update': describeCarriers,
    'carriers.delete': describeCarriers,
  },
  routes: registerShippingRoutes,
};

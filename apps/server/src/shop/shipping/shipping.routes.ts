import * as calendar from '@vitrine/contract/shop/shipping-calendar.ts';
import { carriers } from '@vitrine/contract/shop/shipping-carriers.ts';
import * as duties from '@vitrine/contract/shop/shipping-duties.ts';
import * as zones from '@vitrine/contract/shop/shipping-zones.ts';
import { registerCrudRoutes } from '#platform/crud/crud-routes.ts';
import { type Api, route } from '#platform/http/route.ts';
import { zoneRegionsOf } from '../markets/index.ts';
import { readCalendar, setCalendar } from './calendar.ts';
import { carrierService } from './carriers.ts';
import { readDuties, setDuties } from './duties.ts';
import { listZones } from './list-zones.ts';
import { previewZone } from './preview-zone.ts';
import { createZone, deleteZone, updateZone } from './save-zone.ts';

export function registerShippingRoutes(api: Api): void {
  route(api, zones.listShippingZones, (ctx) => listZones(ctx));
  route(api, zones.createShippingZone, (ctx, { body }) => createZone(ctx, body));
  route(api, zones.updateShippingZone, (ctx, { params, body }) => updateZone(ctx, params.id, body));
  route(api, zones.deleteShippingZone, (ctx, { params }) => deleteZone(ctx, params.id));
  route(api, zones.previewShippingZone, (ctx, { body }) => previewZone(ctx, body));
  route(api, zones.listZoneRegions, async (_ctx, { params }) => ({
    list: [...zoneRegionsOf(params.country)],
  }));
  route(api, calendar.readShippingCalendar, (ctx) => readCalendar(ctx));
  route(api, calendar.setShippingCalendar, (ctx, { body }) => setCalendar(ctx, body));
  route(api, duties.readShippingDuties, (ctx) => readDuties(ctx));
  route(api, duties.setShippingDuties, (ctx, { body }) => setDuties(ctx, body));
  registerCrudRoutes(api, carriers, carrierService);
}

import * as contract from '@vitrine/contract/shop/analytics.ts';
import { readAttention, readSetUp } from '@vitrine/contract/shop/operations-home.ts';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { readStoreFigures } from '@vitrine/contract/shop/store-figures.ts';
import { readVisitStats, readVisitTrend } from '@vitrine/contract/shop/visit-figures.ts';
import { type Api, route } from '#platform/http/route.ts';
import { getAttention } from './attention.ts';
import { readDashboard, readOperationsDashboard } from './dashboard.ts';
import { archiveLink, createLink, listLinks, updateLink } from './links.ts';
import { listSales as readSales } from './list-sales.ts';
import { exportVisits, listVisits } from './list-visits.ts';
import { getSetUp } from './set-up.ts';
import { readFiguresOf } from './store-drawer.ts';
import { getVisitStats, getVisitTrend } from './visit-figures.ts';

export function registerAnalyticsRoutes(api: Api): void {
  route(api, contract.readDashboard, (ctx) => readDashboard(ctx));
  route(api, listSales, (ctx, { query }) => readSales(ctx, query));
  route(api, contract.listLinks, (ctx) => listLinks(ctx));
  route(api, contract.createLink, (ctx, { body }) => createLink(ctx, body));
  route(api, contract.updateLink, (ctx, { params, body }) => updateLink(ctx, params.linkId, body));
  route(api, contract.archiveLink, (ctx, { params }) => archiveLink(ctx, params.linkId));
  route(api, contract.listVisits, (ctx, { query }) => listVisits(ctx, query));
  route(api, contract.exportVisits, (ctx, { query }) => exportVisits(ctx, query));
  route(api, readVisitTrend, (ctx, { query }) => getVisitTrend(ctx, query));
  route(api, readVisitStats, (ctx) => getVisitStats(ctx));
  route(api, contract.readOperationsDashboard, (ctx, { query }) =>
    readOperationsDashboard(ctx, query),
  );
  route(api, readAttention, (ctx) => getAttention(ctx));
  route(api, readSetUp, (ctx) => getSetUp(ctx));
  route(api, readStoreFigures, (ctx, { params }) => readFiguresOf(ctx, params.storeId));
}

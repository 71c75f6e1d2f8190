import * as contract from '@vitrine/contract/shop/stock-alerts.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { alertData } from './own-data.ts';
import { placeAlert, readAlert, stopAlert } from './place-alert.ts';
import { sendAlerts, sweepAlerts } from './send-alerts.ts';

export { alertToken, placeAlert } from './place-alert.ts';

/** One email to people who want to know when a sold-out variant can be bought again. */
export const stockAlertsModule: Module = {
  name: 'stock-alerts',
  routes(api) {
    route(api, contract.placeStockAlert, (ctx, { params, body }) => placeAlert(ctx, params, body));
    route(api, contract.readStockAlert, (ctx, { params }) => readAlert(ctx, params.token));
    route(api, contract.stopStockAlert, (ctx, { params }) => stopAlert(ctx, params.token));
  },
  hooks: [implementHook(accountHooks.personalData, alertData)],
  schedules: [
    { name: 'stock-alerts.send', everySeconds: 60, run: sendAlerts },
    { name: 'stock-alerts.sweep', everySeconds: 86_400, run: sweepAlerts },
  ],
};

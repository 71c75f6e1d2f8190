import * as bulk from '@vitrine/contract/shop/bulk-shipments.ts';
import { holdOrdersInBulk, releaseHoldsInBulk } from '@vitrine/contract/shop/ship-holds.ts';
import * as queue from '@vitrine/contract/shop/ship-queue.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { registerBulk } from '#platform/bulk/register-bulk.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { orderShipped } from '../orders/index.ts';
import { bulkHolds, bulkReleases } from './bulk-holds.ts';
import { describeBatch } from './log-subjects.ts';
import { fulfilmentData } from './own-data.ts';
import { claimPacking, releasePacking } from './packing-claims.ts';
import { findScannedCode, readPackingOf } from './read-packing.ts';
import { countQueue, listQueue, readQueue } from './read-queue.ts';
import { readShipmentTable } from './read-shipment-file.ts';
import { endPacking, releaseHold, saveHold } from './ship-holds.ts';
import { previewPasted, shipPastedLines } from './ship-pasted.ts';
import { shipDueReplacement, withdrawAll } from './ship-replacement.ts';
import { shipOrdersTogether } from './ship-together.ts';

/** The queue of orders to ship, who packs what, and shipping many orders at once. */
export const fulfilmentModule: Module = {
  name: 'fulfilment',
  logSubjects: { 'fulfilment.withdrawBatch': describeBatch },
  routes(api) {
    route(api, queue.readShipQueue, (ctx) => readQueue(ctx));
    route(api, queue.listShipQueue, (ctx, { query }) => listQueue(ctx, query));
    route(api, queue.countShipQueue, (ctx) => countQueue(ctx));
    route(api, queue.readPacking, (ctx, { params }) => readPackingOf(ctx, params.orderId));
    route(api, queue.findScanned, (ctx, { query }) => findScannedCode(ctx, query.code));
    route(api, queue.claimPacking, (ctx, { params, body }) =>
      claimPacking(ctx, params.orderId, body),
    );
    route(api, queue.releasePacking, (ctx, { params }) => releasePacking(ctx, params.orderId));
    route(api, queue.holdOrder, (ctx, { params, body }) => saveHold(ctx, params.orderId, body));
    route(api, queue.releaseHold, (ctx, { params }) => releaseHold(ctx, params.orderId));
    registerBulk(api, holdOrdersInBulk, bulkHolds);
    registerBulk(api, releaseHoldsInBulk, bulkReleases);
    route(api, bulk.previewShipments, (ctx, { body }) => previewPasted(ctx, body));
    route(api, bulk.readShipmentFile, (_ctx, { body }) => readShipmentTable(body.file));
    route(api, bulk.shipPasted, (ctx, { body }) => shipPastedLines(ctx, body));
    route(api, bulk.withdrawShipmentBatch, (ctx, { params }) => withdrawAll(ctx, params.batchKey));
    route(api, queue.shipReplacement, (ctx, { params, body }) =>
      shipDueReplacement(ctx, params.orderId, body),
    );
    route(api, bulk.shipTogether, (ctx, { body }) => shipOrdersTogether(ctx, body));
  },
  handlers(events) {
    events.on(orderShipped, 'end-packing', (ctx, { shipmentId }) => endPacking(ctx, shipmentId));
  },
  hooks: [implementHook(accountHooks.personalData, fulfilmentData)],
};

import * as refunds from '@vitrine/contract/shop/missing-refunds.ts';
import * as contract from '@vitrine/contract/shop/purchase-orders.ts';
import * as linkFiles from '@vitrine/contract/shop/supplier-link-files.ts';
import * as links from '@vitrine/contract/shop/supplier-links.ts';
import { type Api, route } from '#platform/http/route.ts';
import { createPurchases } from './create-purchase-orders.ts';
import { countPurchases, paginatePurchases } from './list-purchase-orders.ts';
import { cancelPurchase, receiveUnits, revokeLink, sendPurchase, waitForUnits } from './operate.ts';
import { planPurchases } from './propose.ts';
import { downloadDocument, downloadTable, readPurchase } from './read-purchase-order.ts';
import { readMissingRefundOf, refundMissingUnits } from './refund-missing.ts';
import { confirmUnits, reportMissing, sendParcel } from './supplier-acts.ts';
import { downloadLinkDocument, downloadLinkTable, readLink } from './supplier-link.ts';

export function registerPurchaseRoutes(api: Api): void {
  route(api, contract.pagePurchaseOrders, (ctx, { query }) => paginatePurchases(ctx, query));
  route(api, contract.countPurchaseOrders, (ctx, { query }) => countPurchases(ctx, query));
  route(api, contract.proposePurchaseOrders, (ctx, { query }) => planPurchases(ctx, query));
  route(api, contract.readPurchaseOrder, (ctx, { params }) => readPurchase(ctx, params.id));
  route(api, contract.createPurchaseOrders, (ctx, { body }) => createPurchases(ctx, body));
  route(api, contract.sendPurchaseOrder, (ctx, { params }) => sendPurchase(ctx, params.id));
  route(api, contract.revokePurchaseLink, (ctx, { params }) => revokeLink(ctx, params.id));
  route(api, contract.cancelPurchaseOrder, (ctx, { params }) => cancelPurchase(ctx, params.id));
  route(api, contract.receivePurchaseOrder, (ctx, { params, body }) =>
    receiveUnits(ctx, params.id, body),
  );
  route(api, contract.waitForMissing, (ctx, { params }) => waitForUnits(ctx, params));
  route(api, refunds.readMissingRefund, (ctx, { params }) => readMissingRefundOf(ctx, params));
  route(api, refunds.refundMissing, (ctx, { params, body }) =>
    refundMissingUnits(ctx, params, body),
  );
  route(api, contract.readPurchaseDocument, (ctx, { params }) => downloadDocument(ctx, params.id));
  route(api, contract.readPurchaseTable, (ctx, { params }) => downloadTable(ctx, params.id));
  route(api, links.readSupplierLink, (ctx, { params }) => readLink(ctx, params.token));
  route(api, links.confirmSupplierLink, (ctx, { params, body }) =>
    confirmUnits(ctx, params.token, body),
  );
  route(api, links.sendSupplierParcel, (ctx, { params, body }) =>
    sendParcel(ctx, params.token, body),
  );
  route(api, links.reportMissing, (ctx, { params, body }) =>
    reportMissing(ctx, params.token, body),
  );
  route(api, linkFiles.readSupplierDocument, (ctx, { params }) =>
    downloadLinkDocument(ctx, params.token),
  );
  route(api, linkFiles.readSupplierTable, (ctx, { params }) =>
    downloadLinkTable(ctx, params.token),
  );
}

import * as contract from '@vitrine/contract/shop/refunds.ts';
import { type Api, route } from '#platform/http/route.ts';
import { cancelRest } from './cancel-rest.ts';
import { readOrderRefunds } from './read-refunds.ts';
import { readOwnOrderRefunds, refundBuyer } from './refund-buyer.ts';
import { refundOrder } from './refund-order.ts';
import { declineRefund, requestRefundOfOrder } from './refund-requests.ts';
import { retryBuyerRefund, retryRefund } from './retry-refund.ts';

export function registerRefundRoutes(api: Api): void {
  route(api, contract.readOrderRefunds, (ctx, { params }) =>
    readOrderRefunds(ctx, params.orderId, 'operators'),
  );
  route(api, contract.readOwnOrderRefunds, (ctx, { params }) =>
    readOwnOrderRefunds(ctx, params.orderId),
  );
  route(api, contract.refundBuyer, (ctx, { params, body }) =>
    refundBuyer(ctx, params.orderId, body),
  );
  route(api, contract.askRefund, (ctx, { params, body }) =>
    requestRefundOfOrder(ctx, params.orderId, body),
  );
  route(api, contract.declineRefund, (ctx, { params, body }) =>
    declineRefund(ctx, params.orderId, body),
  );
  route(api, contract.cancelRest, (ctx, { params, body }) => cancelRest(ctx, params.orderId, body));
  route(api, contract.retryBuyerRefund, (ctx, { params }) =>
    retryBuyerRefund(ctx, params.refundId),
  );
  route(api, contract.refundOrder, (ctx, { params, body }) =>
    refundOrder(ctx, params.orderId, body),
  );
  route(api, contract.retryRefund, (ctx, { params }) => retryRefund(ctx, params.refundId));
}

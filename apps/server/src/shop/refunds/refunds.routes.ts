import * as contract from '@vitrine/contract/shop/refunds.ts';
import { type Api, route } from '#platform/http/route.ts';
import { registerPair } from '../stores/index.ts';
import { cancelRest } from './cancel-rest.ts';
import { readOrderRefunds } from './read-refunds.ts';
import { refundOrder } from './refund-order.ts';
import { declineRefund, requestRefundOfOrder } from './refund-requests.ts';
import { retryRefund } from './retry-refund.ts';

export function registerRefundRoutes(api: Api): void {
  registerPair(api, contract.orderRefunds, (ctx, { params }, side) =>
    readOrderRefunds(ctx, params.orderId, side),
  );
  registerPair(api, contract.orderRefunding, (ctx, { params, body }, side) =>
    refundOrder(ctx, params.orderId, side, body),
  );
  registerPair(api, contract.refundRetries, (ctx, { params }, side) =>
    retryRefund(ctx, params.refundId, side),
  );
  route(api, contract.askRefund, (ctx, { params, body }) =>
    requestRefundOfOrder(ctx, params.orderId, body),
  );
  route(api, contract.declineRefund, (ctx, { params, body }) =>
    declineRefund(ctx, params.orderId, body),
  );
  route(api, contract.cancelRest, (ctx, { params, body }) => cancelRest(ctx, params.orderId, body));
}

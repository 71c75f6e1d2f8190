import {
  addCartLine,
  changeCart,
  createCart,
  readCart,
  removeCartLine,
  setCartQuantity,
} from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { readCheckoutForm, saveCheckoutForm } from '@vitrine/contract/shop/checkout-form.ts';
import {
  correctShipment,
  countPlatformOrders,
  deliverShipment,
  exportPlatformOrders,
  listPlatformOrders,
  processOrder,
  readPlatformOrder,
  shipOrder,
  withdrawShipment,
} from '@vitrine/contract/shop/fulfilment.ts';
import {
  changeOrderEmail,
  confirmEmailChange,
  readEmailChange,
  requestOrderLink,
  resendOrderLink,
} from '@vitrine/contract/shop/order-links.ts';
import {
  cancelOwnOrder,
  countOrders,
  exportOrders,
  listOrders,
  listOwnAddresses,
  placeOwnOrder,
  quoteOwnOrder,
  readOrder,
} from '@vitrine/contract/shop/orders.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { type Api, route } from '#platform/http/route.ts';
import * as cancelling from './cancel-own-order.ts';
import * as carts from './carts.ts';
import * as emails from './change-email.ts';
import * as changes from './change-shipment.ts';
import * as forms from './checkout-form.ts';
import * as counting from './count-orders.ts';
import * as exporting from './export-orders.ts';
import * as fulfil from './fulfil.ts';
import { orderLists } from './list-orders.ts';
import * as addresses from './list-own-addresses.ts';
import { registerOrderDeskRoutes } from './order-desk.routes.ts';
import * as own from './own-orders.ts';
import * as placing from './place-order.ts';
import * as quoting from './quote.ts';
import * as reading from './read-order.ts';
import * as links from './send-link.ts';
import * as tracking from './track-order.ts';

export function registerOrderRoutes(api: Api): void {
  route(api, createCart, (ctx, { params, body }) =>
    carts.createCart(ctx, params.slug, { ...carts.originOf(ctx), ...body }),
  );
  route(api, readCart, (ctx, { params }) => carts.readCart(ctx, params));
  route(api, changeCart, (ctx, { params, body }) => carts.changeCart(ctx, params, body));
  route(api, addCartLine, (ctx, { params, body }) => carts.addLine(ctx, params, body));
  route(api, setCartQuantity, (ctx, { params, body }) =>
    carts.setQuantity(ctx, params, { variantId: params.variantId, quantity: body.quantity }),
  );
  route(api, removeCartLine, (ctx, { params }) => carts.removeLine(ctx, params, params.variantId));
  route(api, readCheckoutForm, (ctx, { params }) => forms.readForm(ctx, params));
  route(api, saveCheckoutForm, (ctx, { params, body }) => forms.saveForm(ctx, params, body));
  route(api, quoteCheckout, (ctx, { params, body }) => quoting.quoteCart(ctx, params, body));
  route(api, placeOrder, (ctx, { params, body }) => placing.placeOrder(ctx, params, body));
  route(api, trackOrder, (ctx, { params }) => tracking.trackOrder(ctx, params.token));
  route(api, requestOrderLink, (ctx, { params, body }) =>
    links.requestLink(ctx, params.slug, body),
  );
  route(api, resendOrderLink, (ctx, { params }) => links.resendLink(ctx, params.token));
  route(api, changeOrderEmail, (ctx, { params, body }) =>
    emails.requestEmail(ctx, params.token, body.email),
  );
  route(api, readEmailChange, (ctx, { params }) => emails.readChange(ctx, params.change));
  route(api, confirmEmailChange, (ctx, { params }) => emails.confirmChange(ctx, params.change));
  route(api, listOrders, (ctx, { query }) => orderLists.feed(ctx, query));
  route(api, countOrders, (ctx, { query }) => counting.countOrders(ctx, query));
  route(api, exportOrders, (ctx, { query }) => exporting.exportOrders(ctx, query));
  route(api, readOrder, (ctx, { params }) => reading.readOrder(ctx, params.orderId));
  route(api, quoteOwnOrder, (ctx, { body }) => own.quoteOwnOrder(ctx, body));
  route(api, listOwnAddresses, (ctx) => addresses.listOwnAddresses(ctx));
  route(api, placeOwnOrder, (ctx, { body }) => own.placeOwnOrder(ctx, body));
  route(api, cancelOwnOrder, (ctx, { params }) => cancelling.cancelOwnOrder(ctx, params.orderId));
  route(api, listPlatformOrders, (ctx, { query }) => orderLists.page(ctx, query));
  route(api, exportPlatformOrders, (ctx, { query }) => exporting.exportPlatformOrders(ctx, query));
  route(api, countPlatformOrders, (ctx, { query }) => counting.countPlatformOrders(ctx, query));
  route(api, readPlatformOrder, (ctx, { params }) => fulfil.readPlatformOrder(ctx, params.orderId));
  route(api, processOrder, (ctx, { params }) => fulfil.processOrder(ctx, params.orderId));
  route(api, shipOrder, (ctx, { params, body }) => fulfil.shipOrder(ctx, params.orderId, body));
  route(api, correctShipment, (ctx, { params, body }) =>
    changes.correctShipment(ctx, params, body),
  );
  route(api, withdrawShipment, (ctx, { params }) => changes.withdrawShipment(ctx, params));
  route(api, deliverShipment, (ctx, { params }) =>
    fulfil.deliverShipment(ctx, params.orderId, params.shipmentId),
  );
  registerOrderDeskRoutes(api);
}

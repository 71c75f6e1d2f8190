import { changeOrderAddress } from '@vitrine/contract/shop/order-address.ts';
import {
  addNoteInBulk,
  processOrdersInBulk,
  repeatMailsInBulk,
  tagOrdersInBulk,
} from '@vitrine/contract/shop/order-bulk.ts';
import { listOrderMails, repeatOrderMail } from '@vitrine/contract/shop/order-mails.ts';
import {
  addOrderNote,
  deleteOrderNote,
  listOrderNotes,
  tickOffOrderNote,
} from '@vitrine/contract/shop/order-notes.ts';
import { listOrderTags, setOrderTags } from '@vitrine/contract/shop/order-tags.ts';
import { registerBulk } from '#platform/bulk/register-bulk.ts';
import { type Api, route } from '#platform/http/route.ts';
import * as bulk from './bulk-desk.ts';
import * as addresses from './change-address.ts';
import * as mails from './order-mails.ts';
import * as notes from './order-notes.ts';
import * as tags from './order-tags.ts';

/** Registers the routes by which operators write about orders and change several at once. */
export function registerOrderDeskRoutes(api: Api): void {
  route(api, listOrderNotes, (ctx, { params }) => notes.listNotes(ctx, params.orderId));
  route(api, addOrderNote, (ctx, { params, body }) => notes.addNote(ctx, params.orderId, body));
  route(api, tickOffOrderNote, (ctx, { params, body }) =>
    notes.tickOffNote(ctx, params, body.isDone),
  );
  route(api, deleteOrderNote, (ctx, { params }) => notes.deleteNote(ctx, params));
  route(api, listOrderTags, (ctx) => tags.listTags(ctx));
  route(api, setOrderTags, (ctx, { params, body }) => tags.setTags(ctx, params.orderId, body.tags));
  route(api, listOrderMails, (ctx, { params }) => mails.listMails(ctx, params.orderId));
  route(api, repeatOrderMail, (ctx, { params }) => mails.repeatMail(ctx, params));
  route(api, changeOrderAddress, (ctx, { params, body }) =>
    addresses.changeAddress(ctx, params.orderId, body),
  );
  registerBulk(api, processOrdersInBulk, bulk.bulkProcessing);
  registerBulk(api, tagOrdersInBulk, bulk.bulkTags);
  registerBulk(api, addNoteInBulk, bulk.bulkNotes);
  registerBulk(api, repeatMailsInBulk, bulk.bulkMails);
}

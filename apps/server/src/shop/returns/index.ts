import * as buyers from '@vitrine/contract/shop/buyer-returns.ts';
import * as contract from '@vitrine/contract/shop/returns.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { runInTx } from '#platform/context.ts';
import { sweepPhotos } from '#platform/files/sent-photos.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { orderHooks, orderShipped } from '../orders/index.ts';
import { refundHooks } from '../refunds/index.ts';
import { registerPair } from '../stores/index.ts';
import { decideReturn, refundReturnOf } from './answer-return.ts';
import { answerByRefund, assertNotOvertaken, expireReturns } from './close-returns.ts';
import { findReplacementUses, selectByReplacement } from './due-replacements.ts';
import { inspectReturn } from './inspect-return.ts';
import { findJointReplacements, updateJointReplacements } from './joint-replacements.ts';
import { countReturns, returnLists } from './list-returns.ts';
import { nameOrderOfReturn } from './log-subjects.ts';
import { notifyAnswerers, notifyOperators } from './notify-answerers.ts';
import { returnData } from './own-data.ts';
import { readBuyerReturns, readReturnLink } from './read-buyer-returns.ts';
import { readReturn } from './read-return.ts';
import { replaceReturn, sendReplacement } from './replace-return.ts';
import { addReturnPhoto, moveByBuyer, sendRequest } from './request-return.ts';
import { returnRequested } from './returns.events.ts';
import { returnInvariants } from './returns.invariants.ts';
import { photosOfReturns } from './returns.tables.ts';

export { decideReturn } from './answer-return.ts';
export {
  findDueReplacements,
  findReplacementSenders,
  listReplacedUnits,
  selectDueReplacements,
} from './due-replacements.ts';
export { sendDueReplacement, withdrawReplacements } from './replace-return.ts';
export { addReturnPhoto, requestReturn } from './request-return.ts';

/** Returns, refunds and cancellations that buyers request: answered by operators, or by the owner who sold directly. */
export const returnsModule: Module = {
  name: 'returns',
  logSubjects: { platformReturns: nameOrderOfReturn, returns: nameOrderOfReturn },
  routes(api) {
    route(api, buyers.readBuyerReturns, (ctx, { params }) => readBuyerReturns(ctx, params.token));
    route(api, buyers.readReturnLink, (ctx, { params }) => readReturnLink(ctx, params.token));
    route(api, buyers.addReturnPhoto, (ctx, { params, body }) =>
      addReturnPhoto(ctx, params.token, body.file),
    );
    route(api, buyers.requestReturn, (ctx, { params, body }) =>
      sendRequest(ctx, params.token, body),
    );
    route(api, buyers.withdrawReturn, (ctx, { params }) => moveByBuyer(ctx, params, 'withdrawn'));
    route(api, buyers.markReturnSent, (ctx, { params, body }) =>
      moveByBuyer(ctx, params, 'sent', body),
    );
    route(api, contract.listOwnReturns, (ctx, { query }) => returnLists.feed(ctx, query));
    route(api, contract.pageReturns, (ctx, { query }) => returnLists.page(ctx, query));
    registerPair(api, contract.returnCounts, (ctx, _input, side) => countReturns(ctx, side));
    registerPair(api, contract.returnDetails, (ctx, { params }, side) =>
      readReturn(ctx, params.id, side),
    );
    registerPair(api, contract.returnDecisions, (ctx, { params, body }, side) =>
      decideReturn(ctx, params.id, side, body),
    );
    route(api, contract.inspectReturn, (ctx, { params, body }) =>
      inspectReturn(ctx, params.id, body.lines),
    );
    route(api, contract.replaceReturn, (ctx, { params }) => replaceReturn(ctx, params.id));
    route(api, contract.sendReplacement, (ctx, { params, body }) =>
      sendReplacement(ctx, params.id, body),
    );
    registerPair(api, contract.returnRefunds, (ctx, { params, body }, side) =>
      refundReturnOf(ctx, params.id, side, { toStock: false, ...body }),
    );
  },
  handlers(events) {
    events.on(returnRequested, 'notify-answerers', (ctx, { requestId }) =>
      notifyAnswerers(ctx, requestId),
    );
    events.on(orderShipped, 'refuse-overtaken', (ctx, { orderId }) =>
      assertNotOvertaken(ctx, orderId),
    );
  },
  hooks: [
    implementHook(accountHooks.personalData, returnData),
    implementHook(orderHooks.findReplacementUses, findReplacementUses),
    implementHook(orderHooks.findJointReplacements, findJointReplacements),
    implementHook(orderHooks.updateJointReplacements, updateJointReplacements),
    implementHook(orderHooks.selectByReplacement, selectByReplacement),
    implementHook(refundHooks.buyerRefunded, answerByRefund),
  ],
  invariants: returnInvariants,
  schedules: [
    { name: 'returns.expire', everySeconds: 900, run: expireReturns },
    { name: 'returns.notify-operators', everySeconds: 600, run: runInTx(notifyOperators) },
    {
      name: 'returns.sweep-photos',
      everySeconds: 3_600,
      run: (platform) => sweepPhotos(platform, photosOfReturns),
    },
  ],
};

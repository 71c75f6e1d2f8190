import * as contract from '@vitrine/contract/shop/payment-fees.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { describeFees } from './describe-fees.ts';
import { addRule, applyDueRules, listRuleHistory, listRules } from './fee-rules.ts';
import { readPlatformFees } from './read-platform-fees.ts';

export { announceOffer, offerTag } from './announce-offer.ts';
export { describeFees } from './describe-fees.ts';
export { feesChanged } from './fees.events.ts';
export { feeHooks, type PaidStore } from './fees.hooks.ts';
export { type PlannedFees, planFees } from './plan-fees.ts';
export {
  anyProvider,
  findFeePolicies,
  findFees,
  invalidateFees,
  readFeeRules,
} from './read-fees.ts';

/** The planned fees of payments: rules per provider, currency and country, with their history. */
export const feesModule: Module = {
  name: 'fees',
  logSubjects: {
    'fees.add': async (_ctx, { body }) =>
      [body['provider'], body['currency'], body['countryCode']].filter(Boolean).join(' '),
  },
  routes(api) {
    route(api, contract.listFeeRules, (ctx) => listRules(ctx));
    route(api, contract.pageFeeRules, (ctx, { query }) => listRuleHistory(ctx, query));
    route(api, contract.addFeeRule, (ctx, { body }) => addRule(ctx, body));
    route(api, contract.readPlannedFees, async (ctx, { params: { currency }, query }) =>
      describeFees(await readPlatformFees(ctx, currency, query.country), currency),
    );
  },
  schedules: [{ name: 'fees.apply-rules', everySeconds: 60, run: applyDueRules }],
};

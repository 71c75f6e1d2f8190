import * as contract from '@vitrine/contract/shop/parcel-problems.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { listProblems } from './list-problems.ts';
import { describeOrderOfParcel } from './log-subjects.ts';
import { mailProblem } from './mail-problem.ts';
import { parcelProblemData } from './own-data.ts';
import { parcelProblemChanged } from './parcel-problems.events.ts';
import { parcelProblemInvariants } from './parcel-problems.invariants.ts';
import { readProblem } from './read-problem.ts';
import { reportProblem } from './report-problem.ts';
import { closeProblem, refund, sendAgain } from './resolve-problem.ts';

/** Parcels that were lost, refused or returned to the sender: sent again, refunded, or found. */
export const parcelProblemsModule: Module = {
  name: 'parcel-problems',
  logSubjects: { parcelProblems: describeOrderOfParcel },
  routes(api) {
    route(api, contract.reportParcelProblem, (ctx, { params, body }) =>
      reportProblem(ctx, params, body),
    );
    route(api, contract.pageParcelProblems, (ctx, { query }) => listProblems(ctx, query));
    route(api, contract.readParcelProblem, (ctx, { params }) => readProblem(ctx, params.id));
    route(api, contract.closeParcelProblem, (ctx, { params }) => closeProblem(ctx, params.id));
    route(api, contract.resendParcel, (ctx, { params, body }) => sendAgain(ctx, params.id, body));
    route(api, contract.refundParcel, (ctx, { params, body }) => refund(ctx, params.id, body));
  },
  handlers(events) {
    events.on(parcelProblemChanged, 'mail-buyer', mailProblem);
  },
  hooks: [implementHook(accountHooks.personalData, parcelProblemData)],
  invariants: parcelProblemInvariants,
};

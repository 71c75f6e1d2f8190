import * as contract from '@vitrine/contract/runs.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { listRuns } from './list-runs.ts';
import { runData } from './own-data.ts';
import { readLines, sendRunFile } from './read-lines.ts';
import { sweepRuns } from './sweep-runs.ts';

/** Run logs of jobs, imports and payouts, as operators read them. */
export const runsModule: Module = {
  name: 'runs',
  routes(api) {
    route(api, contract.pageRuns, (ctx, { query }) => listRuns(ctx, query));
    route(api, contract.readRunLines, (ctx, { params, query }) =>
      readLines(ctx, params.id, query.after),
    );
    route(api, contract.downloadRunFile, (ctx, { params }) =>
      sendRunFile(ctx, params.id, params.fileId),
    );
  },
  hooks: [implementHook(accountHooks.personalData, runData)],
  schedules: [{ name: 'runs.sweep', everySeconds: 86_400, run: sweepRuns }],
};

import * as contract from '@vitrine/contract/admin/logs.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { listLogs, readLog } from './list-logs.ts';
import { logData } from './own-data.ts';
import { maintainLogs } from './partitions.ts';

export { maintainPartitions } from './partitions.ts';
export { createRecorder } from './recorder.ts';
export { writeLog } from './write-log.ts';

/** What operators did, and all sign-ins. */
export const logsModule: Module = {
  name: 'logs',
  routes(api) {
    route(api, contract.pageLogs, (ctx, { query }) => listLogs(api, ctx, query));
    route(api, contract.readLog, (ctx, { params }) => readLog(api, ctx, params.id));
  },
  hooks: [implementHook(accountHooks.personalData, logData)],
  schedules: [{ name: 'logs.maintain', everySeconds: 86_400, run: maintainLogs }],
};

import * as contract from '@vitrine/contract/admin/sessions.ts';
import type { Module } from '#platform/module.ts';
import { route } from '#platform/route.ts';
import { endOneSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';

/** Who is signed in and online, as operators see it. */
export const sessionsModule: Module = {
  name: 'sessions',
  routes(api) {
    route(api, contract.pageSessions, (ctx, { query }) => listSessions(ctx, query));
    route(api, contract.endSession, (ctx, { params }) => endOneSession(ctx, params.id));
  },
};

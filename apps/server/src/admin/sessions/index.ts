import * as contract from '@vitrine/contract/admin/sessions.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { route } from '#platform/http/route.ts';
import { referTo } from '#platform/log-subjects.ts';
import type { Module } from '#platform/module.ts';
import { endOneSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';

/** Who is signed in and online, as operators see it. */
export const sessionsModule: Module = {
  name: 'sessions',
  logSubjects: {
    async sessions(ctx, { params }) {
      const rows = await ctx.db.rows(
        sql`select account_id from sessions where id = ${String(params['id'])}`,
        { accountId: as.id },
      );
      return referTo(
        'account',
        rows.map(({ accountId }) => accountId),
      );
    },
  },
  routes(api) {
    route(api, contract.pageSessions, (ctx, { query }) => listSessions(ctx, query));
    route(api, contract.endSession, (ctx, { params }) => endOneSession(ctx, params.id));
  },
};

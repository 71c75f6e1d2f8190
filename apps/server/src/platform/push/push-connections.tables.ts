import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idRef, moment } from '../db/columns.ts';

/** Open push connections of all processes: who is online. Those of a process that has ended do not count and are removed. */
export const pushConnections = pgTable(
  'push_connections',
  {
    id: varchar('id', { length: 40 }).primaryKey(),
    instanceId: varchar('instance_id', { length: 40 }).notNull(),
    accountId: idRef('account_id').notNull(),
    sessionId: varchar('session_id', { length: 32 }).notNull(),
    connectedAt: moment('connected_at').notNull(),
  },
  (table) => [
    index('push_connections_session').on(table.sessionId),
    index('push_connections_instance').on(table.instanceId),
  ],
);

import { sql } from 'drizzle-orm';
import { accounts } from './identity.tables.ts';

/** How lists call an operator: by nickname, otherwise by user name. Read from the account, so that names are never stored twice. */
export const operatorName = sql<string>`coalesce(nullif(${accounts.nickname}, ''), ${accounts.username}, '')`;

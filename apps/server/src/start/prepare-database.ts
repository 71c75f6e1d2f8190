import { grantApplicationRole } from '#platform/db/application-role.ts';
import {
  type MigrationFile,
  mayMigrate,
  migrate,
  verifyMigrations,
} from '#platform/db/migrations.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import type { Logger } from '#platform/log.ts';

export interface DatabaseAddresses {
  /** Where the application works. */
  url: string;
  /** The same database as its owner, when the application's role may not make tables. */
  ownerUrl: string | undefined;
}

/**
 * Brings tables and queues up to date and, where an owner is given, hands the application's role its rights. Without one,
 * a role that may not make tables only has them verified: a second process needs no owner's password.
 */
export async function prepareDatabase(
  { url, ownerUrl }: DatabaseAddresses,
  log: Logger,
  migrations?: readonly MigrationFile[],
): Promise<void> {
  if (!ownerUrl) {
    if (await mayMigrate(url)) await migrate(url, migrations);
    else await verifyMigrations(url, migrations);
    return;
  }
  await migrate(ownerUrl, migrations);
  const outbox = createOutbox(ownerUrl, log, { ownsSchema: true });
  try {
    await outbox.prepare();
  } finally {
    await outbox.stop();
  }
  await grantApplicationRole(ownerUrl, url);
}

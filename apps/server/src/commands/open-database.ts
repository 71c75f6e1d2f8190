import { existsSync } from 'node:fs';
import path from 'node:path';
import { findRunningCluster, StartError, startCluster } from '#platform/cluster/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { DatabaseAddresses } from '#server/start/prepare-database.ts';
import { withCleanup } from './with-cleanup.ts';

/** The given database; or the built-in one of the data folder, started for the time of the work. */
async function withOwnCluster<Result>(
  dataDir: string,
  work: (addresses: DatabaseAddresses) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster({ dataDir });
  let isStopped = false;
  return withCleanup(
    () => isStopped || cluster.stopAtOnce(),
    async () => {
      const result = await work({ url: cluster.url, ownerUrl: undefined });
      await cluster.stop();
      isStopped = true;
      return result;
    },
  );
}

/** For work that changes the database: with the built-in one, no server may be using it. */
export function withDatabase<Result>(
  config: Config,
  work: (addresses: DatabaseAddresses) => Promise<Result>,
): Promise<Result> {
  if (config.DATABASE_URL)
    return work({ url: config.DATABASE_URL, ownerUrl: config.MIGRATIONS_DATABASE_URL });
  return withOwnCluster(config.DATA_DIR, work);
}

/** Throws if the settings name no database server and the data folder has no database. */
export function requireDatabase(config: Config): void {
  if (config.DATABASE_URL || existsSync(path.join(config.DATA_DIR, 'postgres', 'PG_VERSION')))
    return;
  throw new StartError(
    `There is no database in ${config.DATA_DIR}: name the file of the installation's settings (-- --settings /etc/vitrine.env), another folder with DATA_DIR, or a server with DATABASE_URL.`,
  );
}

/** For work that only reads: beside a running server as well. */
export async function withDatabaseToRead<Result>(
  config: Config,
  work: (addresses: DatabaseAddresses) => Promise<Result>,
): Promise<Result> {
  if (config.DATABASE_URL)
    return work({ url: config.DATABASE_URL, ownerUrl: config.MIGRATIONS_DATABASE_URL });
  requireDatabase(config);
  const running = await findRunningCluster(config.DATA_DIR);
  return running
    ? work({ url: running, ownerUrl: undefined })
    : withOwnCluster(config.DATA_DIR, work);
}

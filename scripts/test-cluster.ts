import { startCluster } from '../apps/server/src/platform/cluster/index.ts';

/** Holds the database cluster of one test run: prints its address, and stops it when the input closes. */
const cluster = await startCluster({ dataDir: process.argv[2] ?? '', isThrowaway: true });
process.stdout.write(`${cluster.adminUrl}\n`);

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  void cluster.stop().finally(() => process.exit(0));
}
process.stdin.on('end', stop).resume();
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

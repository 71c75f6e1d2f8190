import './before-main.ts';

import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sandbox } from '@vitrine/sandbox-bank';
import { OffsetClock } from '#platform/clock.ts';
import { type Cluster, startCluster } from '#platform/cluster/index.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { Mode } from '#platform/config/mode.ts';
import { createLogger, silenceLogs } from '#platform/log.ts';
import { loadOrCreateSecret } from '#platform/security/stored-secret.ts';
import { loadSettings } from './platform/config/settings-file.ts';
import { explainStart } from './start/explain-start.ts';
import { requireForProduction } from './start/production.ts';
import { prepareStopping } from './start/stopping.ts';
import { clearHalfFilledTrial } from './start/trial-filling.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function main(): Promise<void> {
  const startedAt = performance.now();
  const mode: Mode = process.argv.includes('--production') ? 'serve' : 'start';
  if (existsSync(path.join(root, '.env'))) loadSettings(path.join(root, '.env'));
  if (mode === 'serve') requireForProduction(process.env);
  const dataDir = path.resolve(root, process.env['DATA_DIR'] || './data');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The key of this installation, made once; production brings its own.
  const secret = process.env['SECRET'] || loadOrCreateSecret(dataDir, 'secret', 32);
  const config = { ...parseConfig(process.env, mode, secret), DATA_DIR: dataDir };
  const log = createLogger(config.LOG_LEVEL);

  let cluster: Cluster | undefined;
  let starting: Promise<Cluster> | undefined;
  const stopping = prepareStopping({
    log,
    say: (text) => process.stdout.write(text),
    silence: () => silenceLogs(),
    endAtOnce: () => cluster?.stopAtOnce(),
    exit: (status) => process.exit(status),
  });
  // The last step: stopping a server that is still starting its database waits for it, so that it can be stopped.
  stopping.add(async () => (await starting?.catch(() => undefined))?.stop(), 40_000);
  process.on('SIGINT', stopping.stop);
  process.on('SIGTERM', stopping.stop);
  process.on('SIGHUP', stopping.stop);
  // npm that is killed outright says nothing to whom it started.
  if (process.env['npm_lifecycle_event']) {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      stopping.stop();
    }, 500).unref();
  }
  for (const kind of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(kind, (error: unknown) => {
      log.fatal({ err: error }, kind);
      cluster?.stopAtOnce();
      process.exit(1);
    });
  }

  try {
    // The database starts in separate processes, beside the loading of the application.
    starting = config.DATABASE_URL ? undefined : startCluster({ dataDir });
    starting?.catch(() => undefined);
    const parts = await import('./start/application-parts.ts');
    // Settings of payment providers that cannot be used keep the server from starting, before it changes anything.
    parts.createProviders(config);
    cluster = await starting;
    const url = config.DATABASE_URL ?? cluster?.url ?? '';
    const ownerUrl = config.MIGRATIONS_DATABASE_URL;
    if (
      mode === 'start' &&
      (await clearHalfFilledTrial({ dataDir, databaseUrl: config.DATABASE_URL }, ownerUrl ?? url))
    )
      process.stdout.write(
        '  Creating the demonstration data was interrupted last time; it starts again.\n',
      );
    await parts.prepareDatabase({ url, ownerUrl }, log);
    const app = await parts.buildApp(config, url, mode === 'start' ? new OffsetClock() : undefined);
    stopping.add(() => app.close());
    let sandbox: Sandbox | undefined;
    if (config.sandboxAllowed && !config.SANDBOX_URL) {
      const bank = await parts.startSandbox({
        port: config.SANDBOX_PORT,
        host: config.HOST,
        publicUrl: config.sandboxPageUrl,
        bookFile: path.join(dataDir, 'sandbox-book.jsonl'),
        secret: parts.sandboxSecrets(config)[0],
        targets: [],
        hasDisputePages: parts.findDisputePages(config) !== null,
        clock: app.platform.clock,
      });
      stopping.add(() => bank.close());
      sandbox = bank;
    }
    // Mounting endpoints is work of this process, and laying down data mostly waiting for the database.
    const [installed, servers] = await Promise.all([
      parts.install(app, sandbox),
      parts.createAppServers(app),
    ]);
    const notes = [...installed, ...(await parts.describeServices(app.platform))];
    for (const { server, port } of servers) {
      stopping.add(() => server.close());
      await server.listen({ host: config.HOST, port });
    }
    sandbox?.bank.setWebhookTargets([
      `http://${config.ownHost}:${config.PORT}/api/v1/webhooks/sandbox`,
      `stripe:http://${config.ownHost}:${config.PORT}/api/v1/webhooks/stripe`,
      `paypal:http://${config.ownHost}:${config.PORT}/api/v1/webhooks/paypal`,
    ]);
    cluster?.setServing(config.consoleUrl);
    // Nothing has to wait for it: what is left half-written is never served.
    parts
      .cleanStoredPictures(app.platform)
      .catch((error: unknown) =>
        log.error({ err: error }, 'the folder of pictures could not be cleaned'),
      );
    if (config.ROLES.includes('worker')) await app.startWorking();
    stopping.started();
    const lines = parts.describeReady(
      config,
      servers.map(({ name }) => name),
      notes,
    );
    process.stdout.write(
      `${lines.join('\n')}\n\nReady in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C stops everything.\n`,
    );
  } catch (error) {
    // Stopping the server while it starts is not a failure. The signal may be one step behind the failure that
    // it caused in a program of ours.
    await pause(20);
    if (stopping.underWay()) return stopping.underWay();
    // What the closing parts log would bury the one sentence that says why.
    if (config.LOG_LEVEL !== 'debug') silenceLogs();
    await stopping.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${explainStart(error, process.env)}\n`);
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
});

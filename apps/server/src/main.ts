import './before-main.ts';

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OffsetClock } from '#platform/clock.ts';
import { type Cluster, StartError, startCluster } from '#platform/cluster/index.ts';
import { createLogger } from '#platform/log.ts';
import { migrate } from '#platform/migrations.ts';
import { type Sandbox, sandboxSecrets, startSandbox } from '#shop/payments/index.ts';
import { buildApp } from './app.ts';
import { ConfigError, type Mode, parseConfig } from './config.ts';
import { install } from './install.ts';
import { clearHalfFilledTrial } from './trial-filling.ts';
import { createFaces } from './web.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const drainMs = 10_000;

/** The key of this installation, made once; production takes it from the environment instead. */
function readSecret(dataDir: string, mode: Mode): string {
  if (mode === 'serve' && !process.env['SECRET']) {
    throw new ConfigError('SECRET is missing: production needs a random text of 32 characters or more. See .env.example.');
  }
  const file = path.join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** One sentence a person can act on, for whatever kept the server from starting. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  const known = error as { code?: string; port?: number; message?: string };
  if (known.code === 'EADDRINUSE') {
    return `Port ${known.port} is busy: stop what listens there, or choose others with PORT, MOBILE_PORT and STORE_PORT.`;
  }
  if (known.code === 'ENOSPC' || known.code === '53100') return 'The disk is full: free some space and start again; nothing was lost.';
  if (['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', 'ETIMEDOUT', 'EAI_AGAIN'].includes(known.code ?? '')) {
    return `The database at DATABASE_URL does not let us in (${known.code}): check host, port, user, password and database name, or leave DATABASE_URL empty for the built-in one.`;
  }
  return `The server could not start: ${known.message ?? String(error)}`;
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const mode: Mode = process.argv.includes('--production') ? 'serve' : 'start';
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
  const dataDir = path.resolve(root, process.env['DATA_DIR'] || './data');
  const config = { ...parseConfig(process.env, mode, readSecret(dataDir, mode)), DATA_DIR: dataDir };
  const log = createLogger(config.LOG_LEVEL);

  let cluster: Cluster | undefined;
  if (!config.DATABASE_URL) cluster = await startCluster({ dataDir });
  const url = config.DATABASE_URL ?? cluster?.url ?? '';
  const closers: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (const close of closers.reverse()) await close().catch((error: unknown) => log.error({ err: error }, 'while stopping'));
    await cluster?.stop();
  }

  function stop(): void {
    if (stopping) process.exit(1);
    const force = setTimeout(() => process.exit(1), drainMs + 10_000);
    stopping = closeAll().finally(() => {
      clearTimeout(force);
      process.exit(0);
    });
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });

  try {
    if (mode === 'start' && (await clearHalfFilledTrial({ dataDir, databaseUrl: config.DATABASE_URL }, url)))
      process.stdout.write('  The demonstration data was cut off half-way last time; it is filled anew.\n');
    await migrate(url);
    const app = await buildApp(config, url, mode === 'start' ? new OffsetClock() : undefined);
    closers.push(() => app.close());
    let sandbox: Sandbox | undefined;
    if (config.sandboxAllowed && !config.SANDBOX_URL) {
      const bank = await startSandbox({
        port: config.SANDBOX_PORT,
        bookFile: path.join(dataDir, 'sandbox-book.jsonl'),
        secret: sandboxSecrets(config)[0],
        targets: [],
        clock: app.platform.clock,
      });
      closers.push(() => bank.close());
      sandbox = bank;
    }
    const notes = await install(app, sandbox);
    const faces = await createFaces(app);
    for (const face of faces) {
      closers.push(() => face.server.close());
      await face.server.listen({ host: config.HOST, port: face.port });
    }
    sandbox?.bank.tellTo([`http://127.0.0.1:${config.PORT}/api/v1/webhooks/sandbox`]);
    cluster?.setServing(config.consoleUrl);
    if (config.ROLES.includes('worker')) await app.startWorking();
    const lines = [
      '',
      `  Console      ${config.consoleUrl}/`,
      `  Mobile site  ${config.mobileUrl}/`,
      `  Storefront   ${config.storeUrl}/`,
      `  API          ${config.consoleUrl}/api/docs`,
      ...notes.map((note) => `  ${note}`),
      '',
      `Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    // Whoever stops the server while it starts has not met a failure.
    if (stopping) return stopping;
    await closeAll();
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n`);
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
});

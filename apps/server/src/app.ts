import type { FastifyInstance } from 'fastify';
import { createAuthenticate, createCallerRefresh, readTokenEnd } from '#admin/identity/index.ts';
import { createRecorder } from '#admin/logs/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Platform } from '#platform/context.ts';
import { type DatabaseSettings, openDatabase } from '#platform/db/database.ts';
import { createLocks } from '#platform/db/locks.ts';
import { mayCreateTables } from '#platform/db/migrations.ts';
import { createDiskGuard, type DiskGuard } from '#platform/files/disk-guard.ts';
import { mountFiles } from '#platform/files/files.ts';
import { mountHealth } from '#platform/http/health.ts';
import { createLimiter } from '#platform/http/rate-limits.ts';
import { type Api, createApi } from '#platform/http/route.ts';
import { registerInstance } from '#platform/instances.ts';
import { createOutbox, type Outbox } from '#platform/jobs/outbox.ts';
import { mountOutboxPage } from '#platform/jobs/outbox-page.ts';
import { startSchedules } from '#platform/jobs/schedules.ts';
import { createLogger } from '#platform/log.ts';
import type { Module } from '#platform/module.ts';
import { createPush } from '#platform/push/push.ts';
import { createSignals } from '#platform/signals.ts';
import { hooks, invariants, modules } from './modules.ts';
import type { Config } from './platform/config/config.ts';

export interface App {
  platform: Platform;
  outbox: Outbox;
  api: Api;
  modules: readonly Module[];
  /** Adds what every app serves besides the API: health, pictures, mails of a trial, push. */
  mount(server: FastifyInstance): void;
  /** Starts working off events and recurring work in this process. */
  startWorking(): Promise<void>;
  /** Closes what `buildApp` opened, in the reverse order. */
  close(): Promise<void>;
}

/** Puts the application together on an open, migrated database. Listens on nothing yet. */
export async function buildApp(
  config: Config,
  url: string,
  clock: Clock = systemClock,
  { guard, watch }: { guard?: DiskGuard; watch?: DatabaseSettings['watch'] } = {},
): Promise<App> {
  const log = createLogger(config.LOG_LEVEL);
  const database = openDatabase({ url, poolMax: config.DATABASE_POOL_MAX, log, watch });
  const signals = createSignals(url, log);
  const locks = createLocks(url, log);
  const outbox = createOutbox(url, log, {
    ownsSchema: await mayCreateTables(database.pool),
    isWorker: config.ROLES.includes('worker'),
  });
  await outbox.prepare();
  await signals.start();
  const disk = guard ?? createDiskGuard({ folder: config.DATA_DIR, log });
  const instanceId = await registerInstance(locks);
  const platform: Platform = {
    config,
    clock,
    log,
    database,
    events: outbox,
    signals,
    disk,
    instanceId,
    hooks,
    invariants,
  };
  const api = createApi(platform);
  api.authenticate = createAuthenticate(platform);
  api.tokenEnd = readTokenEnd;
  api.refreshCaller = createCallerRefresh(platform);
  // Loaded only where there is a Redis.
  const { openSharedCounter } = config.REDIS_URL
    ? await import('#platform/http/shared-counter.ts')
    : {};
  const counter = openSharedCounter?.(config.REDIS_URL ?? '', log);
  api.limiter = createLimiter(platform, counter);
  for (const module of modules) {
    // What was emitted before a feature was turned off is still handled.
    module.handlers?.(outbox);
    if (module.isOn?.(config) === false) continue;
    module.routes?.(api);
    api.pushReceivers.push(...(module.pushReceivers ?? []));
    api.anonymousCookies.push(...(module.anonymousCookies ?? []));
    if (module.maySubscribe) api.subscriptionRules.push(module.maySubscribe);
    for (const [name, nameSubject] of Object.entries(module.logSubjects ?? {}))
      api.logSubjects.set(name, nameSubject);
    for (const [field, describe] of Object.entries(module.jobSubjects ?? {}))
      api.jobSubjects.set(field, describe);
  }
  for (const module of modules) await module.prepare?.(platform);
  api.beginOperation = createRecorder(api);
  const push = createPush(api);
  let stopSchedules = (): void => undefined;
  return {
    platform,
    outbox,
    api,
    modules,
    mount(server) {
      mountHealth(server, platform, modules);
      mountFiles(server, platform);
      for (const module of modules) module.mount?.(server, platform);
      mountOutboxPage(server, platform);
      push.attach(server.server);
      // A server waits for all open connections, and sockets stay open until they are closed.
      server.addHook('preClose', (done) => {
        push.close();
        done();
      });
    },
    async startWorking() {
      await outbox.work(platform);
      stopSchedules = await startSchedules(
        platform,
        outbox.boss,
        modules.flatMap((module) => module.schedules ?? []),
      );
    },
    async close() {
      push.close();
      stopSchedules();
      counter?.close();
      await outbox.stop();
      // What this process still holds must not look given up before its work is over.
      await locks.close();
      await signals.stop();
      await database.close();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import type { Endpoint, EndpointAnswer, EndpointArguments } from '@vitrine/contract/endpoint.ts';
import type { FieldError } from '@vitrine/contract/failures.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Config, parseConfig } from '#platform/config/config.ts';
import { type App, buildApp } from '#server/app.ts';
import { lockOrder } from '#server/lock-order.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { ManualClock } from '../clock.ts';
import type { DiskGuard } from '../files/disk-guard.ts';
import { createLogger, type Logger } from '../log.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createTestRole } from './roles.ts';
import { openSharedServer } from './shared-server.ts';
import { createLockWatch } from './watch-locks.ts';

/** Environment of an application that works off events as they come; all others do so only by `drain`. */
export const ofWorker = { ROLES: 'api,storefront,worker' };

/** The time at which tests start, unless they set another. */
export const testStart = '2026-11-20T10:00:00.000Z';

export interface TestAnswer<Data = unknown> {
  status: number;
  body: { code: number | string; msg: string; data: Data; info: Data; errors?: FieldError[] };
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

interface CallOptions {
  token?: string;
  lang?: string;
  currency?: string;
  /** If an endpoint requires a key, each call gets a new one by default; null sends none. */
  idempotencyKey?: string | null;
  headers?: Record<string, string>;
}

export interface TestApp extends App {
  clock: ManualClock;
  server: FastifyInstance;
  config: Config;
  url: string;
  /** Takes calls at an address of this machine, which is returned, until the application is closed. */
  listen(): Promise<string>;
  /** Calls an endpoint over HTTP (Fastify's inject): parsing, rights and envelope included. */
  call<const E extends Endpoint>(
    endpoint: E,
    input: EndpointArguments<E>,
    options?: CallOptions,
  ): Promise<TestAnswer<EndpointAnswer<E>>>;
  /** Sends any request. */
  send(options: InjectOptions): Promise<TestAnswer>;
  /** Processes all events that were emitted so far. */
  drain(): Promise<number>;
}

function pathOf(endpoint: Endpoint, params: Record<string, unknown> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
}

/**
 * The database of a test's application. With TEST_APPLICATION_ROLE the application uses a role that owns nothing, as in a
 * production with two roles, so that any test can prove that the rights of such a role are sufficient.
 */
async function openTestDatabase(log: Logger) {
  const database = await createTestDatabase();
  if (!process.env['TEST_APPLICATION_ROLE']) return database;
  const role = await createTestRole();
  const url = role.urlOf(database.url);
  await prepareDatabase({ url, ownerUrl: database.url }, log);
  return { url, drop: () => database.drop().then(role.drop) };
}

/** Prints the cause of an error that a test sees only as the status 500; the runner shows it if a test of the process fails. */
function printErrors(log: Logger): void {
  const write = log.error.bind(log) as (...words: unknown[]) => void;
  log.error = (...words: unknown[]) => {
    const [fields, message] = words;
    const cause = (fields as { err?: unknown } | undefined)?.err;
    if (cause) process.stderr.write(`${String(message)}: ${inspect(cause)}\n`);
    write(...words);
  };
}

export interface TestAppSettings {
  environment?: Record<string, string>;
  now?: string;
  disk?: DiskGuard;
  /** An existing database instead of a new one. */
  database?: Pick<TestDatabase, 'url' | 'drop'>;
}

/** The whole application on its own database, with a fixed clock. Close it in `after`. */
export async function createTestApp(settings: TestAppSettings = {}): Promise<TestApp> {
  const clock = new ManualClock(settings.now ?? testStart);
  const config = parseConfig(
    {
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      DATABASE_POOL_MAX: '12',
      RATE_LIMIT_PER_MINUTE: '0',
      PORT: '0',
      MOBILE_PORT: '0',
      STORE_PORT: '0',
      ROLES: 'api,storefront',
      // A provider is configured, so that orders can be placed, but no server responds at its address.
      SANDBOX_URL: 'http://127.0.0.1:1',
      ...settings.environment,
    },
    'test',
    'test-secret-test-secret-test-secret-test',
  );
  const database = settings.database ?? (await openTestDatabase(createLogger(config.LOG_LEVEL)));
  const locks = createLockWatch(lockOrder);
  const guard = settings.disk ?? { isFull: () => false };
  const app = await buildApp(config, database.url, clock, { guard, watch: locks.begin });
  printErrors(app.platform.log);
  const { server, ...shared } = await openSharedServer(app.api, config);

  async function send(options: InjectOptions): Promise<TestAnswer> {
    const response = await server.inject(options);
    let body: unknown = null;
    try {
      body = JSON.parse(response.body);
    } catch {
      // Not every response is JSON; tests read `text` then.
    }
    return {
      status: response.statusCode,
      body: body as TestAnswer['body'],
      text: response.body,
      headers: response.headers,
    };
  }

  return {
    ...app,
    clock,
    server,
    config,
    url: database.url,
    listen: shared.listen,
    send,
    drain: () => app.outbox.drain(app.platform),
    async call(endpoint, input, options = {}) {
      const loose = input as {
        params?: Record<string, unknown>;
        query?: Record<string, string>;
        body?: unknown;
      };
      const headers: Record<string, string> = { ...options.headers };
      if (options.token) headers['authorization'] = `Bearer ${options.token}`;
      if (options.lang) headers['lang'] = options.lang;
      if (options.currency) headers['currencyjc'] = options.currency;
      const key =
        options.idempotencyKey === undefined && endpoint.idempotency === 'required'
          ? randomUUID()
          : options.idempotencyKey;
      if (key) headers['idempotency-key'] = key;
      const answer = await send({
        method: endpoint.method,
        url: pathOf(endpoint, loose.params),
        ...(loose.query ? { query: loose.query } : {}),
        ...(loose.body !== undefined ? { payload: loose.body as never } : {}),
        headers,
      });
      return answer as never;
    },
    async close() {
      await shared.close();
      await app.close();
      await database.drop();
      // One that a handler or a sweep has caught and tries again fails the test as well.
      if (locks.violations.length) throw new Error(locks.violations.join('\n'));
    },
  };
}

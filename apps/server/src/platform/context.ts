import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { Permission } from '@vitrine/contract/permissions.ts';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Db } from './db/db.ts';
import type { Invariant } from './db/invariants.ts';
import type { EventKind, HandlerSettings } from './events.ts';
import type { DiskGuard } from './files/disk-guard.ts';
import type { Hooks } from './hooks.ts';
import type { Logger } from './log.ts';
import type { ReplyExtras } from './reply-extras.ts';
import type { Signals } from './signals.ts';

/** What exists once per process: use cases access everything outside only through it. */
export interface Platform {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  events: Events;
  signals: Signals;
  disk: DiskGuard;
  /** Implementations of hooks by modules. */
  hooks: Hooks;
  /** The invariants of all modules. */
  invariants: readonly Invariant[];
  /** The name of this process, by which others see whether it still runs (`instances.ts`). */
  instanceId: string;
}

/** Whose rows a caller sees in the lists of operators: the widest of his roles. */
export interface DataScope {
  /** 0 all rows, 1 those of his department and the departments below it, 2 those of his department, 3 his own. */
  reach: 0 | 1 | 2 | 3;
  departmentId: string | null;
}

/** The operator who sees the console of an owner. */
interface Viewer {
  viewId: string;
  accountId: string;
  /** The operator may read personal data of third parties; otherwise it is hidden here too. */
  readsPersonal: boolean;
}

/** The signed-in account of a call. Rights are read fresh from the server's rows, not from the token. */
export interface Caller {
  accountId: string;
  /** The login (session) that the access token belongs to. */
  sessionId: string;
  email: string;
  roles: readonly string[];
  permissions: ReadonlySet<Permission>;
  /** The store of the account, if it owns one. */
  storeId: string | null;
  scope: DataScope;
  /** The roles require a second factor and there is none: roles and rights are withheld until it is set up. */
  mustEnrol: boolean;
  /** Set while an operator sees what this account sees: such a caller changes nothing. */
  viewedBy?: Viewer | undefined;
}

/** What is known of the call itself. */
export interface CallInfo {
  requestId: string;
  /** The IP address of the caller, with trusted proxies skipped. */
  address: string;
  userAgent: string;
  headers: Readonly<Record<string, string | undefined>>;
  cookies: Readonly<Record<string, string | undefined>>;
  idempotencyKey?: string | undefined;
  /** Collects the tags of the cached values that the reply uses, for a page that is cached as long as they are. */
  usedTags?: Set<string>;
}

/** The first argument of every use case. */
export interface Ctx {
  platform: Platform;
  /** The transaction of a write, the pool for a read. A phase inside `withTx` uses the handle that it is given. */
  db: Db;
  clock: Clock;
  caller: Caller | null;
  language: Language;
  currency: Currency;
  call: CallInfo;
  /** Response headers and cookies that a use case wants set. */
  reply: ReplyExtras;
}

/** A context for work without a request: jobs, seeding, start-up. */
export function systemContext(platform: Platform, db: Db = platform.database.db): Ctx {
  return {
    platform,
    db,
    clock: platform.clock,
    caller: null,
    language: 'en',
    currency: 'USD',
    call: { requestId: 'system', address: '127.0.0.1', userAgent: '', headers: {}, cookies: {} },
    reply: { headers: {}, cookies: [] },
  };
}

/** The run of a schedule whose work is one use case in one transaction. */
export const runInTx =
  (work: (ctx: Ctx) => Promise<void>) =>
  (platform: Platform): Promise<void> =>
    platform.database.withTx((tx) => work(systemContext(platform, tx)));

/** Runs one phase of a `manual` use case: the same context with a separate transaction. */
export function inTx<Result>(ctx: Ctx, work: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  return ctx.platform.database.withTx((tx) => work({ ...ctx, db: tx }), {
    // Who sees another's console may lock rows to read them, and changes nothing.
    isUndone: ctx.caller?.viewedBy !== undefined,
  });
}

/** Runs work in the transaction of the context, which sees its own changes and locks; outside one, in a separate transaction. */
export const joinTx = <Result>(ctx: Ctx, work: (ctx: Ctx) => Promise<Result>): Promise<Result> =>
  ctx.db === ctx.platform.database.db ? inTx(ctx, work) : work(ctx);

export type EventHandler<Payload> = (ctx: Ctx, payload: Payload) => Promise<void>;

/**
 * Facts in the past tense, emitted in the transaction of the change. Each handler runs later as a separate
 * job, at least once, so it must be safe to run twice; a failing handler is retried without affecting the others.
 */
export interface Events {
  /** One fact, or several of a kind in as many statements. */
  emit<Payload>(
    ctx: Ctx,
    kind: EventKind<Payload>,
    ...payloads: readonly [NoInfer<Payload>, ...NoInfer<Payload>[]]
  ): Promise<void>;
  on<Payload>(
    kind: EventKind<Payload>,
    handlerName: string,
    handler: EventHandler<NoInfer<Payload>>,
    settings?: HandlerSettings,
  ): void;
  /** Requeues jobs that used up their attempts; returns how many. */
  retryFailed(ctx: Pick<Ctx, 'platform'>, ids: readonly string[]): Promise<number>;
}

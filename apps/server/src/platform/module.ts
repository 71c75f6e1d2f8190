import type { RunKind } from '@vitrine/contract/runs.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Events, Platform } from './context.ts';
import type { Invariant } from './db/invariants.ts';
import type { HookImplementation } from './hooks.ts';
import type { Api } from './http/route.ts';
import type { DescribeSubjects } from './jobs/job-subjects.ts';
import type { RunLog } from './jobs/run-log.ts';
import type { NameSubject } from './log-subjects.ts';
import type { PushReceiver, SubscriptionRule } from './push/push-rights.ts';

/** What a feature provides to `app.ts`: everything is optional, and read once at the start. */
export interface Module {
  /** The feature's name, the same everywhere. */
  name: string;
  /** Whether this installation has the feature: without it there are neither its endpoints nor its push destinations. Always, if not given. */
  isOn?(config: Config): boolean;
  /** Registers the feature's endpoints. */
  routes?(api: Api): void;
  /** Adds what the feature serves besides the API: files, for example. */
  mount?(server: FastifyInstance, platform: Platform): void;
  /** Reads the data that the feature keeps in memory, before the server takes its first call. */
  prepare?(platform: Platform): Promise<void>;
  /** Limits of this installation, for those who watch it (`/readyz`). */
  notes?(platform: Platform): string[] | Promise<string[]>;
  /** Subscribes to events. */
  handlers?(events: Events): void;
  /** Describes the subject of a failed job, by the payload field that identifies it. */
  jobSubjects?: Readonly<Record<string, DescribeSubjects>>;
  /** What the operation log calls the subjects of the feature's calls. */
  logSubjects?: Readonly<Record<string, NameSubject>>;
  /** Implementations of hooks that earlier modules declare. */
  hooks?: readonly HookImplementation[];
  /** Whether an account may subscribe to a push destination of this module. */
  maySubscribe?: SubscriptionRule;
  /** What clients may send over push. */
  pushReceivers?: readonly PushReceiver[];
  /** Cookies that identify a caller without an account, so that its repeated writes are recognised. */
  anonymousCookies?: readonly string[];
  /** Rules that the feature's data must always fulfil; checked on a schedule, by operators and after a restore. */
  invariants?: readonly Invariant[];
  /** Recurring work, run by processes with the worker role. */
  schedules?: readonly Schedule[];
}

/** One recurring job. It runs outside any transaction, in one process at a time. */
export interface Schedule {
  name: string;
  /** A period below a minute, or a divisor of an hour or a day. */
  everySeconds: number;
  /** Runs once more when a process starts, and not only when its period has passed. */
  isStartedAtOnce?: boolean;
  /** The kind of its run log; `job` if not given. */
  kind?: RunKind;
  run(platform: Platform, log: RunLog): Promise<void>;
}

import type { Platform } from './context.ts';
import type { Events } from './events.ts';
import type { HookImplementation } from './hooks.ts';
import type { Invariant } from './invariants.ts';
import type { DescribeSubjects } from './job-subjects.ts';
import type { SubscriptionRule } from './push-rights.ts';
import type { Api } from './route.ts';

/** What a feature gives to `app.ts`: everything optional, all of it called once at start. */
export interface Module {
  /** The feature's one name. */
  name: string;
  /** Registers the feature's endpoints. */
  routes?(api: Api): void;
  /** Subscribes to events. */
  handlers?(events: Events): void;
  /** What a failed job is about, by the field of its event that names it. */
  jobSubjects?: Readonly<Record<string, DescribeSubjects>>;
  /** Implementations of hooks that modules further left declare. */
  hooks?: readonly HookImplementation[];
  /** Whether an account may subscribe to a push destination of this module. */
  maySubscribe?: SubscriptionRule;
  /** Cookies that name a caller without an account: its repeated writes are recognised by them. */
  anonymousCookies?: readonly string[];
  /** Rules that the feature's data always fulfil; checked on a schedule, by operators and after a restore. */
  invariants?: readonly Invariant[];
  /** Recurring work, run by processes with the worker role. */
  schedules?: readonly Schedule[];
}

/** One recurring job. It runs outside of any transaction, in one process at a time. */
export interface Schedule {
  name: string;
  /** A period below a minute, or a divisor of an hour or a day. */
  everySeconds: number;
  run(platform: Platform): Promise<void>;
}

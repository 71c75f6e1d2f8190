import type { Platform } from './context.ts';
import type { Events } from './events.ts';
import type { DescribeSubjects } from './job-subjects.ts';
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
  /** Recurring work, run by processes with the worker role. The name is the job's, the schedule is in seconds. */
  sweeps?: readonly Sweep[];
}

export interface Sweep {
  name: string;
  everySeconds: number;
  run(platform: Platform): Promise<void>;
}

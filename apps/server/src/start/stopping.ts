import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#platform/log.ts';

/** For how long one step of stopping may take, unless it says otherwise: open requests of an app, running jobs. */
const stepMs = 10_000;
/** A terminal and npm both send the same Ctrl-C, and so do systemd and npm a SIGTERM: what comes this soon is no second wish. */
const repeatedMs = 400;
/** How long a start may go on until it names its next step. */
const namingMs = 1_000;

interface Step {
  close: () => Promise<unknown>;
  limitMs: number;
}

export interface Stopping {
  /** Names a step; steps run in the reverse order of their naming. Throws, once the step is named, when the way out is under way. */
  add(close: () => Promise<unknown>, limitMs?: number): void;
  /** The start has come to its end. */
  started(): void;
  /** The way out that is under way, if it is. */
  underWay(): Promise<void> | undefined;
  /** Goes through the steps, for a start that failed. */
  close(): Promise<void>;
  /** Goes through the steps and ends the process; the second call ends it at once. */
  stop(): void;
}

export interface StoppingSettings {
  log: Logger;
  say(text: string): void;
  /** An aborted start fails in many places, which need not be logged. */
  silence(): void;
  /** The last thing before the end, whichever way it came: nothing of ours may be left running. */
  endAtOnce(): void;
  exit(status: number): void;
  /** A monotonous clock in milliseconds. */
  now?: () => number;
}

/** Ends the process in an orderly way once, and at once when it is asked again. */
export function prepareStopping({
  log,
  say,
  silence,
  endAtOnce,
  exit,
  now = () => performance.now(),
}: StoppingSettings): Stopping {
  const steps: Step[] = [];
  let way: Promise<void> | undefined;
  let begunAt = 0;
  let isStarting = true;
  const paused = Promise.withResolvers<void>();

  async function runStep({ close, limitMs }: Step): Promise<void> {
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(
      () => limit.resolve(log.warn('a part did not stop in time; going on without it')),
      limitMs,
    );
    await Promise.race([
      close().catch((error: unknown) => log.error({ err: error }, 'while stopping')),
      limit.promise,
    ]);
    clearTimeout(timer);
  }

  async function runSteps(): Promise<void> {
    for (let step = steps.pop(); step; step = steps.pop()) await runStep(step);
  }

  return {
    add(close, limitMs = stepMs) {
      steps.push({ close, limitMs });
      if (!way) return;
      paused.resolve();
      throw new Error('The start was interrupted');
    },
    started() {
      isStarting = false;
    },
    underWay: () => way,
    close: runSteps,
    stop() {
      if (way && now() - begunAt < repeatedMs) return;
      if (way) {
        endAtOnce();
        exit(1);
        return;
      }
      begunAt = now();
      say('\nStopping; open requests get ten seconds. Ctrl-C again stops at once.\n');
      way = (async () => {
        if (isStarting) {
          silence();
          // What is being opened at this moment is named first, so that it is closed as well.
          await Promise.race([paused.promise, pause(namingMs)]);
        }
        await runSteps();
        exit(0);
      })();
    },
  };
}

import { Failure } from '../failure.ts';
import type { Logger } from '../log.ts';

/** An external service has failed several times in a row: it is not called again before the pause is over. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';
  readonly retryAfterSeconds: number;

  constructor(service: string, retryAfterSeconds: number) {
    super(`${service} does not answer; not asked for ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A circuit breaker for one external service: after repeated failures, calls fail at once until one trial call succeeds. */
export interface Breaker {
  /** `isOutage` distinguishes a service that is down from one that rejects the call; only the former counts. */
  run<Result>(work: () => Promise<Result>, isOutage?: (error: unknown) => boolean): Promise<Result>;
}

const failuresMax = 5;
const coolMs = 15_000;

export interface BreakerSettings {
  /** For the log and the error: `payment provider sandbox`. */
  service: string;
  log: Logger;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

export function createBreaker({
  service,
  log,
  now = () => performance.now(),
}: BreakerSettings): Breaker {
  let failures = 0;
  let openUntil = 0;
  let isTrying = false;

  function fail(): void {
    failures += 1;
    if (failures < failuresMax) return;
    if (failures === failuresMax)
      log.error(
        { service },
        'a service outside does not answer: calls to it fail at once until it does',
      );
    openUntil = now() + coolMs;
  }

  return {
    async run(work, isOutage = () => true) {
      const isOpen = failures >= failuresMax;
      // One call tests whether the service is back; the others do not wait for it.
      if (isOpen && (isTrying || now() < openUntil)) {
        throw new CircuitOpen(service, Math.max(1, Math.ceil((openUntil - now()) / 1000)));
      }
      isTrying = isOpen;
      try {
        const result = await work();
        if (isOpen) log.warn({ service }, 'a service outside answers again');
        failures = 0;
        return result;
      } catch (error) {
        if (isOutage(error)) fail();
        else failures = 0;
        throw error;
      } finally {
        if (isOpen) isTrying = false;
      }
    },
  };
}

/** An outage as the failure that users see. */
export function asOutage(error: unknown): Failure {
  return new Failure('service-away', {
    retryAfterSeconds: error instanceof CircuitOpen ? error.retryAfterSeconds : 5,
  });
}

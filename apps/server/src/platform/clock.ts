/** The only source of time in rules and use cases, so that tests and proofs can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stops until it is set. */
export class ManualClock implements Clock {
  #now: Date;

  constructor(start: Date | string) {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(at: Date | string): void {
    this.#now = new Date(at);
  }

  advance(byMs: number): void {
    this.#now = new Date(this.#now.getTime() + byMs);
  }
}

/** The system's clock plus an offset: the sandbox's "some days later". */
export class OffsetClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  advance(byMs: number): void {
    this.#offsetMs += byMs;
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }
}

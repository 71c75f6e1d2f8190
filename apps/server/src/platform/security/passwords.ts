import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../failure.ts';

/** OWASP's minimum for argon2id; two hashes at a time leave capacity for everything else on two cores. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const runningMax = 2;
const waitingMax = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing uses whole cores, so a flood of logins is queued here, and rejected above a hundred. */
async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= runningMax) {
    if (waiting.length >= waitingMax) throw new Failure('busy', { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** An argon2id hash with its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost));
}

let dummy: Promise<string> | undefined;

/** Created once, for names without an account; an attempt that was rejected in a flood must not be cached for all later ones. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody has this password').catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
}

/** Compares a password; does the same work when there is no such account, so that the response time reveals nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const isRight = await queued(() => verify(against, password).catch(() => false));
  return stored !== null && isRight;
}

/** Whether a hash was made with a lower cost than today's, so that the next login replaces it. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(
    `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`,
  );
}

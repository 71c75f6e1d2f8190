import { createHash } from 'node:crypto';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const measuredMs = 5_000;
/** Two cores are what a run keeps busy. */
const threads = 2;
/** Rounds in a second of one core of an idle machine on which `npm test` takes what its budget says. */
const roundsOfReference = 2_200;
const slowest = 4;

/** The mix of a test run: parsing, sorting and hashing, in memory that is thrown away. */
function workOnce(round) {
  const rows = Array.from({ length: 400 }, (_, at) => ({
    id: String((at * 7_919 + round) % 1_009),
    name: `row ${at}`,
    amount: at * round,
  }));
  const text = JSON.stringify(
    JSON.parse(JSON.stringify(rows)).sort((left, right) => left.id.localeCompare(right.id)),
  );
  return createHash('sha256').update(text).digest('hex');
}

function countRounds(ms) {
  const endsAt = performance.now() + ms;
  let rounds = 0;
  for (; performance.now() < endsAt; rounds += 1) workOnce(rounds);
  return rounds;
}

/**
 * How many times slower the machine is at the moment than an idle one of the reference, between 1 and 4. The ceilings of tests are
 * multiplied by it. Nothing else of the run may work meanwhile.
 */
export async function measureSlowness() {
  const counts = await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise((resolve, reject) => {
          new Worker(new URL(import.meta.url), { workerData: measuredMs })
            .once('message', resolve)
            .once('error', reject);
        }),
    ),
  );
  const roundsPerSecond =
    counts.reduce((sum, count) => sum + count, 0) / threads / (measuredMs / 1_000);
  const slowness = Math.min(slowest, Math.max(1, roundsOfReference / roundsPerSecond));
  return { roundsPerSecond: Math.round(roundsPerSecond), slowness: Math.round(slowness * 10) / 10 };
}

/** Of a run that does not measure: only some files are tested, perhaps on a busy machine. */
export const unmeasuredSlowness = slowest;

if (!isMainThread && parentPort) parentPort.postMessage(countRounds(workerData));

import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const shown = 10;
const startedAt = performance.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
const phases = [];
const failures = [];
/** Milliseconds of each test file and of each journey. */
const slowest = { files: [], journeys: [] };

export const print = (text) => process.stdout.write(`${text}\n`);

const seconds = (ms) => (ms / 1000).toFixed(1);

/** Measures a phase of the run; phases may overlap. */
export async function runPhase(name, work) {
  const beganAt = performance.now();
  try {
    return await work();
  } finally {
    phases.push({ name, ms: performance.now() - beganAt });
  }
}

/** Adds what one runner counted. Without a count, or with a bad status and no failed test, the runner itself has failed. */
export function addCounts({ passed = 0, failed = 0, skipped = 0, reasons = [] }, status, title) {
  const isBroken = status !== 0 && failed === 0;
  totals.passed += passed;
  totals.failed += failed + (isBroken ? 1 : 0);
  totals.skipped += skipped;
  for (const reason of reasons) print(`skipped: ${reason}`);
  if (failed || isBroken)
    failures.push(isBroken ? `${title} ended with status ${status}` : `${title}: ${failed} failed`);
}

export function addCountFile(file, status, title) {
  addCounts(
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {},
    existsSync(file) ? status : status || 1,
    title,
  );
}

export const addFile = (name, ms) => slowest.files.push({ name, ms });
export const addJourney = (name, ms) => slowest.journeys.push({ name, ms });

function printSlowest(title, list) {
  if (list.length < 2) return;
  print(`${title}:`);
  for (const { name, ms } of list.sort((left, right) => right.ms - left.ms).slice(0, shown))
    print(`${seconds(ms).padStart(7)} s  ${name}`);
}

/** Prints where the time went and, as its last line, the totals; answers whether the run was good. */
export function printReport() {
  print('');
  printSlowest('Slowest test files', slowest.files);
  printSlowest('Slowest journeys', slowest.journeys);
  const parts = phases.map(({ name, ms }) => `${name} ${seconds(ms)}`);
  print(
    `Seconds of each phase (some run side by side): ${[...parts, `whole run ${seconds(performance.now() - startedAt)}`].join(', ')}`,
  );
  for (const failure of failures) print(`✖ ${failure}`);
  const executed = totals.passed + totals.failed;
  if (executed === 0) print('No test was executed.');
  print(
    `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
  );
  return totals.failed === 0 && executed > 0;
}

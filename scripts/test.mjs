import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { startDebianPostgres } from './debian-postgres.mjs';
import { findPorts } from './free-ports.mjs';
import { ensureInstalled, giveUp, node, root } from './install.mjs';
import { findFastFolder } from './memory-folder.mjs';
import { testServerEnvironment } from './server-flags.mjs';
import { ended, lowerPriority, start, stopChildren } from './test-children.mjs';
import { runJourneys } from './test-journeys.mjs';
import { runTestFiles } from './test-queue.mjs';
import { addCountFile, addCounts, print, printReport, runPhase } from './test-report.mjs';
import { measureSlowness, unmeasuredSlowness } from './test-speed.mjs';

const words = process.argv.slice(2);
const filters = words.filter((word) => !word.startsWith('--'));
const only = (name) => words.includes(`--${name}`);
const runsAll = !['unit', 'browser', 'check', 'debian'].some(only);
const isWhole = runsAll && !filters.length;
const workDir = mkdtempSync(path.join(findFastFolder(), 'vitrine-test-'));
/** What the runners report as passed, one test a line. */
const passedTests = path.join(workDir, 'passed-tests.txt');
let slowness = unmeasuredSlowness;
/** A machine that is shared has become twice as slow after it was measured: ceilings end what hangs, not what is late. */
const margin = 2;

/** A cluster for the whole run, held by a child that stops it when its input closes. */
async function startTestCluster() {
  const child = start(node, ['scripts/test-cluster.ts', path.join(workDir, 'cluster')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  lowerPriority(child);
  const url = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
      const line = text.match(/^(postgres:\S+)\n/m);
      if (line) resolve(line[1]);
    });
    child.once('exit', () => reject(new Error('The test database did not start (see above).')));
  });
  return {
    url,
    stop: () => {
      const gone = ended(child);
      child.stdin.end();
      return gone;
    },
  };
}

function* testFiles(folder, ending) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'build', '.react-router', 'data'].includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(file, ending);
    else if (entry.name.endsWith(ending)) yield path.relative(root, file);
  }
}

const matches = (file) => filters.length === 0 || filters.some((filter) => file.includes(filter));

function findTestFiles(folders, ending) {
  const present = folders.filter((folder) => existsSync(path.join(root, folder)));
  return present
    .flatMap((folder) => [...testFiles(path.join(root, folder), ending)].filter(matches))
    .sort();
}

async function runChecks() {
  const file = path.join(workDir, 'check.json');
  const child = start(node, ['scripts/check.ts'], {
    stdio: 'inherit',
    env: { ...process.env, COUNT_FILE: file },
  });
  // Journeys wait for the build beside it.
  lowerPriority(child);
  addCountFile(file, await ended(child), 'check');
}

const runFiles = (files, name, env) =>
  runTestFiles(files, {
    name,
    folder: workDir,
    slowness,
    env: { ...testServerEnvironment, PASSED_TESTS: passedTests, TEST_RUN: workDir, ...env },
  });

async function runUnits(files) {
  const cluster = await startTestCluster();
  const calls = path.join(workDir, 'called-endpoints.txt');
  try {
    const isProof = (file) => file.startsWith('proofs/');
    for (const [phase, part] of [
      ['unit', files.filter((file) => !isProof(file))],
      ['proofs', files.filter(isProof)],
    ]) {
      if (part.length)
        await runPhase(phase, () =>
          runFiles(part, phase, { TEST_DATABASE_URL: cluster.url, CALLED_ENDPOINTS: calls }),
        );
    }
    // Endpoints that no test called successfully are known only after a run of all tests.
    if (!filters.length)
      await runFiles(['apps/server/src/platform/testing/called-endpoints.check.ts'], 'called', {
        CALLED_ENDPOINTS: calls,
      });
  } finally {
    await cluster.stop();
  }
}

/** Tests that depend on the version and the settings of the database server: they run again on a distribution's server. */
const serverTests = [
  'apps/server/src/shop/payments/checkout-queries.test.ts',
  'apps/server/src/platform/db/database.test.ts',
  'apps/server/src/platform/db/db.test.ts',
  'apps/server/src/platform/jobs/outbox.test.ts',
  'apps/server/src/shop/analytics/analytics.test.ts',
  'apps/server/src/shop/catalogue/search.test.ts',
  'apps/server/src/shop/ledger/ledger.invariants.test.ts',
];

async function runOnDebian() {
  const [port] = await findPorts(1);
  const server = startDebianPostgres(port);
  if (!server.url) return addCounts({ skipped: 1, reasons: [server.reason] }, 0, 'Debian');
  try {
    print(`On Debian's PostgreSQL ${server.version}:`);
    // The statements of a checkout are planned most differently there; `npm run prove` runs all of them.
    await runFiles(only('debian') ? serverTests : serverTests.slice(0, 1), 'Debian', {
      TEST_DATABASE_URL: server.url,
    });
  } finally {
    server.stop();
  }
}

/** Whether the tests that prove the specification ran and passed. Known only after a run of all tests. */
async function runProofOfSpecification() {
  const status = await ended(
    start(node, ['scripts/check-spec.ts', '--ran', passedTests], { stdio: 'inherit' }),
  );
  addCounts(
    { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 },
    status,
    'proof of the specification',
  );
}

async function runBrowser(specs, browser) {
  // Journeys of one server run one after another, since they read figures that others would move; two servers keep two cores at work,
  // and a third makes the run no shorter.
  const serverCount = filters.length ? 1 : 2;
  await runPhase('journeys', () =>
    runJourneys(specs, { browser, serverCount, folder: workDir, passedTests, slowness }),
  );
}

const build = () =>
  runPhase('build', () =>
    ensureBuilt().catch((error) => giveUp(`An app could not be built:\n${error.message}`)),
  );

/** What needs no browser, one after another; files below `proofs` need the built apps. */
async function runOthers(built) {
  const isUnit = runsAll || only('unit');
  if (!filters.length && (runsAll || only('check'))) await runPhase('check', runChecks);
  await built;
  if (only('debian') || (!filters.length && isUnit)) await runPhase('Debian', runOnDebian);
  const files = isUnit
    ? findTestFiles(['packages', 'apps', 'scripts', 'proofs', 'bench'], '.test.ts')
    : [];
  if (files.length) await runUnits(files);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopChildren();
    process.exit(1);
  });
}

try {
  await runPhase('install', ensureInstalled);
  if (isWhole) {
    const { slowness: measured, roundsPerSecond } = await runPhase('speed', measureSlowness);
    slowness = measured * margin;
    print(
      `The machine is ${measured} × as slow as an idle one (${roundsPerSecond} rounds a second): ceilings of tests are multiplied by ${slowness}.`,
    );
  }
  const specs = runsAll || only('browser') ? findTestFiles(['e2e'], '.spec.ts') : [];
  const built = runsAll || only('browser') ? build() : undefined;
  const browser = specs.length ? runPhase('browser', ensureBrowser) : undefined;
  const journeys = specs.length
    ? Promise.all([browser, built]).then(([found]) => runBrowser(specs, found))
    : undefined;
  const results = await Promise.allSettled([journeys, runOthers(built)]);
  for (const { reason } of results.filter(({ status }) => status === 'rejected')) throw reason;
  if (isWhole) await runProofOfSpecification();
} catch (error) {
  print(error.stack ?? error);
  addCounts({ failed: 1 }, 1, 'the run itself');
} finally {
  rmSync(workDir, { recursive: true, force: true });
}
process.exit(printReport() ? 0 : 1);

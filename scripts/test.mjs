import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { startDebianPostgres } from './debian-postgres.mjs';
import { findPorts } from './free-ports.mjs';
import { ensureInstalled, giveUp, modules, node, root } from './install.mjs';
import { testServerEnvironment } from './server-flags.mjs';
import { groupTests } from './test-groups.mjs';
import { toolPath } from './tool-path.mjs';

const words = process.argv.slice(2);
const filters = words.filter((word) => !word.startsWith('--'));
const only = (name) => words.includes(`--${name}`);
const runsAll = !['unit', 'browser', 'check', 'debian'].some(only);
const totals = { passed: 0, failed: 0, skipped: 0 };
const children = new Set();
const workDir = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'));
/** What the runners report as passed, one test a line. */
const passedTests = path.join(workDir, 'passed-tests.txt');

function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

const ended = (child) => new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));

/** A cluster for the whole run, held by a child that stops it when its input closes. */
async function startTestCluster() {
  const child = start(node, ['scripts/test-cluster.ts', path.join(workDir, 'cluster')], { stdio: ['pipe', 'pipe', 'inherit'] });
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

function add(file, status, title) {
  if (!existsSync(file)) {
    process.stdout.write(`${title}: no result was written\n`);
    totals.failed += 1;
    return;
  }
  const counts = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  totals.skipped += counts.skipped;
  for (const reason of counts.reasons ?? []) process.stdout.write(`skipped: ${reason}\n`);
  if (status !== 0 && counts.failed === 0) totals.failed += 1;
}

async function runChecks() {
  const file = path.join(workDir, 'check.json');
  const status = await ended(start(node, ['scripts/check.ts'], { stdio: 'inherit', env: { ...process.env, COUNT_FILE: file } }));
  add(file, status, 'check');
}

/** Endpoints that no test called successfully. Known only after a run of all tests. */
async function runCalledEndpoints(calls) {
  const file = path.join(workDir, 'called.json');
  const status = await ended(
    start(
      node,
      [
        '--test',
        '--test-reporter=./scripts/count-reporter.ts',
        '--test-reporter-destination=stdout',
        '--test-reporter=spec',
        '--test-reporter-destination=stderr',
        'apps/server/src/platform/testing/called-endpoints.check.ts',
      ],
      { stdio: 'inherit', env: { ...process.env, CALLED_ENDPOINTS: calls, COUNT_FILE: file, FORCE_COLOR: '0' } },
    ),
  );
  add(file, status, 'called endpoints');
}

/** Runs test files with node:test, two at a time; failures are shown from the log. */
async function runTests(files, { name, title, env }) {
  const file = path.join(workDir, `${name}.json`);
  const log = path.join(workDir, `${name}.log`);
  const status = await ended(
    start(
      node,
      [
        '--import=./scripts/cache-resolution.mjs',
        '--test',
        '--test-concurrency=2',
        '--test-reporter=./scripts/count-reporter.ts',
        '--test-reporter-destination=stdout',
        '--test-reporter=spec',
        `--test-reporter-destination=${log}`,
        ...groupTests(files, path.join(workDir, name)),
      ],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          ...testServerEnvironment,
          ...env,
          COUNT_FILE: file,
          PASSED_TESTS: passedTests,
          FORCE_COLOR: '0',
        },
      },
    ),
  );
  if (status !== 0) {
    const text = readFileSync(log, 'utf8');
    const failing = text.indexOf('failing tests:');
    process.stdout.write(failing >= 0 ? text.slice(failing - 2) : text.slice(-8_000));
  }
  add(file, status, title);
}

async function runUnits(databaseUrl) {
  const files = ['packages', 'apps', 'scripts', 'proofs', 'bench']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => [...testFiles(path.join(root, folder), '.test.ts')])
    .filter(matches)
    .sort();
  if (!files.length) return;
  const calls = path.join(workDir, 'called-endpoints.txt');
  await runTests(files, { name: 'unit', title: 'unit tests', env: { TEST_DATABASE_URL: databaseUrl, CALLED_ENDPOINTS: calls } });
  if (!filters.length) await runCalledEndpoints(calls);
}

/** Tests that depend on the version and the settings of the database server: they run again on a distribution's server. */
const serverTests = [
  'apps/server/src/platform/database.test.ts',
  'apps/server/src/platform/db.test.ts',
  'apps/server/src/platform/outbox.test.ts',
  'apps/server/src/shop/analytics/analytics.test.ts',
  'apps/server/src/shop/catalogue/search.test.ts',
  'apps/server/src/shop/ledger/ledger.invariants.test.ts',
  'apps/server/src/shop/payments/checkout-queries.test.ts',
];

async function runOnDebian() {
  const [port] = await findPorts(1);
  const server = startDebianPostgres(port);
  if (!server.url) {
    process.stdout.write(`skipped: ${server.reason}\n`);
    totals.skipped += 1;
    return;
  }
  try {
    process.stdout.write(`On Debian's PostgreSQL ${server.version}:\n`);
    await runTests(serverTests, {
      name: 'debian',
      title: `tests on Debian's PostgreSQL ${server.version}`,
      env: { TEST_DATABASE_URL: server.url },
    });
  } finally {
    server.stop();
  }
}

/** The tests of a report of Playwright that passed at once. */
function* passedSpecs(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    yield* specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected'));
    yield* passedSpecs(inner);
  }
}

/** Whether the tests that prove the specification ran and passed. Known only after a run of all tests. */
async function runProofOfSpecification() {
  const status = await ended(start(node, ['scripts/check-spec.ts', '--ran', passedTests], { stdio: 'inherit' }));
  if (status === 0) totals.passed += 1;
  else totals.failed += 1;
}

/** Runs specs with Playwright, each of whose workers has a server and a database of its own. */
async function runJourneys(specs, browser, serverCount) {
  const output = path.join(workDir, 'e2e.json');
  const status = await ended(
    start(node, [path.join(modules, '@playwright/test/cli.js'), 'test', ...specs], {
      stdio: 'inherit',
      env: {
        ...process.env,
        BROWSER_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: output,
        E2E_DIR: path.join(workDir, 'e2e'),
        E2E_PORTS: (await findPorts(5 * serverCount)).join(','),
        // The server of the journeys runs on the project's own Node.
        PATH: toolPath(root),
      },
    }),
  );
  if (!existsSync(output)) return add(output, status, 'browser tests');
  const { stats, suites, config } = JSON.parse(readFileSync(output, 'utf8'));
  const folder = path.relative(root, config.rootDir);
  for (const { file, title } of passedSpecs(suites)) appendFileSync(passedTests, `${path.join(folder, file)} › ${title}\n`);
  totals.passed += stats.expected;
  // A test that passes only at the second attempt is a failure whose cause is unknown.
  totals.failed += stats.unexpected + stats.flaky;
  totals.skipped += stats.skipped;
  if (status !== 0 && stats.unexpected + stats.flaky === 0) totals.failed += 1;
}

async function runBrowser() {
  const specs = existsSync(path.join(root, 'e2e')) ? [...testFiles(path.join(root, 'e2e'), '.spec.ts')].filter(matches) : [];
  if (!specs.length) return;
  const browser = await ensureBrowser();
  // Journeys of one server run one after another, since they read figures that others would move; two servers keep two cores at work,
  // and a third makes the run no shorter.
  await runJourneys(specs, browser, filters.length ? 1 : 2);
}

async function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll().finally(() => process.exit(1)));

await ensureInstalled();
mkdirSync(workDir, { recursive: true });
let cluster;
try {
  if (runsAll || only('browser')) await ensureBuilt().catch((error) => giveUp(`An app could not be built:\n${error.message}`));
  if (!filters.length && (runsAll || only('check'))) await runChecks();
  if (only('debian') || (!filters.length && (runsAll || only('unit')))) await runOnDebian();
  if (runsAll || only('unit') || only('browser')) {
    cluster = await startTestCluster();
    if (runsAll || only('unit')) await runUnits(cluster.url);
    if (runsAll || only('browser')) await runBrowser();
    if (runsAll && !filters.length) await runProofOfSpecification();
  }
} catch (error) {
  process.stdout.write(`${error.stack ?? error}\n`);
  totals.failed += 1;
} finally {
  await cluster?.stop();
  rmSync(workDir, { recursive: true, force: true });
}
const executed = totals.passed + totals.failed;
if (executed === 0) process.stdout.write('No test was executed.\n');
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}\n`);
process.exit(totals.failed > 0 || executed === 0 ? 1 : 0);

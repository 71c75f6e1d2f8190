import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPorts } from './free-ports.mjs';
import { modules, node, root } from './install.mjs';
import { ended, start } from './test-children.mjs';
import { addCountFile, addCounts, addJourney } from './test-report.mjs';
import { toolPath } from './tool-path.mjs';

function* specsOf(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    yield* specs;
    yield* specsOf(inner);
  }
}

/** Runs specs with Playwright, each of whose workers has a server and a database of its own. */
export async function runJourneys(specs, { browser, serverCount, folder, passedTests, slowness }) {
  const output = path.join(folder, 'e2e.json');
  const status = await ended(
    start(node, [path.join(modules, '@playwright/test/cli.js'), 'test', ...specs], {
      stdio: 'inherit',
      env: {
        ...process.env,
        BROWSER_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: output,
        TEST_SLOWNESS: String(slowness),
        E2E_DIR: path.join(folder, 'e2e'),
        E2E_PORTS: (await findPorts(5 * serverCount)).join(','),
        // The server of the journeys runs on the project's own Node.
        PATH: toolPath(root),
      },
    }),
  );
  if (!existsSync(output)) return addCountFile(output, status, 'journeys');
  const { stats, suites, config } = JSON.parse(readFileSync(output, 'utf8'));
  const tested = path.relative(root, config.rootDir);
  for (const { file, title, tests } of specsOf(suites)) {
    const name = `${path.join(tested, file)} › ${title}`;
    if (tests.every((test) => test.status === 'expected')) appendFileSync(passedTests, `${name}\n`);
    const results = tests.flatMap((test) => test.results);
    if (results.length) addJourney(name, Math.max(...results.map(({ duration }) => duration)));
  }
  // A test that passes only at the second attempt is a failure whose cause is unknown.
  addCounts(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    status,
    'journeys',
  );
}

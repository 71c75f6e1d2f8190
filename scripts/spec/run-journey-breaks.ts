import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { findPorts } from '../free-ports.mjs';
import { toolPath } from '../tool-path.mjs';
import type { Break } from './breaks.ts';
import { patternOf, type Verdict } from './run-unit-breaks.ts';
import { applyBreaks } from './working-copy.ts';

const runFile = promisify(execFile);
const limitMs = 1_500_000;
/** The journeys of a build are shared by two servers. */
const serverCount = 2;

/** Journeys whose break makes them wait do not wait as long as they may on a slow machine. */
const config = `import base from './playwright.config.ts';
export default { ...base, maxFailures: 0, timeout: 150_000, expect: { ...base.expect, timeout: 10_000 }, use: { ...base.use, actionTimeout: 10_000 } };
`;

interface Failure {
  title: string;
  passed: boolean;
  because: string;
}

function* failuresOf(suites: readonly JSONReportSuite[]): Generator<Failure> {
  for (const { specs, suites: inner = [] } of suites) {
    for (const { title, tests } of specs) {
      const results = tests.flatMap((test) => test.results);
      const error = results.flatMap(({ errors }) => errors)[0];
      const { file, line } = error?.location ?? {};
      const source = file && line ? (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '').trim() : '';
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
      const message = (error?.message ?? '').replace(/\u001b\[[0-9;]*m/g, '');
      yield { title, passed: results.every(({ status }) => status === 'passed'), because: `${source} — ${message}` };
    }
    yield* failuresOf(inner);
  }
}

/** What the console answers in words, and which of these lines the journey failed at. */
const isExpected = ({ fails = '' }: Break, because: string): boolean => because.includes(fails);

/**
 * One build that carries one break for each journey, and those journeys. A journey that fails elsewhere than its break says may have met
 * the break of another one: it is run again alone.
 */
async function runTogether(copy: string, node: string, breaks: readonly Break[]): Promise<Verdict[]> {
  const { applied, restore } = applyBreaks(copy, breaks);
  const env = { ...process.env, FORCE_COLOR: '0', PATH: toolPath(copy) };
  const folder = path.join(copy, 'build/journeys');
  try {
    const built = await runFile(node, ['scripts/prepare.mjs', '--build-only'], { cwd: copy, env }).then(
      () => '',
      (error: { stderr?: string }) => error.stderr ?? 'no build',
    );
    if (built) return applied.map((one) => ({ one, outcome: 'other' as const, because: `the build fails: ${built.slice(-300)}` }));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // With its permissions: PostgreSQL takes no folder that others may read.
    if (existsSync(path.join(copy, 'build/seeded')))
      for (let server = 1; server <= serverCount; server += 1)
        await runFile('cp', ['-a', path.join(copy, 'build/seeded'), path.join(folder, `data-${server}`)]);
    writeFileSync(path.join(copy, 'playwright.breaks.config.ts'), config);
    const report = path.join(folder, 'report.json');
    const titleOf = ({ title, test }: Break) => title ?? test.split(/ › (.*)/s)[1] ?? '';
    const titles = applied.map((one) => patternOf(titleOf(one)).slice(1));
    const specs = [...new Set(applied.map(({ test }) => test.split(' › ')[0] ?? ''))];
    const words = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.breaks.config.ts', '-g', titles.join('|'), ...specs];
    await runFile(node, words, {
      cwd: copy,
      env: { ...env, E2E_DIR: folder, E2E_PORTS: (await findPorts(5 * serverCount)).join(','), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeout: limitMs,
      maxBuffer: 2 ** 28,
    }).catch(() => undefined);
    if (!existsSync(report)) return applied.map((one) => ({ one, outcome: 'other' as const, because: 'the server did not start' }));
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
    const told = [...failuresOf(suites)];
    const nothing = errors[0]?.message ?? 'no journey ran';
    return applied.map((one): Verdict => {
      const mine = told.filter(({ title }) => new RegExp(patternOf(titleOf(one))).test(title));
      const failed = mine.find(({ passed }) => !passed);
      if (!failed) return { one, outcome: mine.length ? 'passed' : 'other', because: mine.length ? '' : nothing };
      return { one, outcome: isExpected(one, failed.because) ? 'seen' : 'other', because: failed.because };
    });
  } finally {
    restore();
  }
}

/** Starts the copy once, so that the journeys of each build begin with the same filled database. */
export async function fillOnce(copy: string, node: string): Promise<void> {
  writeFileSync(
    path.join(copy, 'playwright.fill.config.ts'),
    `import base from './playwright.config.ts';
export default { ...base, testDir: 'build/fill', webServer: base.webServer.map((server) => ({ ...server, env: { ...server.env, DATA_DIR: ${JSON.stringify(path.join(copy, 'build/seeded'))} } })) };
`,
  );
  mkdirSync(path.join(copy, 'build/fill'), { recursive: true });
  writeFileSync(path.join(copy, 'build/fill/fill.spec.ts'), "import { test } from '@playwright/test';\ntest('starts', () => {});\n");
  await runFile(node, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.fill.config.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      E2E_DIR: path.join(copy, 'build/filling'),
      E2E_PORTS: (await findPorts(5)).join(','),
      PATH: toolPath(copy),
    },
  });
}

/** Breaks in groups: each group has at most one break of a journey. */
export function groupBreaks(breaks: readonly Break[]): Break[][] {
  const groups: { list: Break[]; journeys: Set<string> }[] = [];
  for (const one of breaks) {
    const journey = `${one.test} ${one.title ?? ''}`;
    const group = one.alone ? undefined : groups.find(({ journeys, list }) => !journeys.has(journey) && !list[0]?.alone);
    if (group) {
      group.list.push(one);
      group.journeys.add(journey);
    } else groups.push({ list: [one], journeys: new Set([journey]) });
  }
  return groups.map(({ list }) => list);
}

/** `groupsMax` ends the run after so many builds, without running anything again. */
export async function* runJourneyBreaks(copy: string, node: string, breaks: readonly Break[], groupsMax: number): AsyncGenerator<Verdict> {
  const isWhole = groupsMax === Number.POSITIVE_INFINITY;
  const again: Break[] = [];
  for (const group of groupBreaks(breaks).slice(0, groupsMax)) {
    const verdicts = await runTogether(copy, node, group);
    again.push(...group.filter((one) => !verdicts.some((verdict) => verdict.one === one)));
    for (const verdict of verdicts) {
      if (verdict.outcome === 'seen' || group.length === 1 || !isWhole) yield verdict;
      else again.push(verdict.one);
    }
  }
  if (isWhole) for (const one of again) yield* await runTogether(copy, node, [one]);
}

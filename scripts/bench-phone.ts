import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { describeConsole, measureConsole } from '../bench/console.ts';
import { fillForBench } from '../bench/fill.ts';
import { measurePhone, type PhoneFigure } from '../bench/phone.ts';
import { startBenchServer } from '../bench/server.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { ensureBrowser } from './browser.mjs';
import { findPorts } from './free-ports.mjs';

/** `npm run bench:phone [-- --no-report]`: how long the phone's first pages take on a line of 500 kbit/s. */
const runs = 3;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-phone-'));
const [consolePort, mobile, store, bank] = await findPorts(4);
const ports = { console: consolePort, mobile, store, bank };
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  PORT: String(ports.console),
  MOBILE_PORT: String(ports.mobile),
  STORE_PORT: String(ports.store),
  SANDBOX_PORT: String(ports.bank),
  SECRET: randomBytes(32).toString('hex'),
  SEED_DEMO: 'off',
  LOG_LEVEL: 'error',
};

async function fill(): Promise<string> {
  const cluster = await startCluster({ dataDir });
  try {
    return (await fillForBench(cluster.url, environment, { products: 30, orders: 500 })).owner
      .token;
  } finally {
    await cluster.stop();
  }
}

/** The middle one of the runs of a figure: the machine disturbs the others. */
function middleOf(figures: readonly PhoneFigure[]): PhoneFigure[] {
  const titles = [...new Set(figures.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const sorted = figures.filter((figure) => figure.title === title).sort((a, b) => a.ms - b.ms);
    return sorted[Math.floor(sorted.length / 2)] ?? [];
  });
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function describe({ title, ms, bytes, limitMs }: PhoneFigure): string[] {
  const limit =
    limitMs === undefined ? '' : `under ${seconds(limitMs)} ${ms < limitMs ? '✔' : '✖'}`;
  return [title, seconds(ms), `${Math.round(bytes / 1000)} KB`, limit];
}

try {
  const token = await fill();
  const server = await startBenchServer(environment, `http://127.0.0.1:${ports.console}`);
  const figures: PhoneFigure[] = [];
  try {
    const settings = {
      address: `http://127.0.0.1:${ports.mobile}`,
      token,
      executablePath: await ensureBrowser(),
    };
    for (let run = 1; run <= runs; run += 1) figures.push(...(await measurePhone(settings)));
  } finally {
    server.kill('SIGTERM');
    await server.gone;
  }
  const kept = await measureConsole({ executablePath: await ensureBrowser(), runs, phone: true });
  const middle = middleOf(figures);
  const table = formatTable(
    ['first pages of the phone', 'until it is seen', 'over the line until then', 'limit'],
    middle.map(describe),
  );
  process.stdout.write(`\n${table}\n\n${describeConsole(kept, runs).join('\n')}\n`);
  const report = [
    '# The phone on a slow line',
    '',
    `Made by \`npm run bench:phone\` (\`bench/README.md\`): Chromium at 500 kbit/s with 400 ms until each answer begins; the middle one of ${runs} runs.`,
    '',
    ...describeMachine(),
    '',
    table,
    '',
    ...describeConsole(kept, runs),
  ].join('\n');
  if (!process.argv.includes('--no-report'))
    process.stdout.write(`\nReport: ${writeReport('bench/reports', 'phone', report)}\n`);
  if (middle.some(({ ms, limitMs }) => limitMs !== undefined && ms >= limitMs))
    process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

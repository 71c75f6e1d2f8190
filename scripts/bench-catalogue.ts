import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { copyProducts, type FilledCatalogue, fillCatalogue } from '../bench/catalogue-fill.ts';
import {
  type ImportFigure,
  type LoadFigure,
  measureImport,
  measureUnderLoad,
} from '../bench/catalogue-import.ts';
import type { Desk } from '../bench/import-desk.ts';
import { type ListFigure, measureOperatorsList } from '../bench/operators-list.ts';
import { type BenchServer, createBenchEnvironment, startBenchServer } from '../bench/server.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { findPorts } from './free-ports.mjs';

/**
 * `npm run bench:catalogue [-- --quick] [--no-report] [--only text]`: imports and exports of products, alone and beside buyers, and the
 * operators' list of products; with `--only` the parts whose names contain the text, without a report.
 */
const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
const only = options.includes('--only') ? (options[options.indexOf('--only') + 1] ?? '') : '';
const rows = isQuick ? 2_500 : 50_000;
const rowsBeside = isQuick ? 2_500 : 5_000;
/** Lists beside an import: so many windows before and during one each, of so many seconds. */
const windowCount = isQuick ? 3 : 5;
const seconds = isQuick ? 4 : 12;
const print = (text: string) => process.stdout.write(`${text} …\n`);

interface Bench {
  server: BenchServer;
  filled: FilledCatalogue;
  desk: Desk;
  list: string;
}

/** Runs a part on a new server with a new database. */
async function withServer<Result>(
  size: { products: number; stores: number },
  caches: 'on' | 'off',
  work: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
  const [consolePort, mobile, store, bank] = await findPorts(4);
  const environment = {
    ...createBenchEnvironment(dataDir, { console: consolePort, mobile, store, bank }),
    LOG_LEVEL: 'info',
    CACHES: caches,
  };
  const api = `http://127.0.0.1:${consolePort}`;
  try {
    const cluster = await startCluster({ dataDir });
    const filled = await fillCatalogue(cluster.url, environment, size).finally(() =>
      cluster.stop(),
    );
    const server = await startBenchServer(environment, api);
    try {
      return await work({
        server,
        filled,
        desk: { api, adminToken: filled.adminToken, categoryId: filled.categoryId },
        list: `http://127.0.0.1:${store}/api/v1/storefront/${filled.slug}/products?limit=20`,
      });
    } finally {
      server.kill('SIGTERM');
      await server.gone;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function step<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!name.includes(only)) return undefined;
  print(name);
  return work();
}

const importSecondsMax = 180;
const memoryMbMax = 400;
const exportRowsMin = 10_000;
const shareMin = 0.7;
const ratioMax = 1.5;
const mark = (isGood: boolean) => (isGood ? ' ✔' : ' ✖');
const whole = (value: number) => Math.round(value).toLocaleString('en');

function describeImport(figure: ImportFigure, hasAim: boolean): string[][] {
  const { checkSeconds, importSeconds, priceSeconds, exportedRowsPerSecond, memoryMb } = figure;
  const { recheckSeconds, raisedCount } = figure;
  const total = checkSeconds + importSeconds;
  const name = `${whole(figure.rows)} rows, ${figure.stores} stores`;
  return [
    [
      `${name}: check and import`,
      `${whole(checkSeconds)} s + ${whole(importSeconds)} s${hasAim ? mark(total < importSecondsMax) : ''}`,
      hasAim ? `under ${importSecondsMax} s` : 'stated',
    ],
    [
      `${name}: check of the same file with other prices`,
      `${whole(recheckSeconds)} s, ${whole(raisedCount)} fixed prices under their floor`,
      'stated',
    ],
    [`${name}: last price after the last product`, `${whole(priceSeconds)} s`, 'stated'],
    [
      `${name}: export`,
      `${whole(exportedRowsPerSecond)} rows/s${mark(exportedRowsPerSecond >= exportRowsMin)}`,
      `${whole(exportRowsMin)} rows/s`,
    ],
    [
      `${name}: highest memory of the server`,
      `${Object.entries(memoryMb)
        .map(([part, megabytes]) => `${part} ${whole(megabytes)}`)
        .join(', ')} MB${mark(Math.max(...Object.values(memoryMb)) < memoryMbMax)}`,
      `under ${memoryMbMax} MB`,
    ],
  ];
}

const describeLoad = (caches: string, figure: LoadFigure): string[] => [
  `list of a store during an import, caches ${caches}`,
  `${whole(figure.during)}/s of ${whole(figure.before)}/s = ${whole((figure.during / figure.before) * 100)} %${mark(figure.during / figure.before >= shareMin)}, ${whole(figure.rowsPerSecond)} rows/s imported; medians of ${figure.windows.map(({ before, during }) => `${whole(during)} of ${whole(before)}`).join(', ')}`,
  `${shareMin * 100} %`,
];

function describeList(small: ListFigure, large: ListFigure, name: keyof ListFigure): string[] {
  const titles = {
    firstPage: 'first page',
    search: 'search',
    lastPage: 'last page',
    total: 'first page with the total',
    counts: 'counts of the filters',
  };
  const ratio = large[name] / small[name];
  const hasAim = name === 'firstPage' || name === 'search' || name === 'lastPage';
  return [
    `operators’ list, ${titles[name]}`,
    `${small[name].toFixed(1)} ms with 1,000 products, ${large[name].toFixed(1)} ms with 100,000 = ${ratio.toFixed(2)} ×${hasAim ? mark(ratio < ratioMax) : ''}`,
    hasAim ? `under ${ratioMax} ×` : 'stated',
  ];
}

const table: string[][] = [];
for (const stores of [6, 200]) {
  const figure = await step(`import with ${stores} stores`, () =>
    withServer({ products: 60, stores }, 'on', ({ server, desk }) =>
      measureImport(server, desk, { rows, stores }),
    ),
  );
  if (figure) table.push(...describeImport(figure, stores === 6));
}
for (const caches of ['off', 'on'] as const) {
  const figure = await step(`import beside buyers, caches ${caches}`, () =>
    withServer({ products: 300, stores: 6 }, caches, (bench) =>
      measureUnderLoad(bench, { rows: rowsBeside, seconds, name: `beside-${caches}`, windowCount }),
    ),
  );
  if (figure) table.push(describeLoad(caches, figure));
}
const lists = await step('list of operators', () =>
  withServer({ products: isQuick ? 100 : 1_000, stores: 2 }, 'off', async ({ server, desk }) => {
    const small = await measureOperatorsList(desk.api, desk.adminToken);
    await copyProducts(server.databaseUrl);
    return { small, large: await measureOperatorsList(desk.api, desk.adminToken) };
  }),
);
if (lists)
  for (const name of ['firstPage', 'search', 'lastPage', 'total', 'counts'] as const)
    table.push(describeList(lists.small, lists.large, name));

const report = [
  '# Imports, exports and the list of operators',
  '',
  `Made by \`npm run bench:catalogue\` (\`bench/README.md\`): load generator, server and PostgreSQL on one machine; ${whole(rows)} rows are ${whole(rows / 5)} products with five variants each.`,
  '',
  ...describeMachine(),
  `- load average after the run ${(os.loadavg()[0] ?? 0).toFixed(1)}`,
  '',
  formatTable(['figure', 'measured', 'aim'], table),
  '',
].join('\n');
process.stdout.write(`\n${report}\n`);
if (!isQuick && !only && !options.includes('--no-report'))
  process.stdout.write(`Report: ${writeReport('bench/reports', 'catalogue', report)}\n`);

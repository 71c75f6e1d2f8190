import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import { findPorts } from '../scripts/free-ports.mjs';
import {
  type GrowthRequest,
  growthRequests,
  largeRequests,
  measureOnce,
  measureRequest,
} from './growth.ts';
import { fillGrowth, type GrownShop, type GrowthSize } from './growth-fill.ts';
import { addOldRows, type OldRows, oldRowRequests } from './old-rows.ts';
import { createBenchEnvironment, startBenchServer } from './server.ts';

interface Measured {
  shop: GrownShop;
  /** Milliseconds of the median response, by the title of the request. */
  medians: ReadonlyMap<string, number>;
  once: ReadonlyMap<string, number>;
}

interface GrowthOptions {
  isQuick: boolean;
  /** Only requests whose titles contain it. */
  only: string;
  hasReport: boolean;
  /** Measures the rows that only grow in place of orders and stores. */
  isOld: boolean;
  log: (text: string) => void;
}

async function measureSize(
  size: GrowthSize,
  { isQuick, only, log }: GrowthOptions,
  oldRows?: OldRows,
): Promise<Measured> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-growth-'));
  const [consolePort, mobile, store, bank] = await findPorts(4);
  const environment = {
    ...createBenchEnvironment(dataDir, { console: consolePort, mobile, store, bank }),
    LOG_LEVEL: 'warn',
    CACHES: 'off',
  };
  const of = `${size.orders.toLocaleString('en')} orders, ${size.products} products, ${size.stores} stores`;
  try {
    log(`filling a database with ${of}`);
    const cluster = await startCluster({ dataDir });
    const shop = await fillGrowth(
      cluster.url,
      environment,
      size,
      oldRows && ((client, url, storeId) => addOldRows(client, url, storeId, oldRows)),
    ).finally(() => cluster.stop());
    const server = await startBenchServer(environment, `http://127.0.0.1:${consolePort}`);
    const addresses = {
      api: `http://127.0.0.1:${consolePort}`,
      store: `http://127.0.0.1:${store}`,
    };
    try {
      log(`measuring (filled in ${(shop.fillMs / 1000).toFixed(0)} s)`);
      const medians = new Map<string, number>();
      for (const request of (oldRows ? oldRowRequests : growthRequests).filter(({ title }) =>
        title.includes(only),
      ))
        medians.set(
          request.title,
          await measureRequest(addresses, shop, request, {
            ms: isQuick ? 100 : 900,
            timesMax: 200,
          }),
        );
      const once = new Map<string, number>();
      for (const request of oldRows
        ? []
        : largeRequests.filter(({ title }) => title.includes(only)))
        once.set(request.title, await measureOnce(addresses, shop, request));
      return { shop, medians, once };
    } finally {
      server.kill('SIGTERM');
      await server.gone;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const ms = (value: number | undefined) =>
  value === undefined ? '–' : value < 100 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`;

function compare(
  few: Measured,
  many: Measured,
  titles: readonly [string, string],
  requests: readonly GrowthRequest[] = growthRequests,
): string {
  return formatTable(
    ['request', ...titles, 'ratio', 'aim'],
    requests.flatMap(({ title, ratioMax }) => {
      const [before, after] = [few.medians.get(title), many.medians.get(title)];
      if (before === undefined || after === undefined) return [];
      const ratio = after / before;
      return [
        [
          title,
          ms(before),
          ms(after),
          `${ratio.toFixed(2)}${ratio < ratioMax ? ' ✔' : ' ✖'}`,
          `under ${ratioMax}`,
        ],
      ];
    }),
  );
}

/** `npm run bench -- --growth --old`: the requests that read what only grows, with a month of it and with 400 days. */
async function runOldRows(options: GrowthOptions): Promise<void> {
  const size = { products: 60, orders: options.isQuick ? 1_000 : 100_000, stores: 100 };
  const rows: [OldRows, OldRows] = options.isQuick
    ? [
        { visits: 50_000, others: 5_000 },
        { visits: 200_000, others: 20_000 },
      ]
    : [
        { visits: 1_000_000, others: 100_000 },
        { visits: 10_000_000, others: 1_000_000 },
      ];
  const few = await measureSize(size, options, rows[0]);
  const many = await measureSize(size, options, rows[1]);
  const count = ({ visits, others }: OldRows) =>
    `${visits.toLocaleString('en')} visits, ${others.toLocaleString('en')} others`;
  const table = compare(few, many, [count(rows[0]), count(rows[1])], oldRowRequests);
  process.stdout.write(`\n${table}\n`);
  if (options.isQuick || options.only || !options.hasReport) return;
  const report = [
    '# Old rows',
    '',
    'Made by `npm run bench -- --growth --old` (`bench/README.md`): caches off, one request at a time, medians; 100 stores. Visits come at the same rate, the others are operation log, emails, events of providers and ledger entries, as many of each.',
    '',
    ...describeMachine(),
    '',
    table,
    '',
  ].join('\n');
  process.stdout.write(`\nReport: ${writeReport('bench/reports', 'old-rows', report)}\n`);
}

/** `npm run bench -- --growth`: the requests of a store with a hundred times the orders, and of a platform with a hundred times the stores. */
export async function runGrowth(options: GrowthOptions): Promise<void> {
  if (options.isOld) return runOldRows(options);
  const sizes = options.isQuick
    ? { few: 1_000, many: 20_000, fewProducts: 60, manyProducts: 120, ten: 2, stores: 20 }
    : {
        few: 10_000,
        many: 1_000_000,
        fewProducts: 300,
        manyProducts: 3_000,
        ten: 10,
        stores: 1_000,
      };
  const perStore = sizes.many / sizes.stores;
  const few = await measureSize(
    { products: sizes.fewProducts, orders: sizes.few, stores: 1 },
    options,
  );
  const many = await measureSize(
    { products: sizes.manyProducts, orders: sizes.many, stores: 1 },
    options,
  );
  const tenStores = options.only
    ? few
    : await measureSize(
        { products: sizes.fewProducts, orders: perStore * sizes.ten, stores: sizes.ten },
        options,
      );
  const manyStores = options.only
    ? many
    : await measureSize(
        { products: sizes.fewProducts, orders: sizes.many, stores: sizes.stores },
        options,
      );
  const all = [few, many, tenStores, manyStores];
  const count = (value: number) => value.toLocaleString('en');
  const bySize = compare(few, many, [`${count(sizes.few)} orders`, `${count(sizes.many)} orders`]);
  const byStores = compare(tenStores, manyStores, [
    `${sizes.ten} stores`,
    `${count(sizes.stores)} stores`,
  ]);
  const large = formatTable(
    ['request, once', ...all.map(({ shop }) => `${count(shop.orders)} / ${shop.stores}`)],
    largeRequests.map(({ title }) => [title, ...all.map(({ once }) => ms(once.get(title)))]),
  );
  const fills = formatTable(
    ['orders / stores / products', 'filled in', 'of it counts and figures of all days'],
    all.map(({ shop }) => [
      `${count(shop.orders)} / ${shop.stores} / ${shop.products}`,
      `${(shop.fillMs / 1000).toFixed(0)} s`,
      `${(shop.rebuildMs / 1000).toFixed(1)} s`,
    ]),
  );
  const { stdout } = process;
  stdout.write(`\n${bySize}\n\n${byStores}\n\n${large}\n\n${fills}\n`);
  if (options.isQuick || options.only || !options.hasReport) return;
  const report = [
    '# Growth',
    '',
    `Made by \`npm run bench -- --growth\` (\`bench/README.md\`): caches off, one request at a time, medians. Orders by bulk SQL; then their counts and the figures of past days were made from them.`,
    '',
    ...describeMachine(),
    '',
    `One store with ${count(sizes.few)} orders and ${sizes.fewProducts} products, and one with ${count(sizes.many)} and ${count(sizes.manyProducts)}:`,
    '',
    bySize,
    '',
    `The first of ${sizes.ten} and of ${count(sizes.stores)} stores, with ${count(perStore)} orders in each:`,
    '',
    byStores,
    '',
    'No request may fail because there is much (orders / stores):',
    '',
    large,
    '',
    fills,
    '',
  ].join('\n');
  stdout.write(`\nReport: ${writeReport('bench/reports', 'growth', report)}\n`);
}

import { setTimeout as pause } from 'node:timers/promises';
import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import pg from 'pg';
import { measure } from './load.ts';
import type { BenchServer } from './server.ts';

export interface ImportFigure {
  rows: number;
  stores: number;
  checkSeconds: number;
  importSeconds: number;
  /** From the last product until its price is stored in every store. */
  priceSeconds: number;
  exportedRowsPerSecond: number;
  /** The highest memory of the server in each part. */
  memoryMb: Record<'upload' | 'check' | 'import' | 'export', number>;
}

/** The rate of lists in one window before an import, and in one during it. */
export interface LoadWindow {
  before: number;
  during: number;
  /** How many rows were imported in a second meanwhile. */
  rowsPerSecond: number;
}

export interface LoadFigure {
  windows: LoadWindow[];
  /** Medians over the windows: one that was disturbed does not decide. */
  before: number;
  during: number;
  rowsPerSecond: number;
}

const variantsEach = 5;
const pollMs = 200;

/** A file of Shopify with so many rows. */
function makeFile(name: string, rows: number): Buffer {
  const lines = [
    'URL handle,Title,Description,Vendor,Product category,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity,Weight value (grams)',
  ];
  const text = `<p>${'A description of some length. '.repeat(8)}</p>`;
  for (let product = 0; product < rows / variantsEach; product += 1)
    for (let variant = 0; variant < variantsEach; variant += 1)
      lines.push(
        [
          `${name}-${product}`,
          variant === 0 ? `Bench ${name} ${product},${text},Bench,Home > Tea,active` : ',,,,',
          `${name.toUpperCase()}-${product}-${variant}`,
          variant === 0 ? 'Size' : '',
          `Size ${variant}`,
          `${10 + variant}.50`,
          40,
          300,
        ].join(','),
      );
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** The API of a running server, for the steps of an operator. */
export interface Desk {
  api: string;
  adminToken: string;
  categoryId: string;
}

async function call(
  { api, adminToken }: Desk,
  { method, path }: { method: string; path: string },
  id: string,
  body?: unknown,
): Promise<{ data: { id: string; state: string; settings: object } }> {
  const response = await fetch(`${api}${path.replace(':id', id)}`, {
    method,
    headers: {
      authorization: `Bearer ${adminToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json() as never;
}

async function waitFor(desk: Desk, id: string, state: string): Promise<void> {
  for (;;) {
    const { data } = await call(desk, contract.getImport, id);
    if (data.state === state) return;
    if (!['checking', 'importing'].includes(data.state))
      throw new Error(`The import is ${data.state}`);
    await pause(pollMs);
  }
}

const partBytes = 4 * 1024 * 1024;

async function upload(desk: Desk, name: string, rows: number): Promise<string> {
  const bytes = makeFile(name, rows);
  const started = await call(desk, contract.startImport, '', {
    fileName: `${name}.csv`,
    bytes: bytes.length,
  });
  const { id } = started.data;
  for (let from = 0; from < bytes.length; from += partBytes) {
    const response = await fetch(
      `${desk.api}/api/v1/platform/catalogue-imports/${id}/content?bytesFrom=${from}`,
      {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${desk.adminToken}`,
          'content-type': 'application/octet-stream',
        },
        body: new Uint8Array(bytes.subarray(from, from + partBytes)),
      },
    );
    if (!response.ok) throw new Error(`The part was refused: ${await response.text()}`);
  }
  const { settings } = (await call(desk, contract.finishImportUpload, id)).data;
  await call(desk, contract.changeImportSettings, id, {
    ...settings,
    currency: 'USD',
    priceMeaning: 'platform',
    categories: { 'Home > Tea': desk.categoryId },
  });
  return id;
}

/** Waits until every product that is for sale is on sale in every store. */
async function waitForPrices(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ left: string }>(
        `select (select count(*) from products where variant_count > 0) * (select count(*) from stores)
          - (select count(*) from store_product_prices) as left`,
      );
      if (Number(rows[0]?.left) <= 0) return;
      await pause(pollMs);
    }
  } finally {
    await client.end();
  }
}

async function measureExport({ api, adminToken }: Desk): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${api}/api/v1/platform/catalogue-export?layout=shopify`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
  let rows = -1;
  for await (const part of response.body)
    for (const byte of part as Uint8Array) if (byte === 10) rows += 1;
  return rows / ((performance.now() - began) / 1_000);
}

const secondsSince = (began: number) => (performance.now() - began) / 1_000;

/** An import of a server without other load, from the check to the last stored price, and an export of everything. */
export async function measureImport(
  server: BenchServer,
  desk: Desk,
  { rows, stores }: { rows: number; stores: number },
): Promise<ImportFigure> {
  const memoryMb: ImportFigure['memoryMb'] = { upload: 0, check: 0, import: 0, export: 0 };
  const note = (part: keyof ImportFigure['memoryMb']) => {
    memoryMb[part] = server.memoryMb().highest;
    server.forgetHighest();
  };
  const id = await upload(desk, 'alone', rows);
  note('upload');
  const began = performance.now();
  await call(desk, contract.checkImport, id);
  await waitFor(desk, id, 'checked');
  const checkSeconds = secondsSince(began);
  note('check');
  const importing = performance.now();
  await call(desk, contract.runImport, id);
  await waitFor(desk, id, 'done');
  const importSeconds = secondsSince(importing);
  const pricing = performance.now();
  await waitForPrices(server.databaseUrl);
  const priceSeconds = secondsSince(pricing);
  note('import');
  const exportedRowsPerSecond = await measureExport(desk);
  note('export');
  return {
    rows,
    stores,
    checkSeconds,
    importSeconds,
    priceSeconds,
    exportedRowsPerSecond,
    memoryMb,
  };
}

/** The rate of a store's list before an import, and during one that takes longer than the measurement. */
async function measureWindow(
  { server, desk, list }: LoadBench,
  { rows, seconds, name }: { rows: number; seconds: number; name: string },
): Promise<LoadWindow> {
  const id = await upload(desk, name, rows);
  await call(desk, contract.checkImport, id);
  await waitFor(desk, id, 'checked');
  const before = (await measure(list, seconds)).perSecond;
  await call(desk, contract.runImport, id);
  const read = async () =>
    (await call(desk, contract.getImport, id)).data as unknown as {
      doneCount: number;
      state: string;
    };
  const first = await read();
  const began = performance.now();
  const during = (await measure(list, seconds)).perSecond;
  const last = await read();
  const rowsPerSecond = ((last.doneCount - first.doneCount) * variantsEach) / secondsSince(began);
  if (last.state !== 'importing') throw new Error('The import ended before the measurement');
  // The next window begins on an idle server.
  await waitFor(desk, id, 'done');
  await waitForPrices(server.databaseUrl);
  return { before, during, rowsPerSecond };
}

interface LoadBench {
  server: BenchServer;
  desk: Desk;
  list: string;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** The medians of several windows, each with an import of so many rows that begins on an idle server. */
export async function measureUnderLoad(
  bench: LoadBench,
  {
    rows,
    seconds,
    name,
    windowCount,
  }: { rows: number; seconds: number; name: string; windowCount: number },
): Promise<LoadFigure> {
  const windows: LoadWindow[] = [];
  for (let window = 1; window <= windowCount; window += 1)
    windows.push(await measureWindow(bench, { rows, seconds, name: `${name}-${window}` }));
  const median = (field: keyof LoadWindow) => medianOf(windows.map((one) => one[field]));
  return {
    windows,
    before: median('before'),
    during: median('during'),
    rowsPerSecond: median('rowsPerSecond'),
  };
}

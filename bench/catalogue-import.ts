import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import {
  addFixedPrices,
  call,
  type Desk,
  upload,
  variantsEach,
  waitFor,
  waitForPrices,
} from './import-desk.ts';
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
  /** The check of the same file with other prices, and the fixed prices of stores that it brings under their floor. */
  recheckSeconds: number;
  raisedCount: number;
  /** The highest memory of the server in each part. */
  memoryMb: Record<'upload' | 'check' | 'import' | 'export' | 'recheck', number>;
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
  const memoryMb: ImportFigure['memoryMb'] = {
    upload: 0,
    check: 0,
    import: 0,
    export: 0,
    recheck: 0,
  };
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
  await addFixedPrices(server.databaseUrl, 'alone');
  const dearer = await upload(desk, 'alone', rows, 15);
  server.forgetHighest();
  const rechecking = performance.now();
  await call(desk, contract.checkImport, dearer);
  await waitFor(desk, dearer, 'checked');
  const recheckSeconds = secondsSince(rechecking);
  note('recheck');
  const { data } = await call(desk, contract.getImport, dearer);
  return {
    rows,
    stores,
    checkSeconds,
    importSeconds,
    priceSeconds,
    exportedRowsPerSecond,
    recheckSeconds,
    raisedCount: (data as unknown as contract.CatalogueImport).effects?.raisedCount ?? 0,
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

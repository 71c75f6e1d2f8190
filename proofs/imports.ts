import { setTimeout as pause } from 'node:timers/promises';
import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import { sql } from 'drizzle-orm';
import { as, type RowShape } from '../apps/server/src/platform/db/sql-rows.ts';
import { callUntilAnswered } from './calls.ts';
import { seededRandom } from './random.ts';
import type { Shop } from './shop.ts';

export interface ImportsLoad {
  kills: number;
  products: number;
  seed: number;
}

export interface ImportsResult {
  kills: number;
  /** Products that were done when the server was killed, by phase. */
  killedAt: Record<string, number[]>;
  breaks: string[];
}

const variantsEach = 5;
const waitMs = 300_000;

/** A file of Shopify; a second one with other prices and units changes all of its products. */
function makeFile(products: number, priceCents: number, units: number): Buffer {
  const rows = [
    'URL handle,Title,Product category,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity',
  ];
  for (let product = 1; product <= products; product += 1)
    for (let variant = 1; variant <= variantsEach; variant += 1) {
      const isFirst = variant === 1;
      rows.push(
        [
          `proof-${product}`,
          isFirst ? `Proof ${product}` : '',
          isFirst ? 'Home > Tea' : '',
          isFirst ? 'active' : '',
          `PROOF-${product}-${variant}`,
          isFirst ? 'Size' : '',
          `Size ${variant}`,
          (priceCents / 100).toFixed(2),
          units,
        ].join(','),
      );
    }
  return Buffer.from(`${rows.join('\n')}\n`);
}

async function send(shop: Shop, id: string, bytes: Buffer): Promise<void> {
  const response = await fetch(
    `${shop.url}/api/v1/platform/catalogue-imports/${id}/content?bytesFrom=0`,
    {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${shop.operatorToken}`,
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(bytes),
    },
  );
  if (response.status !== 200) throw new Error(`The part was refused: ${await response.text()}`);
}

async function readRow<Shape extends RowShape>(
  shop: Shop,
  query: ReturnType<typeof sql>,
  shape: Shape,
) {
  for (;;) {
    try {
      const [row] = await shop.database().db.rows(query, shape);
      return row;
    } catch {
      // The database restarts with its server.
      await shop.up();
      await pause(100);
    }
  }
}

const readProgress = (shop: Shop, id: string) =>
  readRow(shop, sql`select state, done_count from catalogue_imports where id = ${id}::bigint`, {
    state: as.text,
    doneCount: as.integer,
  });

/** Kills the server so many times while a phase runs, each time after some more products. */
async function runPhase(
  shop: Shop,
  id: string,
  { running, ended }: { running: string; ended: string },
  at: readonly number[],
): Promise<number[]> {
  const killedAt: number[] = [];
  const until = Date.now() + waitMs;
  let next = 0;
  for (;;) {
    const progress = await readProgress(shop, id);
    if (progress?.state === ended) return killedAt;
    if (progress?.state !== running && progress?.state !== ended)
      throw new Error(`The import is ${progress?.state}`);
    if (Date.now() > until + killedAt.length * 60_000)
      throw new Error(`The import stays at ${progress.doneCount} products`);
    const place = at[next];
    if (place !== undefined && progress.doneCount >= place) {
      killedAt.push(progress.doneCount);
      next += 1;
      await shop.kill();
      await shop.start();
    } else await pause(20);
  }
}

const call = <const E extends Parameters<typeof callUntilAnswered>[1]>(
  shop: Shop,
  endpoint: E,
  input: Parameters<typeof callUntilAnswered<E>>[2],
) => callUntilAnswered(shop, endpoint, input, { token: shop.operatorToken });

async function prepare(shop: Shop, bytes: Buffer): Promise<string> {
  const started = await call(shop, contract.startImport, {
    body: { fileName: 'proof.csv', bytes: bytes.length },
  });
  const { id } = started.data;
  await send(shop, id, bytes);
  const { settings } = (await call(shop, contract.finishImportUpload, { params: { id } })).data;
  const body = { ...settings, currency: 'USD' as const, priceMeaning: 'platform' as const };
  await call(shop, contract.changeImportSettings, { params: { id }, body });
  await call(shop, contract.checkImport, { params: { id } });
  return id;
}

/** The state of all products of the file; each must be whole and once. */
async function findBreaks(
  shop: Shop,
  phase: string,
  expected: {
    products: number;
    priceMinor: number;
    units: number;
    movements: number;
    version: number;
  },
): Promise<string[]> {
  const found = await readRow(
    shop,
    sql`select (select count(*) from products where key like 'proof-%')::int as products,
      (select count(*) from products where key like 'proof-%' and variant_count = ${variantsEach} and status = 'active'
        and version = ${expected.version})::int as whole,
      (select count(*) from variants v join stock_levels s on s.variant_id = v.id where v.sku like 'PROOF-%'
        and v.platform_price_minor = ${expected.priceMinor} and s.on_hand = ${expected.units})::int as variants,
      (select count(*) from stock_movements m join variants v on v.id = m.variant_id where v.sku like 'PROOF-%')::int as movements`,
    { products: as.integer, whole: as.integer, variants: as.integer, movements: as.integer },
  );
  const wanted = {
    products: expected.products,
    whole: expected.products,
    variants: expected.products * variantsEach,
    movements: expected.movements,
  };
  return Object.entries(wanted).flatMap(([name, count]) =>
    found?.[name as keyof typeof wanted] === count
      ? []
      : [`${phase}: ${found?.[name as keyof typeof wanted]} ${name} instead of ${count}`],
  );
}

/** An import, a change of all of its products and undoing the first, with the server killed while each of them runs. */
export async function runImports(
  shop: Shop,
  { kills, products, seed }: ImportsLoad,
): Promise<ImportsResult> {
  const random = seededRandom(seed);
  const placesOf = (count: number) =>
    Array.from({ length: count }, (_none, index) =>
      Math.floor(((index + random.between(0, 99) / 100) / count) * products * 0.9),
    );
  const third = Math.max(1, Math.floor(kills / 3));
  const killedAt: Record<string, number[]> = {};
  const breaks: string[] = [];
  const importing = { running: 'importing', ended: 'done' } as const;
  const lines = products * variantsEach;

  const first = await prepare(shop, makeFile(products, 1_000, 7));
  killedAt['checks'] = await runPhase(shop, first, { running: 'checking', ended: 'checked' }, [1]);
  await call(shop, contract.runImport, { params: { id: first } });
  killedAt['new products'] = await runPhase(
    shop,
    first,
    importing,
    placesOf(kills - 2 * third - 1),
  );
  const added = { products, priceMinor: 1_000, units: 7, movements: lines, version: 1 };
  breaks.push(...(await findBreaks(shop, 'new products', added)));

  const second = await prepare(shop, makeFile(products, 1_200, 9));
  await runPhase(shop, second, { running: 'checking', ended: 'checked' }, []);
  await call(shop, contract.runImport, { params: { id: second } });
  killedAt['changed products'] = await runPhase(shop, second, importing, placesOf(third));
  const changed = { products, priceMinor: 1_200, units: 9, movements: 2 * lines, version: 2 };
  breaks.push(...(await findBreaks(shop, 'changed products', changed)));

  await call(shop, contract.undoImport, { params: { id: second } });
  const undoing = { running: 'undoing', ended: 'undone' };
  killedAt['undone products'] = await runPhase(shop, second, undoing, placesOf(third));
  const undone = { products, priceMinor: 1_000, units: 7, movements: 3 * lines, version: 3 };
  breaks.push(...(await findBreaks(shop, 'undone products', undone)));
  return { kills: Object.values(killedAt).flat().length, killedAt, breaks };
}

import { setTimeout as pause } from 'node:timers/promises';
import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import pg from 'pg';

export const variantsEach = 5;
const pollMs = 200;

/** A file of Shopify with so many rows, with prices from so many dollars. */
function makeFile(name: string, rows: number, from: number): Buffer {
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
          `${from + variant}.50`,
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

export async function call(
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

export async function waitFor(desk: Desk, id: string, state: string): Promise<void> {
  for (;;) {
    const { data } = await call(desk, contract.getImport, id);
    if (data.state === state) return;
    if (!['checking', 'importing'].includes(data.state))
      throw new Error(`The import is ${data.state}`);
    await pause(pollMs);
  }
}

const partBytes = 4 * 1024 * 1024;

export async function upload(desk: Desk, name: string, rows: number, from = 10): Promise<string> {
  const bytes = makeFile(name, rows, from);
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
export async function waitForPrices(url: string): Promise<void> {
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

/** Gives every store a fixed price just above the floor for the first variant of each tenth product of a file. */
export async function addFixedPrices(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into price_rules (store_id, kind, ref_id, product_id, variant_id, fixed_minor, changed_at)
        select s.id, 'variant', v.id, v.product_id, v.id, 1200, now() from stores s, variants v join products p on p.id = v.product_id
        where p.key like $1 and v.position = (select min(position) from variants first where first.product_id = p.id)`,
      [`${name}-%0`],
    );
  } finally {
    await client.end();
  }
}

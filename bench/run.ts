import { brotliCompressSync, constants } from 'node:zlib';
import { startProcess } from '../proofs/processes.ts';
import { type BalanceFigure, measureBalance } from './balance.ts';
import { type CheckoutFigure, type CheckoutProvider, measureCheckouts } from './checkout.ts';
import type { Filled } from './fill.ts';
import { type Figure, measure } from './load.ts';
import { measureRoleChange, type RoleChangeFigure } from './role-change.ts';
import { startBenchServer } from './server.ts';

/** The figures of a mode; those that were not wanted are absent. */
export interface ModeFigures {
  json?: Figure | undefined;
  row?: Figure | undefined;
  join?: Figure | undefined;
  bytes?: Figure | undefined;
  storeList?: Figure | undefined;
  storeDetail?: Figure | undefined;
  ownerProducts?: Figure | undefined;
  ownerOrders?: Figure | undefined;
  platformOrders?: Figure | undefined;
  homePage?: Figure | undefined;
  productPage?: Figure | undefined;
  /** A product page like it, with 200 reviews. */
  reviewedPage?: Figure | undefined;
  checkouts?: Record<CheckoutProvider, CheckoutFigure> | undefined;
  balance?: BalanceFigure | undefined;
  roleChange?: RoleChangeFigure | undefined;
  firstAnswerMs: number;
  memory: { now: number; highest: number };
  pageBytes: number;
}

export interface Ports {
  console: number;
  mobile: number;
  store: number;
  bank: number;
  raw: number;
}

/** Entries of the store whose balance is measured. */
const entriesOf = (seconds: number) => (seconds < 5 ? 50_000 : 1_000_000);

/**
 * The figures of one mode whose names contain `only`, or one of its parts between commas: first the raw limits, then the product, on the same machine
 * with the same load.
 */
export async function measureMode(
  caches: 'on' | 'off',
  filled: Filled,
  environment: Record<string, string>,
  ports: Ports,
  seconds: number,
  { only, say }: { only: string; say: (text: string) => void },
): Promise<ModeFigures> {
  const api = `http://127.0.0.1:${ports.console}`;
  const shop = `http://127.0.0.1:${ports.store}`;
  const raw = `http://127.0.0.1:${ports.raw}`;
  const server = await startBenchServer({ ...environment, CACHES: caches }, api);
  try {
    const page = await fetch(`${shop}/s/${filled.owner.slug}/p/${filled.productKey}`);
    const html = Buffer.from(await page.arrayBuffer());
    if (!page.ok) throw new Error(`The product page answered ${page.status}`);
    const browser = { 'accept-encoding': 'br', 'accept-language': 'en' };
    const signedIn = { authorization: `Bearer ${filled.owner.token}` };

    const rawServer = await startProcess(
      'bench/raw-server.ts',
      {
        RAW_PORT: String(ports.raw),
        DATABASE_URL: server.databaseUrl,
        STORE_ID: filled.owner.storeId,
      },
      /raw ready/,
    );
    const step = async <Result>(
      what: string,
      work: () => Promise<Result>,
    ): Promise<Result | undefined> => {
      if (!only.split(',').some((part) => what.includes(part))) return undefined;
      say(`caches ${caches}: ${what}`);
      return work();
    };
    const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    await fetch(`${raw}/bytes`, {
      method: 'PUT',
      body: brotli,
      headers: { 'content-type': 'application/octet-stream', 'x-encoding': 'br' },
    });
    const limits = {
      json: await step('bare JSON', () => measure(`${raw}/json`, seconds)),
      row: await step('one-row select', () => measure(`${raw}/row`, seconds)),
      join: await step('20-row join', () => measure(`${raw}/join`, seconds)),
      bytes: await step('bare page', () => measure(`${raw}/bytes`, seconds, browser)),
    };
    rawServer.kill('SIGTERM');
    await rawServer.gone;

    const store = `${shop}/api/v1/storefront/${filled.owner.slug}`;
    const figures = {
      roleChange: await step('a change of a role at 500 open connections', () =>
        measureRoleChange(api, filled.roleHolders),
      ),
      storeList: await step('product list of a store', () =>
        measure(`${store}/products?limit=20`, seconds),
      ),
      storeDetail: await step('product detail of a store', () =>
        measure(`${store}/products/${filled.productKey}?country=US`, seconds),
      ),
      ownerProducts: await step('owner’s product list', () =>
        measure(`${api}/api/v1/store/products?limit=20`, seconds, signedIn),
      ),
      ownerOrders: await step('owner’s order list', () =>
        measure(`${api}/api/v1/orders?limit=20`, seconds, signedIn),
      ),
      platformOrders: await step('operators’ order list', () =>
        measure(`${api}/api/v1/platform/orders?pageNum=1&pageSize=20`, seconds, {
          authorization: `Bearer ${filled.roleHolders.adminToken}`,
        }),
      ),
      homePage: await step('storefront home', () =>
        measure(`${shop}/s/${filled.owner.slug}`, seconds, browser),
      ),
      productPage: await step('storefront product page', () =>
        measure(`${shop}/s/${filled.owner.slug}/p/${filled.productKey}`, seconds, browser),
      ),
      reviewedPage: await step('storefront product page with 200 reviews', () =>
        measure(`${shop}/s/${filled.owner.slug}/p/${filled.reviewedKey}`, seconds, browser),
      ),
      checkouts: await step('checkouts through the sandbox’s own API and Stripe’s', () =>
        measureCheckouts(
          shop,
          { slug: filled.owner.slug, variants: filled.variants },
          { buyersAtOnce: 20, warmUpMs: seconds * 500, measureMs: seconds * 1500 },
        ),
      ),
      // Caches have no part in it.
      balance:
        caches === 'off'
          ? undefined
          : await step('balance of a store with a million entries', () =>
              measureBalance(
                server.databaseUrl,
                environment,
                filled.owner.storeId,
                entriesOf(seconds),
              ),
            ),
    };
    return {
      ...limits,
      ...figures,
      firstAnswerMs: server.firstAnswerMs,
      memory: server.memoryMb(),
      pageBytes: html.length,
    };
  } finally {
    server.kill('SIGTERM');
    await server.gone;
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findPorts } from '../scripts/free-ports.mjs';
import { createBenchEnvironment, startBenchServer } from './server.ts';

export interface DemoPage {
  name: string;
  url: string;
  /** Search engines may list it, so that the rules for such pages apply. */
  isIndexable: boolean;
}

export interface DemoPages {
  browser: Browser;
  /** The browser's port for programs that speak its protocol. */
  debuggingPort: number;
  pages: DemoPage[];
  /** The cookie of a cart with one product. */
  cookie: string;
  close(): Promise<void>;
}

/** A product of the demonstration with five pictures and two options. */
const store = 'casa-luna';

/** The server that ships with the stores of the demonstration, and a browser that has put one product into its cart. */
export async function openDemoPages(executablePath: string): Promise<DemoPages> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-pages-'));
  const [port, mobile, shop, bank, debuggingPort] = await findPorts(5);
  const environment = {
    ...createBenchEnvironment(dataDir, { console: port, mobile, store: shop, bank }),
    SEED_DEMO: 'stores',
  };
  const server = await startBenchServer(environment, `http://127.0.0.1:${port}`);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });
  const origin = `http://127.0.0.1:${shop}`;
  const home = `${origin}/s/${store}/en`;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto(home);
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href');
  const category = await page.locator('.chips a[href*="/c/"]').first().getAttribute('href');
  await page.goto(`${origin}${product}`);
  await page.locator('button[name="then"][value="checkout"]:visible').first().click();
  await page.waitForURL(/\/checkout/);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await context.close();
  return {
    browser,
    debuggingPort,
    cookie,
    pages: [
      { name: 'platform’s page', url: `${origin}/en`, isIndexable: true },
      { name: 'home of a store', url: home, isIndexable: true },
      { name: 'product', url: `${origin}${product}`, isIndexable: true },
      { name: 'category', url: `${origin}${category}`, isIndexable: true },
      { name: 'search', url: `${home}/search?q=tea`, isIndexable: false },
      { name: 'cart', url: `${home}/cart`, isIndexable: false },
      { name: 'checkout', url: `${home}/checkout`, isIndexable: false },
    ],
    async close() {
      await browser.close();
      server.kill('SIGTERM');
      await server.gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

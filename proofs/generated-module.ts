import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  expect as assertion,
  type Browser,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { sql } from 'drizzle-orm';
import { sampleTable } from '../apps/server/src/admin/codegen/testing/sample-table.ts';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createLogger } from '../apps/server/src/platform/log.ts';
import { expectSaid, openDesk, setHash, signIn } from '../e2e/support/console.ts';
import { watchPage } from '../e2e/support/watch.ts';
import { ensureBrowser } from '../scripts/browser.mjs';
import { findPorts } from '../scripts/free-ports.mjs';
import { makeWorkingCopy } from '../scripts/spec/working-copy.ts';
import { toolPath } from '../scripts/tool-path.mjs';
import { startServer } from './processes.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const outputBytesMax = 50_000_000;
const stepMs = 60_000;
const expect = assertion.configure({ timeout: stepMs });

async function createTable(url: string): Promise<void> {
  const database = openDatabase({ url, poolMax: 1, log: createLogger('silent') });
  try {
    await database.db.execute(sql.raw(sampleTable));
  } finally {
    await database.close();
  }
}

/** Chooses the fields of `workshops` and writes its module into the sources, as a developer does in the console. */
async function generate(page: Page): Promise<number> {
  await setHash(page, '/tools/codegen');
  await page.getByPlaceholder('Table name').fill('workshops');
  await page
    .getByRole('row')
    .filter({ hasText: 'workshops' })
    .getByRole('button', { name: /^Generate/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'workshops' });
  await expect(drawer.getByLabel('Entity')).toHaveValue('Workshop');
  await drawer.getByRole('combobox', { name: 'Menu group' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'System' }).first().click();
  await drawer.getByRole('button', { name: 'Next' }).click();
  for (const column of ['name', 'status', 'lead_time_days', 'founded_on'])
    await drawer.getByRole('checkbox', { name: `${column}: Filter` }).check();
  await drawer.getByRole('button', { name: 'Save and preview' }).click();
  await drawer.getByRole('button', { name: 'Write to sources' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Write to sources' }).click();
  await expectSaid(page, 'files written.');
  const written = drawer.getByRole('navigation', { name: 'Files' }).getByText('unchanged');
  await expect(written.first()).toBeVisible();
  return written.count();
}

/** The field of the name in a form, without the mark that it is required. */
const nameIn = (form: Locator) => form.getByRole('textbox', { name: /^Name/ });

/** Uses the page as an operator does: adds a row, finds it, changes it and deletes it. */
async function usePage(page: Page): Promise<void> {
  // Routes come from the menu: without its row the page would be the one for a wrong address.
  await setHash(page, '/system/workshops');
  await expect(page.getByRole('heading', { name: 'Workshop', exact: true })).toBeVisible();
  await expect(page.getByText('Nothing found.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Add entry', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add entry' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(nameIn(form), 'a required field says so').toHaveAttribute('aria-invalid', 'true');
  await nameIn(form).fill('Northern Wool');
  await form.getByRole('textbox', { name: /^Code/ }).fill('north');
  await form.getByLabel('level').fill('A');
  await form.getByLabel('Remark').fill('Delivers on Tuesdays.');
  await form.getByLabel('Lead time in days').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Northern Wool' });
  await expect(row).toContainText('12');

  await page.getByPlaceholder('Name', { exact: true }).fill('southern');
  await expect(row).toHaveCount(0);
  await page.getByPlaceholder('Name', { exact: true }).fill('wool');
  await expect(row).toHaveCount(1);

  await row.getByRole('button', { name: 'Edit: Northern Wool' }).click();
  const change = page.getByRole('dialog', { name: 'Edit entry' });
  await expect(change.getByLabel('Remark')).toHaveValue('Delivers on Tuesdays.');
  await nameIn(change).fill('Northern Wool and Yarn');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Northern Wool and Yarn' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete: Northern Wool and Yarn' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing found.').first()).toBeVisible();
}

async function asRoot<Result>(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page, close } = await openDesk(browser, 'en', { baseURL });
  page.setDefaultTimeout(stepMs);
  const watch = watchPage(page);
  await signIn(page, 'root');
  const result = await work(page);
  watch.done();
  await close();
  return result;
}

export interface GeneratedModule {
  files: number;
  breaks: string[];
}

/**
 * Code generation end to end, in a copy of the project: a table is made in SQL, its module is written from the console, the whole
 * check passes without an edit, the apps are built, and after a start the page of the module works in a browser.
 */
export async function proveGeneratedModule(): Promise<GeneratedModule> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'vitrine-generated-'));
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-generated-data-'));
  const [port, mobile, store, bank] = await findPorts(4);
  const cluster = await startCluster({ dataDir: path.join(dataDir, 'cluster'), isThrowaway: true });
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url,
    PORT: String(port),
    MOBILE_PORT: String(mobile),
    STORE_PORT: String(store),
    SANDBOX_PORT: String(bank),
    SEED_DEMO: 'stores',
    TEST_CAPTCHA: 'TEST',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
  const url = `http://127.0.0.1:${port}`;
  const inCopy = {
    cwd: copy,
    env: { ...process.env, FORCE_COLOR: '0', PATH: toolPath(copy) },
    maxBuffer: outputBytesMax,
  };
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  const breaks: string[] = [];
  const tryTo = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    const failure = await work().then(
      () => undefined,
      (error: Error & { stdout?: string; stderr?: string }) =>
        `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
    );
    if (failure) breaks.push(`${name}: ${failure.slice(0, 4_000)}`);
    return !failure;
  };
  const withServer = async (work: (page: Page) => Promise<unknown>): Promise<void> => {
    const server = await startServer(environment, { folder: copy });
    try {
      await asRoot(browser, url, work);
    } finally {
      server.kill('SIGTERM');
      await server.gone;
    }
  };
  let files = 0;
  try {
    makeWorkingCopy(root, copy);
    // The checks ask git which files are the project's.
    for (const words of [
      ['init', '-q'],
      ['add', '-A'],
      ['-c', 'user.name=proof', '-c', 'user.email=proof@localhost', 'commit', '-qm', 'test: copy'],
    ])
      await run('git', words, inCopy);
    const isWritten = await tryTo('the module is written from the console', () =>
      withServer(async (page) => {
        await createTable(cluster.url);
        files = await generate(page);
      }),
    );
    if (isWritten) {
      await tryTo('npm run check', () => run(process.execPath, ['scripts/check.ts'], inCopy));
      const isBuilt = await tryTo('the build', () =>
        run(process.execPath, ['scripts/prepare.mjs', '--build-only'], inCopy),
      );
      if (isBuilt) await tryTo('the page in a browser', () => withServer(usePage));
    }
  } finally {
    await browser.close();
    await cluster.stop();
    for (const folder of [copy, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
  return { files, breaks };
}

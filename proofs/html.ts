import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPageShop } from '../apps/server/src/pages/html-valid.pages.ts';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';

const run = promisify(execFile);
// Fetched when it is needed and not installed: the package downloads a Java runtime after its installation.
const checkerPackage = 'vnu-jar@26.9.27';
// React writes void elements so; it has no effect, as the message itself says.
const harmless = 'Trailing slash on void elements';
const outputBytesMax = 50_000_000;

interface Message {
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

export interface CheckedPages {
  pages: number;
  /** One line for each place; warnings count as well. */
  breaks: string[];
}

async function fetchChecker(folder: string): Promise<string> {
  const { stdout } = await run(
    'npm',
    ['pack', checkerPackage, '--silent', '--pack-destination', folder],
    { cwd: folder },
  );
  await run('tar', ['xzf', path.join(folder, stdout.trim()), '-C', folder]);
  return path.join(folder, 'package/build/dist/vnu.jar');
}

/** Why the pages cannot be checked here; null when they can. */
export async function findMissingJava(): Promise<string | null> {
  return run('java', ['-version']).then(
    () => null,
    () => 'there is no Java (`apt-get install default-jre-headless`)',
  );
}

async function renderInto(folder: string): Promise<string[]> {
  const cluster = await startCluster({ dataDir: path.join(folder, 'cluster'), isThrowaway: true });
  process.env['TEST_DATABASE_URL'] = cluster.adminUrl;
  try {
    const shop = await createPageShop();
    try {
      const pages = await shop.renderPages();
      for (const [index, { html }] of pages.entries())
        writeFileSync(path.join(folder, 'pages', `${index}.html`), html);
      return pages.map(({ url }) => url);
    } finally {
      await shop.close();
    }
  } finally {
    await cluster.stop();
  }
}

/** Reads the checker's own list; it ends with 1 when there is anything on it. */
async function check(jar: string, pages: string): Promise<Message[]> {
  const { stderr } = await run('java', ['-jar', jar, '--format', 'json', pages], {
    maxBuffer: outputBytesMax,
  }).catch((error: unknown) => error as { stderr: string });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages.filter(({ message }) => !message.startsWith(harmless));
}

/** Every kind of page of the storefront before the Nu Html Checker, the one behind validator.w3.org. */
export async function checkPages(): Promise<CheckedPages> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-html-'));
  try {
    mkdirSync(path.join(folder, 'pages'));
    const [jar, urls] = [await fetchChecker(folder), await renderInto(folder)];
    const messages = await check(jar, path.join(folder, 'pages'));
    const breaks = messages.map(({ url = '', lastLine = 0, message, extract = '' }) => {
      const page = urls[Number(path.basename(url, '.html'))] ?? url;
      return `${page} line ${lastLine}: ${message} ${extract.replaceAll(/\s+/g, ' ').slice(0, 160)}`;
    });
    return { pages: urls.length, breaks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

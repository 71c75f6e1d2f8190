import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { pictureType } from './pictures.ts';

/** So many that each can still be judged on a screen. */
const picturesPerSheet = 24;
const columnsOf = (width: number) => (width > 768 ? 4 : 8);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const sheetHtml = (
  title: string,
  width: number,
  files: readonly string[],
) => `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{margin:16px;font:13px/1.4 sans-serif;background:#888}main{display:grid;grid-template-columns:repeat(${columnsOf(width)},1fr);gap:12px}
figure{margin:0;background:#fff}img{display:block;width:100%;max-height:${width > 768 ? 380 : 460}px;object-fit:cover;object-position:top}figcaption{padding:4px 8px;overflow-wrap:anywhere}</style>
<h1>${escapeHtml(title)}</h1><main>${files
  .map(
    (file) =>
      `<figure><img src="${pathToFileURL(file)}" alt=""><figcaption>${escapeHtml(path.basename(file, '.jpeg'))}</figcaption></figure>`,
  )
  .join('')}</main>`;

/** The sheets of a folder of pictures: one kind (site, language, theme, width) after the other, in parts of a readable number. */
export function planSheets(folder: string): { name: string; width: number; files: string[] }[] {
  const kinds = Map.groupBy(globSync('*/*/*/*/*.jpeg', { cwd: folder }).sort(), (file) => path.dirname(file));
  return [...kinds].flatMap(([kind, files]) =>
    Array.from({ length: Math.ceil(files.length / picturesPerSheet) }, (_, part) => ({
      name: `${kind.split(path.sep).join('-')}-${part + 1}`,
      width: Number(path.basename(kind)),
      files: files.slice(part * picturesPerSheet, (part + 1) * picturesPerSheet).map((file) => path.join(folder, file)),
    })),
  );
}

/** Draws all pictures of a folder, reduced and with their names, on few sheets in its folder "sheets"; returns how many there are. */
export async function drawContactSheets(folder: string, browserPath: string): Promise<number> {
  const sheets = path.join(folder, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const planned = planSheets(folder);
    const left = [...planned];
    const drawRest = async () => {
      const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
      for (let next = left.shift(); next; next = left.shift()) {
        const { name, width, files } = next;
        // A page of the disk may show pictures of the disk; a page without an address may not.
        const html = path.join(sheets, `${name}.html`);
        writeFileSync(html, sheetHtml(name, width, files));
        await page.goto(pathToFileURL(html).href);
        await page.screenshot({ ...pictureType, path: path.join(sheets, `${name}.jpeg`), fullPage: true });
      }
    };
    await Promise.all([drawRest(), drawRest()]);
    return planned.length;
  } finally {
    await browser.close();
  }
}

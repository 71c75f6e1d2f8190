import { globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { loadSharp } from '../apps/server/src/platform/files/picture-library.ts';

/** So many that each can still be judged on a screen. */
const picturesPerSheet = 24;
const sheetWidth = 1_600;
const gap = 12;
const lineHeight = 16;

interface Sheet {
  name: string;
  /** Of the window, in px. */
  width: number;
  files: string[];
}

/** The sheets of a folder of pictures: one kind (site, language, theme, width) after the other, in parts of a readable number. */
export function planSheets(folder: string): Sheet[] {
  const kinds = Map.groupBy(globSync('*/*/*/*/*.jpeg', { cwd: folder }).sort(), (file) =>
    path.dirname(file),
  );
  return [...kinds].flatMap(([kind, files]) =>
    Array.from({ length: Math.ceil(files.length / picturesPerSheet) }, (_, part) => ({
      name: `${kind.split(path.sep).join('-')}-${part + 1}`,
      width: Number(path.basename(kind)),
      files: files
        .slice(part * picturesPerSheet, (part + 1) * picturesPerSheet)
        .map((file) => path.join(folder, file)),
    })),
  );
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The upper part of a picture, as wide as its column. */
async function reduce(file: string, width: number, heightMax: number) {
  const sharp = await loadSharp();
  const source = await sharp(file).metadata();
  const isTall = (source.height * width) / source.width > heightMax;
  const size = isTall
    ? ({ width, height: heightMax, fit: 'cover', position: 'top' } as const)
    : { width };
  const { data, info } = await sharp(file).resize(size).toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

async function drawSheet({ name, width, files }: Sheet, folder: string): Promise<void> {
  const sharp = await loadSharp();
  const isWide = width > 768;
  const columns = isWide ? 4 : 8;
  const columnWidth = Math.floor((sheetWidth - gap) / columns) - gap;
  const perLine = Math.floor(columnWidth / 7.5);
  const reduced = await Promise.all(
    files.map((file) => reduce(file, columnWidth, isWide ? 380 : 460)),
  );
  const names = files.map(
    (file) => path.basename(file, '.jpeg').match(new RegExp(`.{1,${perLine}}`, 'g')) ?? [],
  );
  const pictures = [];
  const texts = [];
  let top = gap + 2 * lineHeight;
  for (let row = 0; row < files.length; row += columns) {
    const members = reduced.slice(row, row + columns);
    const words = names.slice(row, row + columns);
    const under = top + Math.max(...members.map(({ height }) => height)) + lineHeight;
    for (const [at, { data }] of members.entries()) {
      const left = gap + at * (columnWidth + gap);
      pictures.push({ input: data, left, top });
      for (const [line, text] of (words[at] ?? []).entries())
        texts.push(`<text x="${left}" y="${under + line * lineHeight}">${escapeXml(text)}</text>`);
    }
    top = under + Math.max(...words.map((lines) => lines.length)) * lineHeight + gap;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${top}" font-family="sans-serif" font-size="13">
    <text x="${gap}" y="${gap + lineHeight}" font-size="18">${escapeXml(name)}</text>${texts.join('')}</svg>`;
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background: '#bbb' } })
    .composite([...pictures, { input: Buffer.from(svg), left: 0, top: 0 }])
    .jpeg({ quality: 85 })
    .toFile(path.join(folder, `${name}.jpeg`));
}

/** Draws all pictures of a folder, reduced and with their names, on few sheets in its folder "sheets"; returns how many there are. */
export async function drawContactSheets(folder: string): Promise<number> {
  const sheets = path.join(folder, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const planned = planSheets(folder);
  for (const sheet of planned) await drawSheet(sheet, sheets);
  return planned.length;
}

/**
 * Makes the demonstration pictures that are missing:
 *   node apps/server/demo/pictures/make.ts [--all] [--only text] [--limit 60] [--sheet folder]
 * `--all` makes those again that exist, `--only` those whose path contains a text, `--sheet` prints contact sheets.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawAvatar } from './avatar.ts';
import { printContactSheet } from './contact-sheet.ts';
import { courseCovers, planCover } from './course-covers.ts';
import { drawProduct } from './draw-product.ts';
import { drawReviewPhoto } from './draw-review-photo.ts';
import { coursePictures, picturesFolder, reviewPictures, storePictures } from './manifest.ts';
import { planProductPictures } from './product-plan.ts';
import { writePicture } from './render.ts';
import { reviewPhotos } from './review-photos.ts';
import { drawSet } from './set-scene.ts';
import { planBanner, storeSets } from './store-sets.ts';

interface Work {
  file: string;
  width: number;
  height: number;
  draw: () => Promise<string>;
}

function need(file: string | undefined): string {
  if (!file) throw new Error('The manifest does not name this picture');
  return file;
}

function listWork(): Work[] {
  return [
    ...planProductPictures().map((picture) => ({
      file: picture.file,
      width: 960,
      height: 1200,
      draw: () => drawProduct(picture),
    })),
    ...storeSets.flatMap((set) => [
      {
        file: need(storePictures[set.store]?.banner),
        width: 1600,
        height: 640,
        draw: () => drawSet(planBanner(set)),
      },
      {
        file: need(storePictures[set.store]?.avatar),
        width: 320,
        height: 320,
        draw: () => drawAvatar(set.face, set.faceHue),
      },
    ]),
    ...courseCovers.map((cover) => ({
      file: need(coursePictures[cover.course]),
      width: 1280,
      height: 720,
      draw: () => drawSet(planCover(cover)),
    })),
    ...reviewPhotos.map((photo) => ({
      file: need(reviewPictures[photo.product]),
      width: 720,
      height: 720,
      draw: () => drawReviewPhoto(photo),
    })),
  ];
}

async function printSheets(
  work: readonly Work[],
  inOut: (file: string) => string,
  folder: string,
): Promise<void> {
  const files = work.filter(({ file }) => existsSync(inOut(file)));
  const tall = files.filter(({ width, height }) => height > width).map(({ file }) => inOut(file));
  const wide = files.filter(({ width, height }) => height <= width).map(({ file }) => inOut(file));
  const perSheet = 84;
  for (let start = 0; start < tall.length; start += perSheet) {
    const target = join(folder, `products-${String(start / perSheet + 1).padStart(2, '0')}.png`);
    await printContactSheet(tall.slice(start, start + perSheet), target, {
      width: 136,
      height: 170,
      columns: 14,
    });
  }
  if (wide.length > 0)
    await printContactSheet(wide, join(folder, 'wide.png'), {
      width: 400,
      height: 225,
      columns: 4,
    });
}

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    limit: { type: 'string' },
    sheet: { type: 'string' },
  },
});

sharp.concurrency(1);
const inOut = (file: string): string => join(fileURLToPath(picturesFolder), file);
const chosen = listWork().filter(({ file }) => !values.only || file.includes(values.only));
const due = chosen
  .filter(({ file }) => values.all || !existsSync(inOut(file)))
  .slice(0, Number(values.limit ?? chosen.length));
let bytes = 0;
for (const { file, width, height, draw } of due)
  bytes += await writePicture(inOut(file), await draw(), { width, height });
if (values.sheet) await printSheets(chosen, inOut, values.sheet);
console.log(
  `${due.length} pictures made, ${(bytes / 1024 / 1024).toFixed(1)} MB; ${chosen.length - due.length} left as they were`,
);

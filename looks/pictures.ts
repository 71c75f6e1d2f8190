import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Theme } from './wish.ts';

/** Where pictures go, and the widths at which they are taken. */
export interface Pictures {
  folder: string;
  pictureWidths: readonly number[];
}

interface Subject {
  site: string;
  language: string;
  address: string;
  layer: string;
  width: number;
  themes: readonly Theme[];
  /** A layer is open, by its address too: what lies under it is on the picture of the page. */
  isLayer: boolean;
}

const fileName = ({ address, layer }: Subject) =>
  `${address}_${layer}`.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'root';

/** JPEG: several thousand pictures are taken and read again in half the time of PNG. */
const pictureType = { type: 'jpeg', quality: 85 } as const;

/** Draws what is left undrawn until somebody comes near it: a picture of the whole page shows it. Returns the theme that is shown. */
const drawAll = (page: Page): Promise<Theme> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  });

/** Every app follows the system's theme while it is open, so a change needs no reload. */
const setTheme = (page: Page, theme: Theme) => page.emulateMedia({ colorScheme: theme });

/** Takes a picture of what is open in each theme, the one that is shown first: another theme costs as much as a picture. */
export async function takePictures(
  page: Page,
  { folder }: Pictures,
  subject: Subject,
): Promise<void> {
  const shown = await drawAll(page);
  for (const theme of [...subject.themes].sort(
    (one, other) => Number(other === shown) - Number(one === shown),
  )) {
    if (theme !== shown) {
      await setTheme(page, theme);
      // Two frames: one in which the page follows the theme, and one in which that is drawn.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    const files = path.join(folder, subject.site, subject.language, theme, String(subject.width));
    mkdirSync(files, { recursive: true });
    const file = path.join(files, `${fileName(subject)}.jpeg`);
    await page.screenshot({
      ...pictureType,
      path: file,
      fullPage: !subject.isLayer,
      animations: 'disabled',
    });
  }
}

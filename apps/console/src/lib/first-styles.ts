import { bestEffort } from './best-effort.ts';

const arrival = (sheet: HTMLLinkElement): Promise<unknown> =>
  sheet.sheet
    ? Promise.resolve()
    : new Promise((resolve) => {
        sheet.addEventListener('load', resolve);
        sheet.addEventListener('error', resolve);
      });

/** Applies the style sheets that the page carries (`first-files.ts`), once they are all there. Nothing may be rendered before. */
export async function applyFirstStyles(): Promise<void> {
  const sheets = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]'),
  ];
  await Promise.all(sheets.map(arrival));
  for (const sheet of sheets) sheet.media = 'all';
  // A browser fetches a font for the first text that is drawn in it, which is too late: texts would change their widths under the figures.
  void bestEffort(document.fonts.load('1em "Inter Variable"'));
}

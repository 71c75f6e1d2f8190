import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { settle } from '../e2e/support/whole.ts';
import type { Language } from '../packages/contract/src/locales.ts';
import { findAllowance } from './allowed.ts';
import { type Finding, measure } from './measure.ts';

export interface Seen extends Finding {
  site: string;
  address: string;
  width: number;
  language: Language;
}

/** One look: an address of a site at some widths in one language. */
export interface Look {
  address: string;
  language: Language;
  widths: readonly number[];
}

/**
 * Which pages are looked at how: with `all` every page at every width in every language; else every page once, so that widths and
 * languages take turns and each of them occurs. Sorted by language, which takes a reload.
 */
export function planLooks(
  pagesIn: (language: Language) => readonly string[],
  languages: readonly Language[],
  widths: readonly number[],
  isWhole: boolean,
): Look[] {
  return languages.flatMap((language, turn) =>
    pagesIn(language)
      .map((address, at) => ({ address, language, at }))
      .filter(({ at }) => isWhole || at % languages.length === turn)
      .map(({ address, at }) => ({ address, language, widths: isWhole ? widths : [widths[at % widths.length] as number] })),
  );
}

/** Waits until fonts are there, nothing is on its way, and the layout of this width is painted. */
async function settleAt(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await settle(page);
}

/** Measures the open page at some widths; findings that the list allows are left out. */
export async function lookAt(page: Page, site: string, { address, language, widths }: Look, picturesIn?: string): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const width of widths) {
    const found = await settleAt(page, width).then(
      () => page.evaluate(measure),
      // One page that never ends its waiting must not hide what the others have.
      (error: Error): Finding[] => [{ kind: 'unsettled', path: 'body', text: '', detail: error.message.split('\n')[0] ?? '' }],
    );
    seen.push(...found.map((finding) => ({ site, address, width, language, ...finding })).filter((one) => !findAllowance(one)));
    if (!picturesIn) continue;
    const folder = path.join(picturesIn, site, language);
    mkdirSync(folder, { recursive: true });
    const name = `${address.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'root'}-${width}.png`;
    await page.screenshot({ path: path.join(folder, name), fullPage: true, animations: 'disabled' });
  }
  return seen;
}

/** What a person asked for; a run of the tests asks for nothing and looks at every page once. */
export interface Wish {
  /** Where findings and pictures go. */
  out: string | undefined;
  hasPictures: boolean;
  /** A part of the names of sites. */
  only: string;
  colorScheme: 'light' | 'dark';
}

export const readWish = (environment: NodeJS.ProcessEnv): Wish => ({
  out: environment['LOOKS_OUT'],
  hasPictures: environment['LOOKS_OUT'] !== undefined && environment['LOOKS_PICTURES'] !== 'none',
  only: environment['LOOKS_ONLY'] ?? '',
  colorScheme: environment['LOOKS_THEME'] === 'dark' ? 'dark' : 'light',
});

/** One line of the report. */
export const describe = ({ site, address, width, language, kind, path: where, text, detail }: Seen): string =>
  `${kind} · ${site} ${address} · ${width} px · ${language} · ${where} · “${text}” · ${detail}`;

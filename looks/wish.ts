/** The longest walks first, so that two at a time end together. */
export const siteNames = [
  // First: a payment that waits at the bank expires after minutes.
  'bank',
  'phone-owner',
  'console-operator',
  'console-owner',
  'storefront',
  'mails',
  'console-direct',
  'phone-signed-out',
  'console-signed-out',
  'plain',
] as const;
export type SiteName = (typeof siteNames)[number];

export const widths = [360, 390, 768, 900, 1024, 1280, 1440] as const;
/** A mail program on a phone, and the reading pane of one at a desk. */
export const mailWidths = [360, 700] as const;
/** Pictures of pages are taken at these; the other widths are measured only. */
const pictureWidths: readonly number[] = [390, 1024, 1440];
/** Beside the widths of pictures: each look has one of these, by turn. */
export const alternateWidths: readonly number[] = [360, 768, 900, 1280];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What was requested; a run of the tests requests nothing. */
export interface Wish {
  /** Where findings and pictures go. */
  out: string | undefined;
  hasPictures: boolean;
  /** A part of the names of sites. */
  only: string;
  /** All when empty: then each page has one of them. */
  languages: readonly string[];
  widths: readonly number[];
  pictureWidths: readonly number[];
  /** Of these a page has one in each language; empty when widths are requested. */
  alternateWidths: readonly number[];
  /** All when empty: then each page has one of them. */
  themes: readonly string[];
}

/** A site whose walk came to its end. */
export interface WalkedSite {
  site: string;
  languages: readonly string[];
  widths: readonly number[];
  /** Pages, mails and layers, each counted once for each language. */
  looks: number;
  /** Of a page at a width. */
  measurements: number;
  findings: number;
  seconds: number;
}

const listIn = (text = ''): string[] => text.split(',').filter(Boolean);

export function readWish(environment: NodeJS.ProcessEnv): Wish {
  const asked = listIn(environment['LOOKS_WIDTHS']).map(Number);
  return {
    out: environment['LOOKS_OUT'],
    hasPictures: environment['LOOKS_OUT'] !== undefined && environment['LOOKS_PICTURES'] !== 'none',
    only: environment['LOOKS_ONLY'] ?? '',
    languages: listIn(environment['LOOKS_LANGUAGES']),
    widths: asked,
    pictureWidths: asked.length ? asked : pictureWidths,
    alternateWidths: asked.length ? [] : alternateWidths,
    themes: listIn(environment['LOOKS_THEMES']),
  };
}

/** Those that are wanted; a site that has none of them is shown in all of its own, as mails have other widths than pages. */
export function pick<T>(all: readonly T[], wanted: readonly unknown[]): readonly T[] {
  const found = all.filter((one) => wanted.includes(one));
  return found.length ? found : all;
}

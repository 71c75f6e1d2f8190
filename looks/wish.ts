/** The longest walks first, so that two at a time end together. */
export const siteNames = [
  'phone-owner',
  'console-operator',
  'console-owner',
  'storefront',
  'mails',
  'console-direct',
  'phone-signed-out',
  'console-signed-out',
  'bank',
  'plain',
] as const;
export type SiteName = (typeof siteNames)[number];

export const widths = [360, 390, 768, 900, 1024, 1280, 1440] as const;
/** A mail program on a phone, and the reading pane of one at a desk. */
export const mailWidths = [360, 700] as const;

/** What a person asked for; a run of the tests asks for nothing and looks at every page once. */
export interface Wish {
  /** Where findings and pictures go. */
  out: string | undefined;
  hasPictures: boolean;
  /** A part of the names of sites. */
  only: string;
  /** All when empty. */
  languages: readonly string[];
  widths: readonly number[];
  colorScheme: 'light' | 'dark';
}

/** A site whose walk came to its end. */
export interface WalkedSite {
  site: string;
  languages: readonly string[];
  widths: readonly number[];
  /** Pages, mails and layers, each counted once for each language. */
  looks: number;
  findings: number;
  seconds: number;
}

const listIn = (text = ''): string[] => text.split(',').filter(Boolean);

export const readWish = (environment: NodeJS.ProcessEnv): Wish => ({
  out: environment['LOOKS_OUT'],
  hasPictures: environment['LOOKS_OUT'] !== undefined && environment['LOOKS_PICTURES'] !== 'none',
  only: environment['LOOKS_ONLY'] ?? '',
  languages: listIn(environment['LOOKS_LANGUAGES']),
  widths: listIn(environment['LOOKS_WIDTHS']).map(Number),
  colorScheme: environment['LOOKS_THEME'] === 'dark' ? 'dark' : 'light',
});

/** Those that are wanted; a site that has none of them is shown in all of its own, as mails have other widths than pages. */
export function pick<T>(all: readonly T[], wanted: readonly unknown[]): readonly T[] {
  const found = all.filter((one) => wanted.includes(one));
  return found.length ? found : all;
}

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

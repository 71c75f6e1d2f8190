import { mailWidths, siteNames, themes, widths } from '../looks/wish.ts';
import { languages } from '../packages/contract/src/locales.ts';

export interface LookOptions {
  /** The folder for findings and pictures; a temporary one when empty. */
  out: string;
  /** A part of a site's name, `data`, or `pictures`. */
  only: string;
  languages: readonly string[];
  widths: readonly string[];
  themes: readonly string[];
  hasPictures: boolean;
  /** Writes the committed pictures instead of comparing with them. */
  isUpdate: boolean;
}

const known: Readonly<Record<string, readonly (string | number)[]>> = {
  '--languages': languages,
  '--themes': themes,
  '--widths': [...new Set([...widths, ...mailWidths])].sort((a, b) => a - b),
};
const switches = ['--no-pictures', '--update'];

function assertKnown(option: string, values: readonly string[]): void {
  const all = known[option]?.map(String) ?? [];
  const unknown = values.filter((value) => !all.includes(value));
  if (unknown.length || !values.length)
    throw new Error(
      `${option} has no ${unknown.map((value) => `"${value}"`).join(', ') || 'value'}. It takes one or more of ${all.join(',')}.`,
    );
}

function assertSite(only: string): void {
  const all = [...siteNames, 'data', 'pictures'];
  if (!only || !all.some((name) => name.includes(only)))
    throw new Error(
      `--only has no ${only ? `"${only}"` : 'value'}. It takes a part of one of these names: ${all.join(', ')}.`,
    );
}

/** A run compares with the committed pictures unless it is narrowed to something else. */
export const comparesPictures = ({
  only,
  languages,
  widths,
  themes: chosen,
}: LookOptions): boolean =>
  only === 'pictures' || (!only && !languages.length && !widths.length && !chosen.length);

/** The options after `npm run look --`; an unknown one throws, because a run that covers less than requested would look like a clean one. */
export function readLookOptions(words: readonly string[]): LookOptions {
  const given = new Map<string, string>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (switches.includes(word)) given.set(word, '');
    else if (['--out', '--only', ...Object.keys(known)].includes(word)) {
      at += 1;
      const value = words[at] ?? '';
      given.set(word, value.startsWith('--') ? '' : value);
    } else
      throw new Error(
        `Unknown option "${word}". There are --out, --only, --languages, --themes, --widths, --no-pictures and --update.`,
      );
  }
  const listOf = (option: string): string[] => (given.get(option) ?? '').split(',').filter(Boolean);
  for (const option of Object.keys(known))
    if (given.has(option)) assertKnown(option, listOf(option));
  if (given.has('--only')) assertSite(given.get('--only') ?? '');
  if (given.has('--update') && given.get('--only') !== 'pictures')
    throw new Error('--update is for --only pictures.');
  if (given.get('--out') === '') throw new Error('--out needs a folder.');
  return {
    out: given.get('--out') ?? '',
    only: given.get('--only') ?? '',
    languages: listOf('--languages'),
    widths: listOf('--widths'),
    themes: listOf('--themes'),
    hasPictures: !given.has('--no-pictures'),
    isUpdate: given.has('--update'),
  };
}

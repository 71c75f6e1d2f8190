import { lastReadStore } from '../lib/last-read-store.ts';

/** A text as a string of CSS. */
const quote = (text: string): string =>
  `"${text.replaceAll(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\a ' : `\\${sign}`))}"`;

/** The texts of the home that the page paints before its script runs (`bones/phone.css`): the large figure, and four below it. */
export function writeLastShown(
  title: string,
  value: string,
  figures: readonly { name: string; value: string }[],
): void {
  const texts = { title, value };
  const four = figures.map(({ name, value: text }, index) => [index, `${name}\n${text}`]);
  const all = Object.entries({ ...texts, ...Object.fromEntries(four) } as Record<string, string>);
  lastReadStore.writeShown(all.map(([name, text]) => `--last-${name}:${quote(text)}`).join(';'));
}

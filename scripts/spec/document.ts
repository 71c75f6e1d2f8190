export const apps = ['desktop', 'phone', 'storefront', 'API'] as const;
export type App = (typeof apps)[number];

export interface Line {
  section: number;
  text: string;
  /** A line that names a screen: it has a picture for each app that draws it. */
  isScreen: boolean;
}

/** Text without the marks of lists and tables and without line breaks. */
export const plain = (text: string): string =>
  text
    .replace(/^\s*-\s+/, '')
    .replaceAll('|', ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isTableHead = (line: string, next = '') => line.startsWith('|') && /^\|[-|\s]+\|$/.test(next);

/** The lines of §1 to §9 of the specification, in order, without headings and the heads of tables. */
export function readDocument(markdown: string): Line[] {
  const lines: Line[] = [];
  let section = 0;
  let isListOfScreens = false;
  const all = markdown.split('\n');
  for (const [at, line] of all.entries()) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) section = Number(heading[1]);
    if (
      section === 0 ||
      line.trim() === '' ||
      line.startsWith('#') ||
      isTableHead(line, all[at + 1]) ||
      /^\|[-|\s]+\|$/.test(line)
    )
      continue;
    if (!line.startsWith('-')) isListOfScreens = line.startsWith('Screens implied');
    const isScreen =
      section === 2 && (line.startsWith('| /') || (isListOfScreens && line.startsWith('-')));
    lines.push({ section, text: plain(line), isScreen });
  }
  return lines;
}

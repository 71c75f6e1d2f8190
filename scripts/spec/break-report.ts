import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Break, breaksFolder, type Coverage, keyOf, type Row, type Seen } from './breaks.ts';

const listOf = (rows: readonly Row[]): string[] =>
  rows.length ? rows.map(({ where, text, test }) => `- ${where}: “${text.slice(0, 90)}” by \`${test}\``) : ['None.'];

/** Writes what was seen failing, and what was not, beside the breaks. */
export function writeBreakReport(root: string, breaks: readonly Break[], seen: Seen, coverage: Coverage): void {
  const results = breaks.flatMap((one) => seen[keyOf(one)] ?? []);
  const days = results.map(({ day }) => day).sort();
  const journeys = breaks.filter(({ test }) => test.startsWith('e2e/')).length;
  const text = [
    '# What was seen failing',
    '',
    'Written by `npm run prove -- --spec`. Each break was applied in a copy of the project, and its test was run.',
    '',
    `| ${coverage.rows} rows that name a test | ${breaks.length} breaks (${journeys} of journeys) |`,
    '|---|---|',
    `| ${coverage.seen} were seen failing with their sentence broken | ${results.length} were seen, between ${days[0] ?? '–'} and ${days.at(-1) ?? '–'} |`,
    `| ${coverage.unseen.length} have a break that was not seen yet, ${coverage.withoutBreak.length} have none | ${breaks.length - results.length} were not seen yet |`,
    '',
    '## Rows whose break was not seen yet',
    '',
    ...listOf(coverage.unseen),
    '',
    '## Rows without a break',
    '',
    ...listOf(coverage.withoutBreak),
    '',
  ];
  writeFileSync(path.join(root, breaksFolder, 'README.md'), text.join('\n'));
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alternateWidths, pick, siteNames, themes, type WalkedSite } from '../looks/wish.ts';
import { describeMachine, formatTable, writeReport } from '../proofs/report.ts';
import type { LookOptions } from './look-options.ts';

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];

function describeTurns({ languages, themes: chosen, widths }: LookOptions): string {
  const turns = [
    languages.length ? '' : 'one language',
    chosen.length ? '' : 'one theme',
    widths.length ? '' : `one of ${alternateWidths.join(', ')} px`,
  ];
  const having = turns.filter(Boolean).join(', ');
  return having ? `Each of them has ${having}, by turn.` : '';
}

const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;

/** Writes which sites were completed and what was found: to the other dated reports if nothing was left out, else to the folder. */
export function writeLookReport(out: string, options: LookOptions): string {
  const walked = linesOf(path.join(out, 'sites.jsonl')).map(
    (line) => JSON.parse(line) as WalkedSite,
  );
  const missing = siteNames.filter(
    (name) => name.includes(options.only) && !walked.some(({ site }) => site === name),
  );
  const findings = linesOf(path.join(out, 'findings.txt'));
  const rows = walked.map(
    ({ site, languages, widths, looks, measurements, findings: found, seconds }) => [
      site,
      languages.join(' '),
      widths.join(' '),
      String(looks),
      String(measurements),
      String(found),
      minutes(seconds),
    ],
  );
  const text = `# Looks

Made by \`npm run look\` over the whole demonstration: every page, mail, drawer, dialog and sheet is opened and measured for cut, overlapping, covered and overflowing texts, layout shifts above 0.1 and console messages. ${describeTurns(options)} Pictures: ${options.hasPictures ? pick(themes, options.themes).join(' and ') : 'none'}.

${describeMachine().join('\n')}

${formatTable(['site', 'languages', 'widths in px', 'looks', 'measurements', 'findings', 'time'], rows)}

${missing.length ? `The walk broke off. Not walked to their end: ${missing.join(', ')}.` : 'Every site was walked to its end.'}
${findings.length ? `\n${findings.map((line) => `- ${line}`).join('\n')}\n` : ''}`;
  const isWhole =
    !missing.length &&
    !options.only &&
    !options.languages.length &&
    !options.widths.length &&
    !options.themes.length;
  if (isWhole) return writeReport('looks/reports', 'looks', text);
  const file = path.join(out, 'report.md');
  writeFileSync(file, text);
  return file;
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Prints the project's own lines: .ts, .tsx, .js, .mjs and .css in apps and packages, without tests, test kits, message
 * catalogues and demonstration data. Run: node scripts/count-lines.ts [revision]
 */
const isCounted = (file: string): boolean =>
  /^(?:apps|packages)\/.*\.(?:ts|tsx|js|mjs|css)$/.test(file) &&
  !/\.test\.tsx?$|(?:^|[/.-])testing[/.-]|\.world\.ts$|\/texts\/|\/demo\/|\/migrations\//.test(
    file,
  );

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const revision = process.argv[2];
const files = (revision ? git('ls-tree', '-r', '--name-only', revision) : git('ls-files'))
  .split('\n')
  .filter(isCounted);
const textOf = (file: string): string =>
  revision ? git('show', `${revision}:${file}`) : readFileSync(file, 'utf8');

const totals = new Map<string, number>();
const add = (name: string, lines: number) => totals.set(name, (totals.get(name) ?? 0) + lines);
for (const file of files) {
  const lines = textOf(file).split('\n').length - 1;
  const [top = '', workspace = ''] = file.split('/');
  add(`${top}/${workspace} ${file.endsWith('.css') ? '.css' : 'script'}`, lines);
  add('all', lines);
}
for (const [name, lines] of [...totals].sort())
  process.stdout.write(`${String(lines).padStart(7)}  ${name}\n`);

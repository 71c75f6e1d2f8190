import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { TokenType, tokenize } from '@csstools/css-tokenizer';
import tokensOf from 'js-tokens';

/**
 * Prints the lines and the syntax tokens of the project's own code: .ts, .tsx, .js, .mjs and .css in apps and packages, without
 * tests, test kits, message catalogues and demonstration data. Comments and white space are no tokens, so that neither the
 * formatter nor a comment changes their number. Run: npm run count [-- revision]
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

const notSyntax = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'MultiLineComment',
  'SingleLineComment',
]);
const notStyle = new Set<TokenType>([TokenType.Whitespace, TokenType.Comment, TokenType.EOF]);

function countTokens(file: string, text: string): number {
  if (file.endsWith('.css'))
    return tokenize({ css: text }).filter(([type]) => !notStyle.has(type)).length;
  let count = 0;
  for (const { type } of tokensOf(text, { jsx: file.endsWith('x') }))
    if (!notSyntax.has(type)) count += 1;
  return count;
}

const totals = new Map<string, { lines: number; tokens: number }>();
function add(name: string, lines: number, tokens: number): void {
  const total = totals.get(name) ?? { lines: 0, tokens: 0 };
  totals.set(name, { lines: total.lines + lines, tokens: total.tokens + tokens });
}
for (const file of files) {
  const text = textOf(file);
  const [lines, tokens] = [text.split('\n').length - 1, countTokens(file, text)];
  const [top = '', workspace = ''] = file.split('/');
  add(`${top}/${workspace} ${file.endsWith('.css') ? '.css' : 'script'}`, lines, tokens);
  add('all', lines, tokens);
}
process.stdout.write('  lines    tokens\n');
for (const [name, { lines, tokens }] of [...totals].sort())
  process.stdout.write(`${String(lines).padStart(7)}  ${String(tokens).padStart(8)}  ${name}\n`);

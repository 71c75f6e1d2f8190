import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../proofs/processes.ts';
import { ensureBrowser } from './browser.mjs';
import { modules, node, root } from './install.mjs';
import { lookAtData } from './look-data.mjs';

/**
 * `npm run look [-- --out folder] [--only site] [--languages en,es] [--widths 390,1440] [--dark] [--no-pictures]`: every page, mail and layer of every site at every width in every language,
 * over the whole demonstration. Pictures and the list of findings (texts cut, painted over each other, outside of their boxes, covered by
 * bars, too long for their field; pages wider than the window, jumping, or complaining in the console) go into the folder. Then
 * every number field in every language and every count against its rows; `--only data` for these alone.
 */
const words = process.argv.slice(2);
const wordAfter = (option) => (words.includes(option) ? (words[words.indexOf(option) + 1] ?? '') : '');
if (wordAfter('--only') === 'data') process.exit(await lookAtData());
const out = path.resolve(wordAfter('--out') || mkdtempSync(path.join(os.tmpdir(), 'vitrine-look-')));
const workDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-look-server-'));
mkdirSync(out, { recursive: true });
const list = path.join(out, 'findings.txt');
rmSync(list, { force: true });

const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
const child = spawn(node, [path.join(modules, '@playwright/test/cli.js'), 'test', 'e2e/looks.spec.ts', '--reporter=line'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    BROWSER_PATH: await ensureBrowser(),
    E2E_DIR: workDir,
    E2E_PORTS: ports.join(','),
    E2E_DEMO: 'full',
    LOOKS_OUT: out,
    LOOKS_ONLY: wordAfter('--only'),
    LOOKS_LANGUAGES: wordAfter('--languages'),
    LOOKS_WIDTHS: wordAfter('--widths'),
    LOOKS_PICTURES: words.includes('--no-pictures') ? 'none' : 'all',
    LOOKS_THEME: words.includes('--dark') ? 'dark' : 'light',
    PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`,
  },
});
// Ctrl-C reaches the child by itself, and it ends its server.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', async (status) => {
  rmSync(workDir, { recursive: true, force: true });
  const findings = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
  process.stdout.write(`${findings.map((line) => `${line}\n`).join('')}${findings.length} findings. Pictures and report: ${out}\n`);
  // Without findings the reason is above: a start that failed, or a walk that was ended.
  if (status !== 0 && !findings.length) process.stdout.write('The walk broke off: not every page was looked at.\n');
  const dataStatus = words.includes('--only') || child.killed ? 0 : await lookAtData();
  process.exit((status ?? 1) || dataStatus);
});

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawContactSheets } from '../looks/contact-sheets.ts';
import { ensureBrowser } from './browser.mjs';
import { findPorts } from './free-ports.mjs';
import { giveUp, modules, node, root } from './install.mjs';
import { lookAtData } from './look-data.mjs';
import { comparesPictures, readLookOptions } from './look-options.ts';
import { comparePictures } from './look-pictures.mjs';
import { writeLookReport } from './look-report.ts';
import { toolPath } from './tool-path.mjs';

/**
 * `npm run look [-- --out folder] [--only site] [--languages en,es] [--themes dark] [--widths 390,1440] [--no-pictures]`: key screens are
 * compared with their committed pictures. Then every page, email and layer of every site is measured with all demonstration data, in
 * one language and one theme by turn, or in each that is named. Pictures at three widths, contact sheets of them and the list of
 * findings (texts that are cut off, overlap, overflow, are covered by bars or too long for their field; pages that are wider than the
 * window, shift, or log errors to the console) are written to the folder. A complete run writes its dated report to looks/reports.
 * `--only pictures` only compares, and with `--update` writes the committed pictures. `--only data` looks at contents instead: every
 * number field in every language and every count against its rows.
 */
function readOptions() {
  try {
    return readLookOptions(process.argv.slice(2));
  } catch (error) {
    return giveUp(error.message);
  }
}

/** The walk goes on: it finds other things. */
function reportFailure(error) {
  process.stderr.write(`The pictures were not compared: ${error.message}\n`);
  return 1;
}

const options = readOptions();
if (options.only === 'data') process.exit(await lookAtData());
const out = path.resolve(options.out || mkdtempSync(path.join(os.tmpdir(), 'vitrine-look-')));
mkdirSync(out, { recursive: true });
const pictures = comparesPictures(options)
  ? await comparePictures(out, options.isUpdate).catch(reportFailure)
  : 0;
if (options.only === 'pictures') process.exit(pictures);
const workDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-look-server-'));
const list = path.join(out, 'findings.txt');
for (const file of [list, path.join(out, 'sites.jsonl')]) rmSync(file, { force: true });

const browser = await ensureBrowser();
const ports = await findPorts(5);
const child = spawn(
  node,
  [path.join(modules, '@playwright/test/cli.js'), 'test', 'e2e/looks.spec.ts', '--reporter=line'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      BROWSER_PATH: browser,
      E2E_DIR: workDir,
      E2E_PORTS: ports.join(','),
      E2E_DEMO: 'full',
      LOOKS_OUT: out,
      LOOKS_ONLY: options.only,
      LOOKS_LANGUAGES: options.languages.join(','),
      LOOKS_WIDTHS: options.widths.join(','),
      LOOKS_PICTURES: options.hasPictures ? 'all' : 'none',
      LOOKS_THEMES: options.themes.join(','),
      PATH: toolPath(root),
    },
  },
);
// Ctrl-C also reaches the child, which stops its server; what was seen until then is still reported.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', async (status) => {
  rmSync(workDir, { recursive: true, force: true });
  const findings = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
  process.stdout.write(
    `${findings.map((line) => `${line}\n`).join('')}${findings.length} findings. Pictures: ${out}\n`,
  );
  if (options.hasPictures)
    process.stdout.write(
      `${await drawContactSheets(out)} contact sheets: ${path.join(out, 'sheets')}\n`,
    );
  process.stdout.write(`Report: ${writeLookReport(out, options)}\n`);
  process.exit((status ?? 1) || pictures);
});

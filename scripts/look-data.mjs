import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../proofs/processes.ts';
import { ensureBrowser } from './browser.mjs';
import { modules, node, root } from './install.mjs';
import { toolPath } from './tool-path.mjs';

/**
 * The part of `npm run look` that checks the content of pages instead of their layout, with all demonstration data: every
 * number field in five languages, and every count against its rows. `npm test` runs a part of both.
 */
export async function lookAtData() {
  const workDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-look-data-'));
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const specs = ['e2e/numbers.spec.ts', 'e2e/counts.spec.ts'];
  const results = path.join(workDir, 'results.json');
  const startedAt = performance.now();
  const child = spawn(node, [path.join(modules, '@playwright/test/cli.js'), 'test', ...specs, '--reporter=line,json'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      BROWSER_PATH: await ensureBrowser(),
      E2E_DIR: workDir,
      E2E_PORTS: ports.join(','),
      E2E_DEMO: 'full',
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
      NUMBER_FIELDS: 'all',
      NUMBER_FIELDS_DEMO: 'full',
      LIST_COUNTS: 'all',
      PATH: toolPath(root),
    },
  });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  const status = await new Promise((resolve) => child.on('exit', resolve));
  process.off('SIGTERM', stop);
  const { expected = 0, unexpected = 0 } = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).stats : {};
  rmSync(workDir, { recursive: true, force: true });
  return { status: status ?? 1, passed: expected, failed: unexpected, seconds: (performance.now() - startedAt) / 1000 };
}

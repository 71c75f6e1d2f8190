import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { findPorts } from './free-ports.mjs';
import { modules, node, root } from './install.mjs';
import { toolPath } from './tool-path.mjs';

/**
 * The part of `npm run look` that checks the content of pages instead of their layout, with all demonstration data: every
 * number field in five languages, and every count against its rows. `npm test` runs a part of both.
 */
export async function lookAtData() {
  const workDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-look-data-'));
  const ports = await findPorts(5);
  const specs = ['e2e/numbers.spec.ts', 'e2e/counts.spec.ts'];
  const child = spawn(
    node,
    [path.join(modules, '@playwright/test/cli.js'), 'test', ...specs, '--reporter=line'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        BROWSER_PATH: await ensureBrowser(),
        E2E_DIR: workDir,
        E2E_PORTS: ports.join(','),
        E2E_DEMO: 'full',
        NUMBER_FIELDS: 'all',
        NUMBER_FIELDS_DEMO: 'full',
        LIST_COUNTS: 'all',
        PATH: toolPath(root),
      },
    },
  );
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  const status = await new Promise((resolve) => child.on('exit', resolve));
  process.off('SIGTERM', stop);
  rmSync(workDir, { recursive: true, force: true });
  return status ?? 1;
}

import { ensureBuilt, ensureCompiled } from './build.mjs';
import { ensureInstalled, giveUp, pruneForRunning } from './install.mjs';
import { appPorts, readSetting, requireFreePorts, sandboxPort } from './settings.mjs';

// What `npm start` and `npm run serve` do before the server starts: install, build, and check whether the ports are free.
// `npm run build` only installs and builds; with `-- --prune` only what the server needs at run time stays installed.
const isProduction = process.argv.includes('--production');
const isBuildOnly = process.argv.includes('--build-only');
// npm starts this script through a shell, and a signal to npm ends only that shell, so installing and building must end too.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
if (!isBuildOnly) {
  const trial =
    readSetting('SEED_DEMO', 'auto') === 'off' ? '– trial' : '– trial with demonstration data';
  process.stdout.write(`Vitrine ${isProduction ? 'in production' : trial}\n`);
  const host = readSetting('HOST', '127.0.0.1');
  const hasSandbox =
    !readSetting('SANDBOX_URL', '') &&
    (!isProduction || ['1', 'true'].includes(readSetting('ALLOW_SANDBOX', '')));
  // The sandbox's port is not used when the sandbox is off or runs elsewhere.
  await requireFreePorts(host, [...appPorts, ...(hasSandbox ? [sandboxPort] : [])]);
}
await ensureInstalled();
await ensureBuilt().catch((error) => giveUp(`An app could not be built:\n${error.message}`));
await ensureCompiled();
if (isBuildOnly && process.argv.includes('--prune')) await pruneForRunning();

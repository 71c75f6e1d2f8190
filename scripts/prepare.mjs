import { ensureBuilt } from './build.mjs';
import { ensureInstalled, giveUp } from './install.mjs';
import { appPorts, readSetting, requireFreePorts, sandboxPort } from './settings.mjs';

// What `npm start` and `npm run serve` do before the server takes over: install, build, and look whether the ports are free;
// `npm run build` installs and builds only.
const isProduction = process.argv.includes('--production');
const isBuildOnly = process.argv.includes('--build-only');
// npm starts us through a shell, and a signal to npm ends that shell alone: what installs or builds here has to end too.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
if (!isBuildOnly) {
  process.stdout.write(`Vitrine ${isProduction ? 'in production' : '– trial with demonstration data'}\n`);
  const host = readSetting('HOST', '127.0.0.1');
  const hasSandbox = !readSetting('SANDBOX_URL', '') && (!isProduction || ['1', 'true'].includes(readSetting('ALLOW_SANDBOX', '')));
  // Nothing of ours listens at the sandbox's port when it is off or elsewhere.
  await requireFreePorts(host, [...appPorts, ...(hasSandbox ? [sandboxPort] : [])]);
}
await ensureInstalled();
await ensureBuilt().catch((error) => giveUp(`An app could not be built:\n${error.message}`));

import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, giveUp, node, root } from './install.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';
import { facePorts, readSetting, requireFreePorts, sandboxPort } from './settings.mjs';

const isProduction = process.argv.includes('--production');
process.stdout.write(`Vitrine ${isProduction ? 'in production' : '– trial with demonstration data'}\n`);
const host = readSetting('HOST', '127.0.0.1');
const hasSandbox = !readSetting('SANDBOX_URL', '') && (!isProduction || ['1', 'true'].includes(readSetting('ALLOW_SANDBOX', '')));
// Nothing of ours listens at the sandbox's port when it is off or elsewhere.
await requireFreePorts(host, [...facePorts, ...(hasSandbox ? [sandboxPort] : [])]);
await ensureInstalled();
await ensureBuilt().catch((error) => giveUp(`A face could not be built:\n${error.message}`));

const server = spawn(node, [...serverFlags, 'apps/server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, ...process.env },
});
// A terminal sends Ctrl-C to the whole group, so the server has it already; other senders reach only us.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGHUP', () => server.kill('SIGTERM'));
// npm starts us through a shell, and a signal to npm ends that shell without a word to us.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && server.kill('SIGTERM'), 500).unref();
}
server.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));

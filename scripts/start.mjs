import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, giveUp, node, root } from './install.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

/** The few settings that are needed before the server reads them all itself. */
function readSetting(name, fallback) {
  if (process.env[name]) return process.env[name];
  const file = path.join(root, '.env');
  const line = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .find((text) => text.startsWith(`${name}=`))
    : undefined;
  return line?.slice(name.length + 1).trim() || fallback;
}

function isFree(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
}

const isProduction = process.argv.includes('--production');
process.stdout.write(`Vitrine ${isProduction ? 'in production' : '– trial with demonstration data'}\n`);
const host = readSetting('HOST', '127.0.0.1');
const hasSandbox = !readSetting('SANDBOX_URL', '') && (!isProduction || ['1', 'true'].includes(readSetting('ALLOW_SANDBOX', '')));
for (const [name, fallback] of [
  ['PORT', '8080'],
  ['MOBILE_PORT', '8081'],
  ['STORE_PORT', '8082'],
  // Nothing of ours listens there when the sandbox is off or elsewhere.
  ...(hasSandbox ? [['SANDBOX_PORT', '8083']] : []),
]) {
  const port = Number(readSetting(name, fallback));
  // A number that is no port is the server's to explain.
  if (port > 0 && port < 65_536 && !(await isFree(host, port))) {
    giveUp(
      `Port ${port} is busy: stop what listens there (perhaps another Vitrine), or choose another with ${name}, for example ${name}=${port + 1000} npm start.`,
    );
  }
}
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

import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, giveUp, modules, node, root } from './install.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

// The server starts anew when one of its files changes; the console and the mobile site change in the open page.
await ensureInstalled();
await ensureBuilt().catch((error) => giveUp(`A face could not be built:\n${error.message}`));
const options = { cwd: root, stdio: 'inherit', env: { ...serverEnvironment, ...process.env } };
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', ...serverFlags, 'apps/server/src/main.ts'], options),
  spawn(node, [path.join(modules, 'vite/bin/vite.js'), '--config', 'apps/console/vite.config.ts', '--host', '127.0.0.1'], options),
];
process.stdout.write('Console with hot reload: http://127.0.0.1:5173/, mobile site: http://127.0.0.1:5173/mobile.html\n');
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', () => {
    stop();
    process.exitCode = 0;
  });
}

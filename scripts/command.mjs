import { spawn } from 'node:child_process';
import { ensureBuilt, ensureCompiled } from './build.mjs';
import { ensureInstalled, giveUp, node, root } from './install.mjs';

// Runs a program (`npm run check`, `npm run backup -- <file>` and so on) on our own Node, even as the first command in a
// fresh clone; with `--built`, everything is built first.
const words = process.argv.slice(2);
const needsBuilds = words[0] === '--built';
await ensureInstalled();
if (needsBuilds) {
  await ensureBuilt().catch((error) => giveUp(`An app could not be built:\n${error.message}`));
  await ensureCompiled();
}
const child = spawn(node, words.slice(needsBuilds ? 1 : 0), { cwd: root, stdio: 'inherit' });
// Ctrl-C also reaches the child, which cleans up.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (status) => process.exit(status ?? 1));

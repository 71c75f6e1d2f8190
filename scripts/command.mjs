import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, giveUp, node, root } from './install.mjs';

// `npm run check`, `npm run backup -- <file>` and their like: one program on our own Node, also as the first command in a
// fresh clone; after `--built` with everything built as well.
const words = process.argv.slice(2);
const needsBuilds = words[0] === '--built';
await ensureInstalled();
if (needsBuilds) await ensureBuilt().catch((error) => giveUp(`An app could not be built:\n${error.message}`));
const child = spawn(node, words.slice(needsBuilds ? 1 : 0), { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the child by itself, and it cleans up.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (status) => process.exit(status ?? 1));

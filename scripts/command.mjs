import { spawn } from 'node:child_process';
import { ensureInstalled, node, root } from './install.mjs';

// `npm run backup -- <file>` and its like: one piece of work of the server's code, then the end.
await ensureInstalled();
const child = spawn(node, ['apps/server/src/commands/main.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the child by itself, and it cleans up.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (status) => process.exit(status ?? 1));

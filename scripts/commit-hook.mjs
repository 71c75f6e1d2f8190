// Runs on the machine's own Node, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const mark = '# Vitrine checks the subject (scripts/commit-message.mjs).';
const hook = `#!/bin/sh
${mark}
script="$(git rev-parse --show-toplevel)/scripts/commit-message.mjs"
[ -f "$script" ] || exit 0
exec node "$script" "$1"
`;

/** Installs the `commit-msg` hook in a checkout. A hook with other contents stays, and without Git nothing happens. */
export function installCommitHook(root) {
  const git = (...parameters) => {
    const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const top = git('rev-parse', '--show-toplevel');
  const hooks = git('rev-parse', '--git-path', 'hooks');
  // An unpacked archive inside of another repository has no hook of its own.
  if (!top || !hooks || realpathSync(top) !== realpathSync(root)) return;
  const file = path.resolve(root, hooks, 'commit-msg');
  const present = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (present === hook || (present !== undefined && !present.includes(mark))) return;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, hook, { mode: 0o755 });
  } catch {
    // A read-only checkout works without the hook.
  }
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

const hasFile = (commit, file) =>
  spawnSync('git', ['cat-file', '-e', `${commit}:${file}`], { cwd: root }).status === 0;
const lockIn = (folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

/** Hard links take no space and no time; where the file system has none, or the lockfile is another one, the tree installs its own. */
function linkPackages(tree) {
  if (lockIn(tree) !== lockIn(root)) return;
  for (const folder of globSync('{.,{apps,packages,scripts}/*}/node_modules', { cwd: root })) {
    const isLinked =
      spawnSync('cp', ['-al', path.join(root, folder), path.join(tree, folder)]).status === 0;
    if (!isLinked)
      cpSync(path.join(root, folder), path.join(tree, folder), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
}

/**
 * Checks out the commit before the change into a folder of its own, with packages, and removes it after the work: the last commit
 * while changes are not committed, else its parent. A commit without the file cannot be worked with.
 */
export async function withParentTree(file, work) {
  const commit = git('rev-parse', '--short', git('status', '--porcelain') ? 'HEAD' : 'HEAD^');
  if (!hasFile(commit, file)) throw new Error(`Commit ${commit} has no ${file}.`);
  const tree = path.join(root, 'build/parent');
  const remove = () => {
    if (existsSync(tree)) rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  remove();
  git('worktree', 'add', '--detach', tree, commit);
  try {
    linkPackages(tree);
    return await work(tree, commit);
  } finally {
    remove();
  }
}

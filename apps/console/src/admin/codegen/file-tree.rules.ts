import type { GeneratedFile } from '@vitrine/contract/admin/codegen.ts';

export type FileState = 'newFile' | 'changedFile' | 'sameFile';

export const nameOf = ({ path, fileName }: GeneratedFile): string => `${path}/${fileName}`;

export const stateOf = ({ before, content }: GeneratedFile): FileState =>
  before === null ? 'newFile' : before === content ? 'sameFile' : 'changedFile';

/** Files whose present text would be lost: those of the module that exist and differ. Lists only get lines added. */
export const findReplaced = (files: readonly GeneratedFile[]): string[] =>
  files.filter((file) => !file.isList && stateOf(file) === 'changedFile').map(nameOf);

export interface TreeNode {
  key: string;
  /** A folder, with those between that hold nothing else: `apps/server/src`. */
  title: string;
  file?: GeneratedFile;
  children?: TreeNode[];
}

interface Folder {
  folders: Map<string, Folder>;
  files: GeneratedFile[];
}

function place(root: Folder, file: GeneratedFile): void {
  let at = root;
  for (const part of file.path.split('/')) {
    const next = at.folders.get(part) ?? { folders: new Map(), files: [] };
    at.folders.set(part, next);
    at = next;
  }
  at.files.push(file);
}

const nodesOf = (folder: Folder, above: string): TreeNode[] => [
  ...[...folder.folders].map(([name, inner]) => folderNode(name, inner, above)),
  ...folder.files.map((file) => ({ key: nameOf(file), title: file.fileName, file })),
];

function folderNode(name: string, folder: Folder, above: string): TreeNode {
  const [only, ...others] = folder.folders;
  if (only && !others.length && !folder.files.length)
    return folderNode(`${name}/${only[0]}`, only[1], above);
  const key = `${above}${name}/`;
  return { key, title: name, children: nodesOf(folder, key) };
}

/** The files as a tree of folders. */
export function treeOf(files: readonly GeneratedFile[]): TreeNode[] {
  const root: Folder = { folders: new Map(), files: [] };
  for (const file of files) place(root, file);
  return nodesOf(root, '');
}

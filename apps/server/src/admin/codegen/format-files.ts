import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The files as the project's formatter writes them, imports in order. Without the formatter, which only development has, they stay as they are. */
export async function formatFiles(
  root: string,
  files: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const biome = path.join(root, 'node_modules/.bin/biome');
  if (!existsSync(biome)) return { ...files };
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-codegen-'));
  try {
    const code = Object.entries(files).filter(([file]) => /\.tsx?$/.test(file));
    for (const [file, text] of code) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
    const words = [
      'check',
      '--write',
      '--vcs-enabled=false',
      '--linter-enabled=false',
      '--colors=off',
      '.',
    ];
    const problem = await new Promise<string>((resolve) => {
      execFile(biome, words, { cwd: folder }, (error, _output, errors) =>
        resolve(error ? errors : ''),
      );
    });
    if (problem) throw new Error(`The generated code cannot be formatted: ${problem}`);
    return {
      ...files,
      ...Object.fromEntries(
        code.map(([file]) => [file, readFileSync(path.join(folder, file), 'utf8')]),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

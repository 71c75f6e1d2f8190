import path from 'node:path';
import type { Rolldown } from 'vite';

type Output = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The chunks of these modules with all that they import at once, the imported ones included. */
export function chunksWith(bundle: Output, modules: readonly string[]): Chunk[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = modules.map((module) => {
    const found = chunks.find((chunk) => chunk.facadeModuleId === module);
    if (!found) throw new Error(`${module} has no file of its own in the build`);
    return found;
  });
  const found = new Set(first);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next) found.add(next);
    }
  return [...found];
}

/** The scripts and styles of chunks, as paths of the site. */
export const filesOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(
    chunks.flatMap((chunk) =>
      [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ),
  ),
];

/** The groups of `src/lib/load-texts.ts`, in the order of their need. */
const groups = ['start', 'home', 'list-texts', 'signed-in'];

/** The files of the texts of each language. */
export function textFilesOf(bundle: Output, source: string): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const chunk of Object.values(bundle)) {
    const [language = '', group = ''] =
      chunk.type === 'chunk' && chunk.facadeModuleId
        ? path.relative(`${source}/texts`, chunk.facadeModuleId).split(path.sep)
        : [];
    const at = groups.indexOf(path.basename(group, '.ts'));
    if (at < 0 || language === '..') continue;
    files[language] ??= [];
    files[language][at] = `/${chunk.fileName}`;
  }
  if (Object.values(files).some((found) => found.length !== groups.length))
    throw new Error(`Texts without a file of their own: ${JSON.stringify(files)}`);
  return files;
}

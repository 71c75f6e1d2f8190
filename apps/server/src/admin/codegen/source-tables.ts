import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A table that is declared in code. */
export interface SourceTable {
  /** `#admin/dictionaries/dictionaries.tables.ts`. */
  module: string;
  /** The file below the root of the sources. */
  file: string;
  /** The exported constant. */
  name: string;
}

/** Tables of the shop, and what refers to them, belong to the shop: the admin modules do not import it. */
export function findNeededArea(root: string, tables: readonly string[]): 'shop' | undefined {
  return tables.some((table) => findSourceTable(root, table)?.module.startsWith('#shop/'))
    ? 'shop'
    : undefined;
}

/** Where a table is declared, or nothing for one that was made in SQL only. */
export function findSourceTable(root: string, tableName: string): SourceTable | undefined {
  for (const file of globSync('apps/server/src/{admin,shop,courses,platform}/**/*.tables.ts', {
    cwd: root,
  })) {
    const found = [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /export const (\w+) = pgTable\(\s*'(\w+)'/g,
      ),
    ];
    const name = found.find(([, , table]) => table === tableName)?.[1];
    if (name) return { file, name, module: file.replace('apps/server/src/', '#') };
  }
  return undefined;
}

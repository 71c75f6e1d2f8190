import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/config/config.ts';

type SourceConfig = Pick<Config, 'CODE_ROOT' | 'hasCodeGeneration'>;

/** The sources of this program. */
const ownRoot = path.resolve(import.meta.dirname, '../../../..');

/** The folder of the sources that code is generated for. */
export const sourceRootOf = ({ CODE_ROOT }: SourceConfig): string =>
  path.resolve(CODE_ROOT ?? ownRoot);

/** Files of each app that generated code is added to: the image of a production has the program only. */
const needed = [
  'apps/console/src/views.ts',
  'apps/server/src/modules.ts',
  'packages/contract/src/permissions.ts',
];

/** Whether this server can generate code, else why not. */
export function codeGenerationState(config: SourceConfig): 'on' | 'off' | 'no-sources' {
  if (!config.hasCodeGeneration) return 'off';
  const root = sourceRootOf(config);
  return needed.every((file) => existsSync(path.join(root, file))) ? 'on' : 'no-sources';
}

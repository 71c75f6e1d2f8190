import { writeCode } from '#admin/codegen/index.ts';
import { StartError } from '#platform/cluster/index.ts';
import type { Config } from '#platform/config/config.ts';
import { systemContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { buildApp } from '#server/app.ts';

/** What a failure means to a person at a terminal. */
const reasons: Readonly<Record<string, string>> = {
  'not-found': 'is not a table of the schema public',
  'codegen-refused':
    'is a table for which no code is generated: it holds secrets or books, or has no numeric id of its own',
};

/** Writes the code of a table into the sources, as the console does. With `--overwrite`, files that were changed by hand are replaced. */
export async function generate(
  config: Config,
  url: string,
  table: string | undefined,
  words: readonly string[],
): Promise<string[]> {
  if (!table || !/^[a-z][a-z0-9_]*$/.test(table))
    throw new StartError('Name a table: npm run generate suppliers');
  const app = await buildApp(config, url);
  try {
    return (
      await writeCode(
        systemContext(app.platform),
        table,
        words.includes('--overwrite') ? 'all' : [],
      )
    ).written;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'codegen-exists')
      throw new StartError(
        `These files exist and differ; replace them with: npm run generate ${table} -- --overwrite\n${error.values['files']}`,
      );
    throw new StartError(`${table} ${reasons[error.code] ?? error.code}.`);
  } finally {
    await app.close();
  }
}

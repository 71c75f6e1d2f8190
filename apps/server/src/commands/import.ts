import { parseArgs } from 'node:util';
import { parseCurrency } from '@vitrine/contract/money.ts';
import type { ImportSettings } from '@vitrine/contract/shop/catalogue-imports.ts';
import { StartError } from '#platform/cluster/index.ts';
import type { Config } from '#platform/config/config.ts';
import { systemContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { buildApp } from '#server/app.ts';
import { importFile } from '#shop/catalogue-import/index.ts';

const usage =
  'npm run import -- file.csv [--dry-run] [--currency EUR --rate 1.0864] [--price platform | --price recommended=50] [--source name] [--supplier id] [--existing skip]';

/** The settings that flags choose; what is not named is guessed from the file. */
function parseImportFlags(flagTexts: readonly string[]): {
  settings: Partial<ImportSettings>;
  isDryRun: boolean;
} {
  const { values } = parseArgs({
    args: [...flagTexts],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      settings: { type: 'string' },
      currency: { type: 'string' },
      rate: { type: 'string' },
      price: { type: 'string' },
      source: { type: 'string' },
      supplier: { type: 'string' },
      existing: { type: 'string' },
    },
  });
  const settings: Partial<ImportSettings> = {};
  const currency = parseCurrency(values.currency);
  if (values.currency && !currency) throw new StartError(`${values.currency} is no currency.`);
  if (currency) settings.currency = currency;
  if (values.rate) {
    if (!/^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/.test(values.rate))
      throw new StartError('The rate is the US dollars for one unit, such as 1.0864.');
    settings.usdRate = values.rate;
  }
  const price = /^(platform|recommended)(?:=(\d{1,3}(?:\.\d{1,2})?))?$/.exec(values.price ?? '');
  if (values.price && !price) throw new StartError(usage);
  if (price) settings.priceMeaning = price[1] as 'platform' | 'recommended';
  if (price?.[2]) settings.platformBp = Math.round(Number(price[2]) * 100);
  if (values.source) settings.source = values.source;
  if (values.supplier) settings.supplierId = values.supplier;
  if (values.existing) settings.existing = values.existing === 'skip' ? 'skip' : 'change';
  return { settings, isDryRun: values['dry-run'] ?? false };
}

/** Imports a file into the database at `url`; returns the lines of its report. */
export async function importCatalogue(
  config: Config,
  url: string,
  file: string,
  flagTexts: readonly string[],
): Promise<string[]> {
  const flags = parseImportFlags(flagTexts);
  const app = await buildApp(config, url);
  try {
    const { summary, problems } = await importFile(systemContext(app.platform), file, flags);
    const { counts, problem, costProblem, settings, encodingCertainty } = summary;
    const lines = [
      `Read as ${settings.layout}, ${settings.encoding} (${encodingCertainty}), prices in ${settings.currency ?? 'no currency'}.`,
    ];
    if (problem) lines.push(problem.message);
    if (costProblem) lines.push(costProblem.message);
    for (const { line, column, found, expected, isNote } of problems)
      lines.push(
        `Line ${line}, ${column ?? 'whole row'}: ${found || 'empty'} | ${expected}${isNote ? '' : ' | left out'}`,
      );
    if (counts)
      lines.push(
        `${counts.newCount} new, ${counts.changedCount} changed, ${counts.unchangedCount} unchanged products, ${counts.leftOutCount} rows left out, ${counts.pictureCount} pictures to fetch.`,
        flags.isDryRun ? 'Nothing was stored: this was a dry run.' : 'The products are stored.',
      );
    return lines;
  } catch (error) {
    if (error instanceof Failure && error.code === 'import-undecided')
      throw new StartError(`Name the currency, the meaning of the prices and the source: ${usage}`);
    throw error;
  } finally {
    await app.close();
  }
}

import {
  type ImportTarget,
  variantImportFields,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { ImportSettings } from '@vitrine/contract/shop/catalogue-import-shapes.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { suppliers } from '../catalogue/suppliers.tables.ts';
import type { ReadImport } from './find-import.ts';
import type { NamedSupplier, ReadingRules } from './import.types.ts';
import { describeColumns, type Mapping } from './layouts/detect-layout.ts';
import type { Column, LayoutCell } from './layouts/layout.types.ts';

/** The columns of a file under its settings; without a supplier costs have nowhere to go. */
export function listColumnUses({
  settings,
  reading,
}: Pick<ReadImport, 'settings' | 'reading'>): Column[] {
  const { columns } = describeColumns(
    reading.titles,
    settings.layout,
    settings.mapping as Mapping,
    settings.language,
  );
  const hasSupplier =
    settings.supplierId !== null ||
    columns.some(({ use }) => 'target' in use && use.target === 'supplier');
  return columns.map((column) =>
    'target' in column.use && column.use.target === 'cost' && !hasSupplier
      ? { ...column, use: { ignored: 'no-supplier' } }
      : column,
  );
}

/** Targets that rows have: those of columns, and what WooCommerce's own cells become. */
function targetsOf(columns: readonly Column[], { language }: ImportSettings): Set<ImportTarget> {
  const made: Partial<Record<LayoutCell, ImportTarget[]>> = {
    wooPublished: ['published'],
    wooCategories: ['category'],
    wooImages: ['pictureUrl', 'variantPictureUrl'],
  };
  const targets = new Set<ImportTarget>();
  for (const { use } of columns) {
    if (!('target' in use)) continue;
    const attribute = /^attribute(\d)Name$/.exec(use.target)?.[1];
    if (attribute && Number(attribute) <= 5) {
      targets.add(`option${attribute}Name.${language}` as ImportTarget);
      targets.add(`option${attribute}Value.${language}` as ImportTarget);
    } else if (made[use.target as LayoutCell])
      for (const target of made[use.target as LayoutCell] ?? []) targets.add(target);
    else if (!/^(?:woo|attribute)/.test(use.target)) targets.add(use.target as ImportTarget);
  }
  return targets;
}

const variantTarget = new RegExp(`^(?:${variantImportFields.join('|')}|option\\d.*)$`);

/** The rules for variations whose product has no row in the file: its own fields stay as they are. */
export const withoutProduct = (rules: ReadingRules): ReadingRules => ({
  ...rules,
  targets: new Set([...rules.targets].filter((target) => variantTarget.test(target))),
});

const billionths = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(`${whole}${fraction.padEnd(9, '0')}`);
};

async function findSupplier(ctx: Ctx, id: string | null): Promise<NamedSupplier | null> {
  if (id === null) return null;
  const { currency } = suppliers;
  const [row] = await ctx.db
    .select({ id: suppliers.id, currency })
    .from(suppliers)
    .where(eq(suppliers.id, id));
  return row ?? null;
}

/** How the cells of an import are to be understood. */
export async function createReadingRules(ctx: Ctx, row: ReadImport): Promise<ReadingRules> {
  const { settings } = row;
  const columns = listColumnUses(row);
  return {
    decimalSign: settings.decimalSign,
    currency: settings.currency ?? 'USD',
    rateNano: billionths(settings.currency === 'USD' ? '1' : (settings.usdRate ?? '1')),
    priceMeaning: settings.priceMeaning ?? 'platform',
    platformBp: settings.platformBp,
    supplier: await findSupplier(ctx, settings.supplierId),
    units: Object.fromEntries(
      columns.flatMap(({ use }) => ('target' in use && use.unit ? [[use.target, use.unit]] : [])),
    ),
    targets: targetsOf(columns, settings),
    existing: settings.existing,
    hasHtml: settings.layout !== 'vitrine',
  };
}

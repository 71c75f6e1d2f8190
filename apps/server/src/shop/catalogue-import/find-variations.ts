import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { productSources, variantSources } from './catalogue-import.tables.ts';
import { getSource, type ReadImport } from './find-import.ts';
import type { ImportRecord } from './import.types.ts';
import { isOfVariation } from './layouts/woocommerce.ts';
import type { KeyedRecords } from './read-records.ts';

const idsOf = (given: readonly { records: readonly ImportRecord[] }[]): string[] => [
  ...new Set(given.flatMap(({ records }) => records.flatMap(({ variation }) => variation || []))),
];

/** Finds the variants that variations of the source were imported as before, by the IDs of the variations. */
export async function findVariations(
  ctx: Ctx,
  row: ReadImport,
  items: readonly { records: readonly ImportRecord[] }[],
): Promise<(variation: string) => string | undefined> {
  const ids = idsOf(items);
  if (!ids.length) return () => undefined;
  const { source, foreignKey, variantId } = variantSources;
  const rows = await ctx.db
    .select({ key: foreignKey, id: variantId })
    .from(variantSources)
    .where(and(eq(source, getSource(row)), inArray(foreignKey, ids)));
  const found = new Map(rows.map(({ key, id }) => [key, id]));
  return (variation) => found.get(variation);
}

/** The keys of the products to which variations belonged in earlier files of the source, by the IDs of the variations. */
async function findProductKeys(
  ctx: Ctx,
  row: ReadImport,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await ctx.db.rows(
    sql`select vs.foreign_key as variation, min(ps.foreign_key) as key
      from variant_sources vs join variants v on v.id = vs.variant_id
      join product_sources ps on ps.product_id = v.product_id and ps.source = vs.source
      where vs.source = ${getSource(row)} and vs.foreign_key = any(${sql.param([...ids])}::text[]) group by 1`,
    { variation: as.text, key: as.text },
  );
  return new Map(rows.map(({ variation, key }) => [variation, key]));
}

/** Gives variations that name no product to the one that had them in an earlier file of the source. */
export async function findOwners(
  ctx: Ctx,
  row: ReadImport,
  keyed: readonly KeyedRecords[],
): Promise<KeyedRecords[]> {
  const keys = await findProductKeys(
    ctx,
    row,
    idsOf(keyed.filter(({ key }) => isOfVariation(key))),
  );
  return keyed.map(({ key, records }) => ({
    key: (isOfVariation(key) && keys.get(records[0]?.variation ?? '')) || key,
    records,
  }));
}

/** The same for variations that name a SKU which no product of the file has, and no known one either. By the keys of the items. */
export async function findLostOwners(
  ctx: Ctx,
  row: ReadImport,
  items: readonly { key: string; records: readonly ImportRecord[] }[],
): Promise<Map<string, string>> {
  const lost = items.filter(({ records }) =>
    records.every(({ variation }) => variation !== undefined),
  );
  const keys = await findProductKeys(ctx, row, idsOf(lost));
  if (!keys.size) return new Map();
  const { source, foreignKey } = productSources;
  const known = await ctx.db
    .select({ key: foreignKey })
    .from(productSources)
    .where(
      and(
        eq(source, getSource(row)),
        inArray(
          foreignKey,
          lost.map(({ key }) => key),
        ),
      ),
    );
  const isKnown = new Set(known.map(({ key }) => key));
  return new Map(
    lost.flatMap(({ key, records }): [string, string][] => {
      const owner = records.map(({ variation }) => keys.get(variation ?? '')).find(Boolean);
      return owner && !isKnown.has(key) ? [[key, owner]] : [];
    }),
  );
}

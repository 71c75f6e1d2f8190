import { languages } from '@vitrine/contract/locales.ts';
import { toDecimal } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/files/csv.ts';
import type * as english from '#texts/en/price-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { isForSale } from '../catalogue/index.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import type { PriceTitles } from './price-lines.rules.ts';
import { priceVariants } from './price-variants.ts';

const exportTexts = await loadArea<typeof english>('price-export');

type Column = 'sku' | 'product' | 'sellingPrice' | 'inStore' | 'yes' | 'no';
const titlesIn = (column: Column) =>
  languages.map(
    (language) => [exportTexts[language].priceExport[column].toLowerCase(), language] as const,
  );
const titlesOf = (column: Column) => new Set(titlesIn(column).map(([title]) => title));

/** By which titles the import knows the columns of an export, in whichever language it was made. */
export const priceTitles: PriceTitles = {
  sku: titlesOf('sku'),
  product: titlesOf('product'),
  price: new Map(titlesIn('sellingPrice')),
  inStore: titlesOf('inStore'),
};

const words = {
  yes: new Set([...titlesOf('yes'), '1', 'true', 'x', 'y']),
  no: new Set([...titlesOf('no'), '0', 'false', 'n']),
};

/** What a cell of the column "In store" says, in whichever language; undefined for another word. */
export function readInStore(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return words.yes.has(word) ? true : words.no.has(word) ? false : undefined;
}

const rowsMax = 20_000;
/** Variants that are priced together. */
const variantsAtOnce = 2_000;

/** Every price of the store as CSV, a line for each variant, in the order of novelty. */
export async function exportPrices(ctx: Ctx): Promise<string> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const ids = await ctx.db.rows(
    sql`
    select v.id, not coalesce(sp.is_hidden, false) as in_store from variants v join products p on p.id = v.product_id
      left join store_products sp on sp.store_id = ${store.id} and sp.product_id = p.id
    where v.is_active and ${isForSale(ctx.clock.now())}
    order by p.available_from desc, p.id desc, v.position limit ${rowsMax}::int`,
    { id: as.id, inStore: as.boolean },
  );
  const inStoreIds = new Set(ids.filter(({ inStore }) => inStore).map(({ id }) => id));
  const titles = exportTexts[ctx.language].priceExport;
  const amount = (minor: bigint): CsvCell => ({ decimal: toDecimal(minor, store.baseCurrency) });
  const rows: CsvCell[][] = [];
  for (let first = 0; first < ids.length; first += variantsAtOnce) {
    const variantIds = ids.slice(first, first + variantsAtOnce).map(({ id }) => id);
    const priced = await priceVariants(ctx, { store, variantIds, currency: store.baseCurrency });
    for (const id of variantIds) {
      const price = priced.get(id);
      if (!price) continue;
      const { sku, name, optionLabel } = price.facts;
      const amounts = [price.platformStoreMinor, price.floorStoreMinor, price.unitMinor].map(
        amount,
      );
      rows.push([
        sku,
        name,
        optionLabel,
        inStoreIds.has(id) ? titles.yes : titles.no,
        store.baseCurrency,
        ...amounts,
      ]);
    }
  }
  sendCsv(ctx, 'prices');
  const { sku, product, variant, inStore, currency, platformPrice, lowestPrice, sellingPrice } =
    titles;
  return writeCsv(ctx.language, [
    [sku, product, variant, inStore, currency, platformPrice, lowestPrice, sellingPrice],
    ...rows,
  ]);
}

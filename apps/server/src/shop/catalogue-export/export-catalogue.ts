import { Readable } from 'node:stream';
import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { exportCatalogue as contract } from '@vitrine/contract/shop/catalogue-exports.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { csvType, offerDownload } from '#platform/http/offer-download.ts';
import { chooseName, listCategories, readForms } from '../catalogue/index.ts';
import { suppliers } from '../catalogue/suppliers.tables.ts';
import { readStockLevels } from '../stock/index.ts';
import type { ExportedProduct, ExportFrame, ExportRow } from './export.types.ts';
import { createOwnWriter, listOwnTitles } from './own-rows.rules.ts';
import { createShopifyWriter, listShopifyTitles } from './shopify-rows.rules.ts';
import { writeRows } from './write-cells.ts';

type Query = EndpointInput<typeof contract>['query'];

/** Products that are read at once: the memory of an export, whatever its length. */
const readAtOnce = 200;

async function readFrame(ctx: Ctx, language: Language | undefined): Promise<ExportFrame> {
  const [used] = await ctx.db.rows(
    sql`select coalesce(max(options), 0)::int as options from (select count(*) as options from product_options group by product_id) o`,
    { options: as.integer },
  );
  const { id, name } = suppliers;
  const rows = await ctx.db.select({ id, name }).from(suppliers);
  return {
    languages: language ? [language] : languages,
    optionCount: used?.options ?? 0,
    supplierNames: new Map(rows.map((row) => [row.id, row.name])),
    pictureUrl: (key) => new URL(fileUrl(key), ctx.platform.config.consoleUrl).href,
  };
}

async function readCategoryNames(ctx: Ctx) {
  const all = await listCategories(ctx);
  const byId = new Map(all.map((category) => [category.id, category]));
  return new Map(
    all.map(({ id, key, names, parentId }) => {
      const parent = byId.get(parentId ?? '');
      const path = [...(parent ? [chooseName(parent.names, 'en')] : []), chooseName(names, 'en')];
      return [id, { key, path: path.join(' > ') }];
    }),
  );
}

/** Products in the order of their ids, a part at a time. A product that is added meanwhile is at the end. */
async function* readProducts(
  ctx: Ctx,
  { categoryId, status }: Pick<Query, 'categoryId' | 'status'>,
): AsyncGenerator<ExportedProduct[]> {
  const names = await readCategoryNames(ctx);
  for (let after = '0'; ; ) {
    const rows = await ctx.db.rows(
      sql`select id from products where id > ${after}
        ${categoryId ? sql`and ${categoryId}::bigint in (category_id, primary_category_id)` : sql``}
        ${status ? sql`and status = ${status}` : sql``}
        order by id limit ${readAtOnce}`,
      { id: as.id },
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const forms = await readForms(
      ctx,
      rows.map(({ id }) => id),
    );
    const levels = await readStockLevels(
      ctx,
      forms.flatMap(({ form }) => form.variants.flatMap(({ id }) => id ?? [])),
    );
    const units = new Map([...levels].map(([id, { onHand }]) => [id, onHand]));
    yield forms.map(({ form }) => ({
      form,
      category: names.get(form.categoryId) ?? { key: '', path: '' },
      units,
    }));
  }
}

async function* writeFile(ctx: Ctx, query: Query): AsyncGenerator<string> {
  const isShopify = query.layout === 'shopify';
  const frame = await readFrame(ctx, isShopify ? (query.language ?? 'en') : undefined);
  const write = isShopify ? createShopifyWriter(frame) : createOwnWriter(frame);
  const titles = isShopify ? listShopifyTitles(frame) : listOwnTitles(frame);
  yield `${query.withMark ? '\ufeff' : ''}${writeRows([titles])}`;
  for await (const products of readProducts(ctx, query)) {
    const rows: ExportRow[] = products.flatMap(write);
    yield writeRows(rows);
  }
}

/** The catalogue as a file, written while it is read. */
export function exportCatalogue(ctx: Ctx, query: Query): Readable {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  offerDownload(
    ctx,
    csvType,
    `${query.layout === 'shopify' ? 'products-shopify' : 'products'}-${day}.csv`,
  );
  return Readable.from(writeFile(ctx, query));
}

import { sql } from 'drizzle-orm';
import { inTx, type Platform, systemContext } from '#platform/context.ts';
import { announceTerms } from './announce.ts';
import { categories, products } from './catalogue.tables.ts';
import { describeForSearch } from './product-texts.rules.ts';
import { readForms } from './read-form.ts';

const batchSize = 200;

/** Products are found by the names of their category, and priced by its percentages: both follow a change of it, batch by batch. */
export async function refreshCategory(platform: Platform, categoryId: string): Promise<void> {
  let after: string | null = '0';
  while (after !== null) {
    after = await inTx(systemContext(platform), async (ctx): Promise<string | null> => {
      const rows = await ctx.db.rows(
        sql`select p.id, c.names from products p join categories c on c.id = p.category_id
          where (p.category_id = ${categoryId} or p.primary_category_id = ${categoryId}) and p.id > ${after}
          order by p.id limit ${batchSize}`,
        { id: products.id, names: categories.names },
      );
      const namesOf = new Map(rows.map(({ id, names }) => [id, Object.values(names)]));
      const forms = await readForms(ctx, [...namesOf.keys()], { isLocking: true });
      const texts = forms.map(({ id, form }) => ({
        id,
        ...describeForSearch(form, namesOf.get(id) ?? []),
      }));
      await ctx.db.run(sql`
        update products p set search_text = n."searchText", search_tokens = n."searchTokens"
        from json_to_recordset(${JSON.stringify(texts)}::json) as n (id bigint, "searchText" text, "searchTokens" text[])
        where p.id = n.id`);
      await announceTerms(ctx, [...namesOf.keys()]);
      return rows.length === batchSize ? (rows.at(-1)?.id ?? null) : null;
    });
  }
}

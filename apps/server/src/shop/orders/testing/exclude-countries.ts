import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';

/** From now on the product of a variant may not be sent to these countries, and to all others. */
export async function excludeCountries(
  ctx: Ctx,
  variantId: string,
  ...countries: string[]
): Promise<void> {
  await ctx.db.run(
    sql`update products set excluded_countries = array(select json_array_elements_text(${JSON.stringify(countries)}::json))
      where id = (select product_id from variants where id = ${variantId})`,
  );
}

import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';

/**
 * Rewrites what lists and product pages read of these products. Code that changes names, pictures, colours or variants calls it in
 * the same transaction; a test compares cards and sheets with their sources.
 */
export async function refreshCards(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  await ctx.db.run(sql`
    update products p set
      changed_at = ${ctx.clock.now().toISOString()}::timestamptz,
      variant_count = (select count(*) from variants v where v.product_id = p.id and v.is_active),
      card = jsonb_build_object(
        'names', coalesce((select jsonb_object_agg(t.language, t.name) from product_texts t where t.product_id = p.id and t.name <> ''), '{}'::jsonb),
        'image', (select jsonb_build_object('key', i.key, 'width', i.width, 'height', i.height, 'tone', i.tone)
                    || jsonb_strip_nulls(jsonb_build_object('alt', nullif(i.alt, '{}'::jsonb),
                    'focusX', nullif(i.focus_x, 50), 'focusY', nullif(i.focus_y, 50)))
                  from product_images i where i.product_id = p.id order by i.position limit 1),
        'swatches', coalesce((select jsonb_agg(v.swatch order by v.position)
                  from product_options o join option_values v on v.option_id = o.id
                  where o.product_id = p.id and v.swatch is not null), '[]'::jsonb),
        'variants', coalesce((select jsonb_agg(jsonb_build_array(v.id::text, v.platform_price_minor, v.weight_grams) order by v.position)
                  from variants v where v.product_id = p.id and v.is_active), '[]'::jsonb))::json,
      sheet = json_build_object(
        'descriptions', coalesce((select json_object_agg(t.language, t.description) from product_texts t where t.product_id = p.id and t.description <> ''), '{}'::json),
        'options', coalesce((select json_agg(json_build_object('key', o.key, 'names', o.names, 'values',
            (select json_agg(json_build_object('key', v.key, 'names', v.names, 'swatch', v.swatch) order by v.position)
             from option_values v where v.option_id = o.id)) order by o.position)
          from product_options o where o.product_id = p.id), '[]'::json),
        'images', coalesce((select json_agg(jsonb_build_object('key', i.key, 'width', i.width, 'height', i.height, 'tone', i.tone,
            'valueKey', i.value_key) || jsonb_strip_nulls(jsonb_build_object('alt', nullif(i.alt, '{}'::jsonb),
            'focusX', nullif(i.focus_x, 50), 'focusY', nullif(i.focus_y, 50))) order by i.position)
          from product_images i where i.product_id = p.id), '[]'::json),
        'variants', coalesce((select json_agg(json_build_object('id', v.id::text, 'sku', v.sku, 'values', v.values,
            'priceMinor', v.platform_price_minor, 'weightGrams', v.weight_grams, 'isActive', v.is_active) order by v.position)
          from variants v where v.product_id = p.id and v.removed_at is null), '[]'::json))
    where p.id = any(${sql.param([...productIds])}::bigint[])`);
}

import { type Invariant, inOneStatement, inSteps } from '#platform/db/invariants.ts';

const counted = [1, 2, 3, 4, 5]
  .map((stars) => `count(*) filter (where r.rating = ${stars})`)
  .join(', ');

/** The rules about reviews. */
export const reviewInvariants: readonly Invariant[] = [
  inOneStatement(
    'the totals of a product are its published reviews',
    `select 'store ' || coalesce(t.store_id, c.store_id) || ', product ' || coalesce(t.product_id, c.product_id) as subject,
        'totals ' || coalesce(t.stars::text, 'none') || ', reviews ' || coalesce(c.stars::text, 'none') as detail
      from (select store_id, product_id, array[stars_1, stars_2, stars_3, stars_4, stars_5]::bigint[] as stars from review_totals) t
        full join (select r.store_id, r.product_id, array[${counted}] as stars from reviews r where r.status = 'published' group by 1, 2) c
        on c.store_id = t.store_id and c.product_id = t.product_id
      where coalesce(t.stars, '{0,0,0,0,0}') <> coalesce(c.stars, '{0,0,0,0,0}') limit 20`,
  ),
  inSteps(
    'a review is of its order line, in its store',
    'reviews',
    (
      within,
    ) => `select 'review ' || r.id as subject, 'line ' || l.id || ' of store ' || l.store_id as detail
      from reviews r join order_lines l on l.id = r.line_id
      where ${within('r.id')} and (l.store_id, l.order_id, l.product_id) <> (r.store_id, r.order_id, r.product_id)`,
  ),
];

import { type Invariant, inOneStatement, inSteps } from '#platform/db/invariants.ts';

/** What each line of a timeline says about a fact of its order. */
const timeline = `values
  ('buyer_retried', 'buyer_payment', 'unpaid'), ('buyer_authorized', 'buyer_payment', 'authorized'), ('buyer_paid', 'buyer_payment', 'paid'),
  ('buyer_failed', 'buyer_payment', 'failed'), ('buyer_expired', 'buyer_payment', 'expired'),
  ('buyer_part_refunded', 'buyer_payment', 'part_refunded'), ('buyer_refunded', 'buyer_payment', 'refunded'),
  ('buyer_disputed', 'buyer_payment', 'disputed'), ('buyer_charged_back', 'buyer_payment', 'charged_back'),
  ('buyer_dispute_won', 'buyer_payment', 'paid'),
  ('seller_due', 'seller_payment', 'unpaid'), ('seller_paid', 'seller_payment', 'paid'),
  ('seller_part_refunded', 'seller_payment', 'part_refunded'), ('seller_refunded', 'seller_payment', 'refunded'),
  ('processing', 'fulfilment', 'processing'), ('part_shipped', 'fulfilment', 'part_shipped'), ('shipped', 'fulfilment', 'shipped'),
  ('delivered', 'fulfilment', 'delivered'), ('part_returned', 'fulfilment', 'part_returned'), ('returned', 'fulfilment', 'returned')`;

/** Each step of each order's three histories, beginning with what a new order is. */
const stepsOf = (where: string) => `
  select o.id, o.number, f.fact, f.state as becomes,
    lag(f.state, 1, case f.fact when 'buyer_payment' then case o.kind when 'own' then 'not_due' else 'unpaid' end
      when 'seller_payment' then 'not_due' else 'waiting' end) over (partition by o.id, f.fact order by e.id) as was,
    row_number() over (partition by o.id, f.fact order by e.id desc) = 1 as is_last,
    case f.fact when 'buyer_payment' then o.buyer_payment when 'seller_payment' then o.seller_payment else o.fulfilment end as stands
  from orders o join order_events e on e.order_id = o.id join (${timeline}) as f (kind, fact, state) on f.kind = e.kind
  where ${where}`;

/** The rules about orders. */
export const orderInvariants: readonly Invariant[] = [
  inSteps(
    'I7 an order is the sum of its lines, less discount, with shipping and tax',
    'orders',
    (
      within,
    ) => `select 'order ' || o.number as subject, 'total ' || o.total_minor || ', lines ' || sum(l.total_minor) as detail
      from orders o join order_lines l on l.order_id = o.id where ${within('o.id')} group by o.id
      having sum(l.total_minor) <> o.goods_minor or o.total_minor <> sum(l.total_minor) - o.discount_minor + o.shipping_minor
        + case o.tax_treatment when 'added' then o.tax_minor else 0 end`,
  ),
  inSteps(
    'I7 the tax of an order is that of its lines and of shipping',
    'orders',
    (
      within,
    ) => `select 'order ' || o.number as subject, 'tax ' || o.tax_minor || ', lines ' || sum(l.tax_minor) as detail
      from orders o join order_lines l on l.order_id = o.id where ${within('o.id')} group by o.id
      having o.tax_minor - sum(l.tax_minor) not between 0 and o.shipping_minor`,
  ),
  inSteps(
    'I7 the cost of an order is platform price times quantity, shipping and fees; the rest is profit',
    'orders',
    (within) => `select 'order ' || o.number as subject,
        'cost ' || o.cost_minor || ', lines ' || sum(l.platform_unit_minor * l.quantity) as detail
      from orders o join order_lines l on l.order_id = o.id where ${within('o.id')} group by o.id
      having o.cost_minor <> sum(l.platform_unit_minor * l.quantity) + o.shipping_cost_minor + o.owner_fees_minor
        or (o.kind = 'sale' and o.profit_minor <> o.selling_total_minor - o.cost_minor)`,
  ),
  inSteps(
    'I9 each step of an order is a legal one',
    'orders',
    (
      within,
    ) => `select 'order ' || s.number as subject, s.fact || ' went from ' || s.was || ' to ' || s.becomes as detail
      from (${stepsOf(within('o.id'))}) s
      where s.was <> s.becomes and not exists (select 1 from order_transitions t
        where t.fact = s.fact and t.from_state = s.was and t.to_state = s.becomes)`,
  ),
  inSteps(
    'I9 the last step of a timeline is the state of the order',
    'orders',
    (
      within,
    ) => `select 'order ' || s.number as subject, s.fact || ' is ' || s.stands || ', its timeline says ' || s.becomes as detail
      from (${stepsOf(within('o.id'))}) s where s.is_last and s.becomes <> s.stands`,
  ),
  inSteps(
    'I12 an order and its cart belong to one store',
    'orders',
    (
      within,
    ) => `select 'order ' || o.number as subject, 'store ' || o.store_id || ', cart of store ' || c.store_id as detail
      from orders o join carts c on c.id = o.cart_id where ${within('o.id')} and c.store_id <> o.store_id`,
  ),
  inSteps(
    'I13 the counts of orders are those of the orders',
    'stores',
    (
      within,
    ) => `select 'store ' || coalesce(s.id, 0) as subject, c.facts || ': ' || c.counted || ' counted, ' || c.there || ' there' as detail
      from stores s cross join lateral (
        select facts, sum(counted) as counted, sum(there) as there, sum(minor) as minor from (
          select concat_ws(' ', kind, is_test, buyer_payment, seller_payment, fulfilment, is_cancelled) as facts, orders as counted, 0 as there, selling_minor as minor
            from order_counts where scope_id = s.id
          union all
          select concat_ws(' ', kind, is_test, buyer_payment, seller_payment, fulfilment, is_cancelled), orders, 0, selling_minor
            from order_count_changes where store_id = s.id
          union all
          select concat_ws(' ', kind, is_test, buyer_payment, seller_payment, fulfilment, cancelled_at is not null), 0, count(*),
            -sum(selling_total_minor - refunded_selling_minor) from orders where store_id = s.id group by 1
        ) each_part group by facts having sum(counted) <> sum(there) or sum(minor) <> 0) c
      where ${within('s.id')}`,
    200,
  ),
  inOneStatement(
    'I13 the counts of all stores are the sums of those of each',
    `select concat_ws(' ', kind, is_test, buyer_payment, seller_payment, fulfilment, is_cancelled) as subject, 'differ by ' || sum(case scope_id when 0 then orders else -orders end) as detail
      from order_counts group by 1 having sum(case scope_id when 0 then orders else -orders end) <> 0`,
  ),
];

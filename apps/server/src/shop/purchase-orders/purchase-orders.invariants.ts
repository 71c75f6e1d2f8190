import { type Invariant, inSteps } from '#platform/db/invariants.ts';

/** The rules about purchase orders. */
export const purchaseInvariants: readonly Invariant[] = [
  inSteps(
    'units that a supplier shipped are in the parcels that it named',
    'purchase_order_lines',
    (within) => `select 'purchase line ' || l.id as subject, l.shipped || ' shipped' as detail
      from purchase_order_lines l where ${within('l.id')} and l.shipped <> coalesce((
        select sum((x ->> 'quantity')::integer) from purchase_parcels c cross join lateral jsonb_array_elements(c.lines) x
        where c.purchase_order_id = l.purchase_order_id and c.order_id is not null and c.withdrawn_at is null
          and x ->> 'lineId' = l.id::text), 0)`,
  ),
  inSteps(
    'a purchase order is open as long as one of its units is',
    'purchase_orders',
    (within) => `select 'purchase order ' || p.id as subject, p.state as detail
      from purchase_orders p where ${within('p.id')} and (p.state in ('draft', 'sent', 'confirmed')) <> exists (
        select 1 from purchase_order_lines l where l.purchase_order_id = p.id
          and l.quantity > l.shipped + l.received + l.missing + l.withdrawn)`,
  ),
];

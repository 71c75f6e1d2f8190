import { type Invariant, inSteps } from '#platform/db/invariants.ts';

/** The rules about requests of buyers. */
export const returnInvariants: readonly Invariant[] = [
  inSteps(
    'a refunded request of a buyer names its refund, which is of its order',
    'return_requests',
    (
      within,
    ) => `select 'request ' || q.id as subject, 'refund ' || coalesce(q.refund_id::text, 'none') as detail
      from return_requests q left join refunds r on r.id = q.refund_id
      where ${within('q.id')} and (q.state = 'refunded') <> (r.id is not null and r.order_id = q.order_id)`,
  ),
  inSteps(
    'open requests of buyers name no more units than there are',
    'return_requests',
    (within) => `select 'request ' || q.id as subject, 'line ' || x.line_id as detail
      from return_requests q join return_lines x on x.request_id = q.id
      where ${within('q.id')} and q.kind <> 'cancellation' and q.state in ('requested', 'approved', 'sent', 'received', 'inspected', 'replacing')
        and returnable_units(x.line_id, q.kind, '-infinity') < 0`,
  ),
];

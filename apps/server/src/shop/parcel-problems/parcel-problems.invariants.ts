import { type Invariant, inSteps } from '#platform/db/invariants.ts';

/** The rules about parcels that went wrong. */
export const parcelProblemInvariants: readonly Invariant[] = [
  inSteps(
    'a parcel is marked while it is not decided what becomes of its units',
    'parcel_problems',
    (
      within,
    ) => `select 'parcel ' || p.shipment_id as subject, 'problem ' || p.id || ' is ' || p.state as detail
      from parcel_problems p left join shipments s on s.id = p.shipment_id
      where ${within('p.id')} and p.state = 'open' and s.problem is distinct from p.kind`,
  ),
];

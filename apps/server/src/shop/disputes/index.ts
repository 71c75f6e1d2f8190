import * as contract from '@vitrine/contract/shop/disputes.ts';
import { sql } from 'drizzle-orm';
import { accountHooks } from '#admin/identity/index.ts';
import { runInTx } from '#platform/context.ts';
import { type Invariant, inSteps } from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { NameSubject } from '#platform/log-subjects.ts';
import type { Module } from '#platform/module.ts';
import { disputeReported } from '../payments/index.ts';
import { syncDispute, syncDisputes } from './ask-provider.ts';
import { disputeChanged } from './disputes.events.ts';
import { addFile, deleteFile, readFile, saveEvidence } from './evidence.ts';
import { exportDisputes } from './export-disputes.ts';
import { countDisputes, paginateDisputes } from './list-disputes.ts';
import { notifyOfChange, notifyOfDecided, notifyOfOpen, remindOfDue } from './notify.ts';
import { disputeData } from './own-data.ts';
import { readDispute } from './read-dispute.ts';
import { acceptClaim, submitEvidence } from './submit-dispute.ts';

export { syncDispute } from './ask-provider.ts';
export { listOwnMovements } from './own-book.ts';

/** A dispute, by the number of the first order of its payment. */
const nameDisputed: NameSubject = async (ctx, { params: { id } }) => {
  if (!/^\d+$/.test(String(id))) return undefined;
  const [row] = await ctx.db.rows(
    sql`select min(o.number) as number from disputes d join payment_orders x on x.payment_id = d.payment_id
      join orders o on o.id = x.order_id where d.id = ${String(id)}::bigint having count(*) > 0`,
    { number: as.text },
  );
  return row?.number;
};

const disputeInvariants: readonly Invariant[] = [
  inSteps(
    'I17 the book of a dispute is that of its movements',
    'disputes',
    (
      within,
    ) => `select 'dispute ' || d.id as subject, 'taken ' || d.taken_minor || ', returned ' || d.returned_minor as detail
      from disputes d left join dispute_movements m on m.dispute_id = d.id where ${within('d.id')} group by d.id
      having coalesce(sum(m.amount_minor) filter (where m.kind = 'taken'), 0) <> d.taken_minor
        or coalesce(sum(m.amount_minor) filter (where m.kind = 'returned'), 0) <> d.returned_minor`,
  ),
  inSteps(
    'I17 nothing of a dispute that is over is left in suspense',
    'disputes',
    (
      within,
    ) => `select 'dispute ' || d.id as subject, d.state || ', lost ' || d.lost_minor as detail
      from disputes d join payments p on p.id = d.payment_id where ${within('d.id')} and p.provider_account is null
        and ((d.state = 'lost' and d.lost_minor <> greatest(d.taken_minor - d.returned_minor, 0) and d.lost_minor > 0)
          or (d.state <> 'lost' and d.lost_minor <> 0)
          or (d.state in ('won', 'closed', 'inquiry') and d.is_holding))`,
  ),
];

/** Disputes of payments: what a provider takes and gives back, the evidence, and who bears a lost one. */
export const disputesModule: Module = {
  name: 'disputes',
  logSubjects: { disputes: nameDisputed },
  routes(api) {
    route(api, contract.pageDisputes, (ctx, { query }) => paginateDisputes(ctx, query));
    route(api, contract.countDisputes, (ctx, { query }) => countDisputes(ctx, query));
    route(api, contract.exportDisputes, (ctx, { query }) => exportDisputes(ctx, query));
    route(api, contract.readDispute, (ctx, { params }) => readDispute(ctx, params.id));
    route(api, contract.saveDisputeEvidence, (ctx, { params, body }) =>
      saveEvidence(ctx, params.id, body),
    );
    route(api, contract.addDisputeFile, (ctx, { params, body }) => addFile(ctx, params.id, body));
    route(api, contract.deleteDisputeFile, (ctx, { params }) =>
      deleteFile(ctx, params.id, params.fileId),
    );
    route(api, contract.readDisputeFile, (ctx, { params }) =>
      readFile(ctx, params.id, params.fileId),
    );
    route(api, contract.submitDispute, (ctx, { params, body }) =>
      submitEvidence(ctx, params.id, body.version),
    );
    route(api, contract.acceptDispute, (ctx, { params }) => acceptClaim(ctx, params.id));
  },
  handlers(events) {
    events.on(
      disputeReported,
      'ask',
      async (ctx, reported) => void (await syncDispute(ctx, reported)),
      { queue: 'money', transaction: 'none' },
    );
    events.on(disputeChanged, 'notify', (ctx, changed) => notifyOfChange(ctx, changed));
  },
  hooks: [implementHook(accountHooks.personalData, disputeData)],
  invariants: disputeInvariants,
  schedules: [
    { name: 'disputes.ask-provider', everySeconds: 3_600, run: syncDisputes },
    { name: 'disputes.remind', everySeconds: 3_600, run: remindOfDue },
    { name: 'disputes.notify-open', everySeconds: 600, run: runInTx(notifyOfOpen) },
    { name: 'disputes.notify-decided', everySeconds: 600, run: runInTx(notifyOfDecided) },
  ],
};

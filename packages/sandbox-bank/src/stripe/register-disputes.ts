import type { FastifyRequest } from 'fastify';
import { readForm } from '../read-form.ts';
import type { SandboxDispute } from '../sandbox.types.ts';
import { queryOf, type StripeCalls } from './stripe-calls.ts';
import { reportMissing } from './stripe-errors.ts';
import { readAccount } from './stripe-idempotency.ts';
import { toId, toRef } from './stripe-ids.ts';
import { getDataFields, listPage } from './stripe-lists.ts';
import {
  type DisputeParams,
  disputeParams,
  expandParams,
  fileParams,
  listParams,
} from './stripe-params.ts';

const fileBytesMax = 6 * 1024 * 1024;

/** The files that evidence names. */
const filesOf = (evidence: DisputeParams['evidence']): string[] =>
  [
    evidence.shipping_documentation,
    evidence.customer_signature,
    evidence.receipt,
    evidence.refund_policy,
    evidence.customer_communication,
    evidence.uncategorized_file,
    ...(evidence.appeal?.card.supporting_files ?? []),
  ].flatMap((id) => id || []);

/** Disputes, and the files of their evidence. */
export function registerDisputes(calls: StripeCalls): void {
  const { api, bank, objects, faults, once, bankKey, read, write } = calls;
  const { rows } = bank;

  /** A dispute that this caller may see: it is in the account of its payment. */
  function getDispute(request: FastifyRequest, id: string): SandboxDispute {
    const dispute = rows.disputes.get(toRef('dispute', id));
    const payment = dispute && rows.payments.get(dispute.paymentRef);
    if (dispute?.via?.dialect !== 'stripe' || payment?.account !== readAccount(request))
      throw reportMissing('dispute', id);
    return dispute;
  }
  read('/v1/disputes/:id', (id, request) => {
    const { expand } = expandParams.parse(queryOf(request));
    return objects.dispute(getDispute(request, id), expand);
  });
  read('/v1/disputes', (_id, request) => {
    const wanted = listParams.parse(queryOf(request));
    const account = readAccount(request);
    const own = [...rows.disputes.values()].filter(
      ({ via, paymentRef }) =>
        via?.dialect === 'stripe' && rows.payments.get(paymentRef)?.account === account,
    );
    return listPage(own, wanted, {
      id: ({ ref }) => toId('dispute', ref),
      at: ({ createdAt }) => createdAt,
      make: (dispute) => objects.dispute(dispute, getDataFields(wanted.expand)),
    });
  });
  write('/v1/disputes/:id', 'dispute', async (id, request) => {
    const { evidence, submit, expand } = disputeParams.parse(request.body);
    const { ref } = getDispute(request, id);
    const given = Object.fromEntries(
      Object.entries(evidence).filter(([, value]) => value !== undefined),
    );
    for (const file of filesOf(evidence))
      if (!rows.files.has(file)) throw reportMissing('file upload', file, 400, 'evidence');
    return objects.dispute(
      await (submit ? bank.submitEvidence(ref, given) : bank.saveEvidence(ref, given)),
      expand,
    );
  });
  write('/v1/disputes/:id/close', 'dispute', async (id, request) => {
    const { expand } = expandParams.parse(request.body ?? {});
    return objects.dispute(await bank.acceptDispute(getDispute(request, id).ref), expand);
  });
  api.post('/v1/files', { bodyLimit: fileBytesMax }, (request, reply) =>
    faults.run('dispute', reply, async () => {
      const wanted = fileParams.parse(
        await readForm(request.body, String(request.headers['content-type'])),
      );
      // Repeated calls are compared by their contents, not by their encoding.
      request.body = wanted;
      return once(request, reply, async () =>
        objects.file(
          await bank.keepFile(bankKey(request, 'file'), {
            ...wanted.file,
            via: { dialect: 'stripe', fields: {} },
          }),
        ),
      );
    }),
  );
}

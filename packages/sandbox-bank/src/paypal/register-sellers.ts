import type { FastifyInstance } from 'fastify';
import type { SandboxLink } from '../sandbox.types.ts';
import type { PaypalParts } from './paypal-access.ts';
import { notFound, PaypalError } from './paypal-error.ts';
import { toPaypalId, toRef } from './paypal-ids.ts';
import { readMoney } from './paypal-money.ts';
import { createRequestIds } from './paypal-request-ids.ts';
import { newBatchShape, newReferralShape, parseLocale } from './paypal-shapes.ts';

/** Sellers who link their account, and payouts to them. */
export function registerSellers(calls: FastifyInstance, parts: PaypalParts): void {
  const { bank, keys, describe, access, faults, via } = parts;
  const ids = createRequestIds(parts);

  calls.post('/v1/payments/payouts', (request, reply) =>
    faults.run('payout', reply, async () => {
      const { sender_batch_header, items } = newBatchShape.parse(request.body);
      const [{ receiver, amount }] = items;
      const batchId = sender_batch_header.sender_batch_id;
      const { key, known } = ids.find('payout', batchId);
      if (known)
        throw new PaypalError(400, 'Batch with given sender_batch_id already exists', [
          describe.linkTo('self', `/v1/payments/payouts/${toPaypalId('B', known.ref)}`),
        ]);
      const account = access.findSeller(receiver)?.account?.ref;
      if (!account) throw new PaypalError(400, 'RECEIVER_UNREGISTERED');
      const payout = await bank.createPayout(key, {
        account,
        amount: readMoney(amount.currency, amount.value),
        currency: amount.currency,
        via: via(batchId),
      });
      reply.code(201);
      return {
        batch_header: describe.batchHeader(payout, 'PENDING'),
        links: [describe.linkToBatch(payout)],
      };
    }),
  );
  calls.get<{ Params: { id: string } }>('/v1/payments/payouts/:id', (request, reply) =>
    faults.run('read', reply, async () => {
      const payout = await bank.findPayout(toRef('po', 'B', request.params.id) ?? '');
      if (payout?.via?.dialect !== 'paypal') throw notFound();
      return {
        total_items: 1,
        total_pages: 1,
        batch_header: describe.batchHeader(payout),
        items: [describe.payoutItem(payout)],
        links: [describe.linkToBatch(payout)],
      };
    }),
  );

  calls.post('/v2/customer/partner-referrals', (request, reply) =>
    faults.run('link', reply, async () => {
      const input = newReferralShape.parse(request.body);
      const link = await bank.createLink(input.tracking_id, {
        payee: input.partner_config_override.return_url_description,
        language: parseLocale(input.preferred_language_code),
        returnUrl: input.partner_config_override.return_url,
        via: via(input.tracking_id),
      });
      reply.code(201);
      return {
        links: [
          describe.linkTo('self', `/v2/customer/partner-referrals/${toPaypalId('L', link.ref)}`),
          { ...describe.linkTo('action_url', ''), href: `${describe.pages()}/link/${link.ref}` },
        ],
      };
    }),
  );
  /** A seller who has answered; before that PayPal knows none. */
  const findSeller = (isIt: (link: SandboxLink) => boolean) => {
    const link = [...bank.links.values()].find(
      (known) => known.via?.dialect === 'paypal' && known.state !== 'pending' && isIt(known),
    );
    if (!link) throw notFound();
    return describe.seller(link);
  };
  const sellers = '/v1/customer/partners/:partner/merchant-integrations';
  const refuseOthers = (partner: string) => {
    if (partner !== keys.merchantId) throw new PaypalError(403, 'PERMISSION_DENIED');
  };
  calls.get<{ Params: { partner: string }; Querystring: { tracking_id?: string } }>(
    sellers,
    (request, reply) =>
      faults.run('read', reply, async () => {
        refuseOthers(request.params.partner);
        const { merchant_id, tracking_id } = findSeller(
          ({ key }) => key === request.query.tracking_id,
        );
        return { merchant_id, tracking_id };
      }),
  );
  calls.get<{ Params: { partner: string; merchant: string } }>(
    `${sellers}/:merchant`,
    (request, reply) =>
      faults.run('read', reply, async () => {
        refuseOthers(request.params.partner);
        return findSeller((link) => describe.seller(link).merchant_id === request.params.merchant);
      }),
  );
}

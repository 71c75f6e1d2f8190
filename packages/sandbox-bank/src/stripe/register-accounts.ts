import type Stripe from 'stripe';
import { queryOf, type StripeCalls } from './stripe-calls.ts';
import { reportMissing, reportNoAccess, StripeRefusal } from './stripe-errors.ts';
import { toId, toRef } from './stripe-ids.ts';
import { listPage } from './stripe-lists.ts';
import {
  accountLinkParams,
  accountParams,
  listParams,
  transferListParams,
  transferParams,
} from './stripe-params.ts';

const pageLifeSeconds = 300;

/** Linked accounts, the links to their forms, and transfers to them. */
export function registerAccounts(calls: StripeCalls): void {
  const { bank, objects, publicUrl, bankKey, findLink, read, write } = calls;
  const { rows } = bank;

  write('/v1/accounts', 'link', async (_id, request) => {
    const { expand: _, ...wanted } = accountParams.parse(request.body);
    const link = await bank.createLink(bankKey(request, 'link'), {
      payee: wanted.business_profile?.name ?? '',
      language: '',
      returnUrl: '',
      via: { dialect: 'stripe', fields: wanted },
    });
    return objects.account(link);
  });
  read('/v1/accounts/:id', (id) => {
    const link = findLink(id);
    if (!link) throw reportNoAccess(id);
    return objects.account(link);
  });
  read('/v1/accounts', (_id, request) => {
    const own = [...rows.links.values()].filter(({ ref }) => findLink(toId('account', ref)));
    return listPage(own, listParams.parse(queryOf(request)), {
      id: ({ ref }) => toId('account', ref),
      at: ({ createdAt }) => createdAt,
      make: objects.account,
    });
  });
  write('/v1/account_links', 'link', async (_id, request) => {
    const wanted = accountLinkParams.parse(request.body);
    const link = findLink(wanted.account);
    if (!link) throw reportMissing('account', wanted.account, 400, 'account');
    await bank.openLink(link.ref, wanted.return_url);
    const created = Math.floor(bank.now().getTime() / 1_000);
    return {
      object: 'account_link',
      created,
      expires_at: created + pageLifeSeconds,
      url: `${publicUrl()}/link/${link.ref}`,
    } satisfies Stripe.AccountLink;
  });

  write('/v1/transfers', 'payout', async (_id, request) => {
    const { amount, currency, destination, metadata } = transferParams.parse(request.body);
    const link = findLink(destination);
    if (!link) throw reportMissing('destination', destination, 400, 'destination');
    // Accounts whose number ends so take nothing.
    if (link.state !== 'active' || link.account?.label.endsWith('0000'))
      throw new StripeRefusal(
        400,
        'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
        { code: 'insufficient_capabilities_for_transfer' },
      );
    const payout = await bank.createPayout(bankKey(request, 'payout'), {
      account: destination,
      amount: String(amount),
      currency: currency.toUpperCase(),
      via: { dialect: 'stripe', fields: { metadata } },
    });
    return objects.transfer(payout);
  });
  read('/v1/transfers/:id', (id) => {
    const payout = rows.payouts.get(toRef('transfer', id));
    if (payout?.via?.dialect !== 'stripe') throw reportMissing('transfer', id);
    return objects.transfer(payout);
  });
  read('/v1/transfers', (_id, request) => {
    const wanted = transferListParams.parse(queryOf(request));
    const own = [...rows.payouts.values()].filter(
      ({ via, account }) =>
        via?.dialect === 'stripe' &&
        (wanted.destination === undefined || wanted.destination === account),
    );
    return listPage(own, wanted, {
      id: ({ ref }) => toId('transfer', ref),
      at: ({ createdAt }) => createdAt,
      make: objects.transfer,
    });
  });
}

import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import {
  listRails,
  type PayoutRail,
  type Rail,
  type readPayoutRails,
} from '@vitrine/contract/shop/payout-rails.ts';
import type { Ctx } from '#platform/context.ts';
import { hasBankTransfers, listProviders } from '../payments/index.ts';

/** Which rails of this platform serve a country and a currency, and why the others do not. */
export async function readRails(
  ctx: Ctx,
  { country, currency }: EndpointInput<typeof readPayoutRails>['query'],
): Promise<Rail[]> {
  const configured = new Set<PayoutRail>(listProviders(ctx).flatMap(({ rail }) => rail ?? []));
  if (await hasBankTransfers(ctx)) configured.add('bank_file');
  return listRails(country, currency, configured);
}

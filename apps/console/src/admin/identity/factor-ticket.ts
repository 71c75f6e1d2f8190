import type { FactorTicket } from '@vitrine/contract/admin/identity.ts';
import { CallFailed } from '@vitrine/contract/client.ts';

/** The ticket of the second step, when that is what a first step ended with. */
export function ticketOf(failure: unknown): string | undefined {
  if (!(failure instanceof CallFailed) || failure.code !== 'second-factor-needed') return undefined;
  return (failure.data as FactorTicket).ticket;
}

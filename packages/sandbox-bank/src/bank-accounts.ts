import type { BankRecord } from './bank-record.ts';
import { hashOf, newRef, nextBankDay, Refusal } from './bank-rows.ts';
import type { SandboxLink, SandboxPayout } from './sandbox.types.ts';

/** An account whose number ends with these digits rejects every payout. */
const closedEnding = '0000';

/** Starts linking an account; the user decides on the bank's page. */
export function createLink(
  record: BankRecord,
  key: string,
  input: Pick<SandboxLink, 'payee' | 'language' | 'returnUrl' | 'via'>,
): Promise<SandboxLink> {
  return record.alone(key, () => create(record, key, input));
}

async function create(
  record: BankRecord,
  key: string,
  input: Parameters<typeof createLink>[2],
): Promise<SandboxLink> {
  const bodyHash = hashOf(input);
  const known = record.known(record.rows.find('link', key), bodyHash);
  if (known) return known;
  const row: SandboxLink = {
    ...input,
    ref: newRef('lnk'),
    key,
    bodyHash,
    state: 'pending',
    failure: null,
    account: null,
    createdAt: record.at(),
  };
  await record.write({ at: record.at(), kind: 'link', row });
  return row;
}

/** The account that a link leads to; some APIs name it before the person has decided. */
const deriveAccountRef = ({ ref }: Pick<SandboxLink, 'ref'>): string =>
  ref.replace(/^lnk_/, 'acct_');

/** Sets where the person goes from the bank's page, for an API that names it after the link is made. */
export function openLink(
  record: BankRecord,
  ref: string,
  returnUrl: string,
): Promise<SandboxLink | undefined> {
  const key = record.rows.links.get(ref)?.key ?? '';
  return record.alone(key, async () => {
    const link = record.rows.links.get(ref);
    if (!link) return undefined;
    const row = { ...link, returnUrl };
    await record.write({ at: record.at(), kind: 'link', row });
    return row;
  });
}

type Decision = 'approve' | 'refuse' | 'reject';

/** The user's decision on the linking page. */
export async function decideLink(
  record: BankRecord,
  ref: string,
  decision: Decision,
  digits: string,
): Promise<SandboxLink | undefined> {
  const link = record.rows.links.get(ref);
  return link && record.alone(link.key, () => decide(record, ref, decision, digits));
}

async function decide(
  record: BankRecord,
  ref: string,
  decision: Decision,
  digits: string,
): Promise<SandboxLink | undefined> {
  const link = record.rows.links.get(ref);
  if (link?.state !== 'pending') return link;
  const number = digits.replaceAll(/\D/g, '');
  const row: SandboxLink =
    decision === 'approve'
      ? {
          ...link,
          state: 'active',
          account: {
            ref: deriveAccountRef(link),
            label: `Sandbox Bank ••${number.slice(-4).padStart(4, '0')}`,
            fingerprint: `sandbox-bank-${hashOf(number).slice(0, 24)}`,
          },
        }
      : {
          ...link,
          state: 'refused',
          failure: decision === 'refuse' ? 'refused_by_user' : 'refused_by_provider',
        };
  await record.tell({ at: record.at(), kind: 'link', row }, `link.${row.state}`);
  return row;
}

/** Sends money to a linked account; it arrives on the bank's next working day. */
export function createPayout(
  record: BankRecord,
  key: string,
  input: Pick<SandboxPayout, 'account' | 'amount' | 'currency' | 'via'>,
): Promise<SandboxPayout> {
  return record.alone(key, () => send(record, key, input));
}

async function send(
  record: BankRecord,
  key: string,
  input: Parameters<typeof createPayout>[2],
): Promise<SandboxPayout> {
  const bodyHash = hashOf(input);
  const known = record.known(record.rows.find('payout', key), bodyHash);
  if (known) return known;
  const link = record.rows.findAccount(input.account);
  if (link?.state !== 'active') throw new Refusal('account_unknown');
  if (record.takeShortage()) throw new Refusal('balance_insufficient');
  const isClosed = link.account?.label.endsWith(closedEnding) ?? false;
  // A transfer to an account at the same provider is there at once.
  const sentState = input.via?.dialect === 'stripe' ? 'paid' : 'in_transit';
  const row: SandboxPayout = {
    ...input,
    ref: newRef('po'),
    key,
    bodyHash,
    createdAt: record.at(),
    state: isClosed ? 'failed' : sentState,
    failure: isClosed ? 'account_closed' : null,
    expectedAt: nextBankDay(record.now()).toISOString(),
  };
  await record.tell({ at: record.at(), kind: 'payout', row }, `payout.${row.state}`);
  return row;
}

/** A payout comes back: the receiver did not claim it in time, or it had arrived and was returned. */
export async function returnPayout(
  record: BankRecord,
  refOrKey: string,
): Promise<SandboxPayout | undefined> {
  const known = record.rows.find('payout', refOrKey);
  return (
    known &&
    record.alone(known.key, async () => {
      const payout = record.rows.payouts.get(known.ref) ?? known;
      if (payout.state !== 'in_transit' && payout.state !== 'paid') return payout;
      const failure = payout.state === 'paid' ? 'came_back' : 'not_claimed';
      const row: SandboxPayout = { ...payout, state: 'returned', failure };
      await record.tell({ at: record.at(), kind: 'payout', row }, 'payout.returned');
      return row;
    })
  );
}

/** The current state of a payout: the bank books it once its day is reached. */
export async function findPayout(
  record: BankRecord,
  refOrKey: string,
): Promise<SandboxPayout | undefined> {
  const payout = record.rows.find('payout', refOrKey);
  return payout && record.alone(payout.key, () => bookIfDue(record, payout.ref));
}

async function bookIfDue(record: BankRecord, ref: string): Promise<SandboxPayout | undefined> {
  const payout = record.rows.payouts.get(ref);
  if (payout?.state !== 'in_transit' || record.at() < payout.expectedAt) return payout;
  const row: SandboxPayout = { ...payout, state: 'paid' };
  await record.tell({ at: record.at(), kind: 'payout', row }, 'payout.paid');
  return row;
}

/** The owner takes the shop's access to a linked account away in the provider's own pages, or gives it again. */
export function changeAccess(
  record: BankRecord,
  ref: string,
  isGranted: boolean,
): Promise<SandboxLink | undefined> {
  const key = record.rows.links.get(ref)?.key ?? '';
  return record.alone(key, async () => {
    const link = record.rows.links.get(ref);
    if (!link?.account) return link;
    const row: SandboxLink = {
      ...link,
      state: isGranted ? 'active' : 'refused',
      failure: isGranted ? null : 'refused_by_user',
    };
    await record.tell({ at: record.at(), kind: 'link', row }, `link.${row.state}`);
    return row;
  });
}

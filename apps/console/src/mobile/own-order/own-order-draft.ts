import { create } from 'zustand';
import { useUser } from '../../lib/account.ts';
import type { AddressFields } from '../../shop/sample/sample-address.rules.ts';
import type { SampleLine } from '../../shop/sample/sample-lines.rules.ts';

interface OwnOrderDraft {
  /** Whose it is: somebody else who signs in on this phone begins anew. */
  owner: string | undefined;
  lines: readonly SampleLine[];
  country: string | undefined;
  address: AddressFields | undefined;
}

const empty: OwnOrderDraft = { owner: undefined, lines: [], country: undefined, address: undefined };
const useDraft = create<OwnOrderDraft>(() => empty);

/** What is chosen for oneself, kept while other pages are looked at; never beyond the open site. */
export function useOwnOrderDraft() {
  const owner = useUser()?.email;
  const kept = useDraft();
  const draft = kept.owner === owner ? kept : empty;
  return {
    ...draft,
    change: (change: Partial<Omit<OwnOrderDraft, 'owner'>>) => {
      const now = useDraft.getState();
      useDraft.setState({ ...(now.owner === owner ? now : empty), ...change, owner });
    },
  };
}

import { useMemo } from 'react';
import { create } from 'zustand';
import { useUser } from '../../lib/account.ts';
import { formDrafts } from '../../lib/form-draft-store.ts';
import type { AddressFields } from '../../shop/own-orders/own-order-address.rules.ts';
import type { OwnOrderLine } from '../../shop/own-orders/own-order-lines.rules.ts';

interface OwnOrderDraft {
  /** The owner of the draft: another user who signs in on this phone starts a new one. */
  owner: string | undefined;
  lines: readonly OwnOrderLine[];
  country: string | undefined;
  address: AddressFields | undefined;
}

const empty: OwnOrderDraft = {
  owner: undefined,
  lines: [],
  country: undefined,
  address: undefined,
};
const useDraft = create<OwnOrderDraft>(() => empty);

const formName = 'own-order-phone';
const readKept = (owner: string | undefined) => ({
  ...empty,
  ...(owner ? (formDrafts.read(owner, formName) as Partial<OwnOrderDraft> | undefined) : {}),
});

/** What is chosen for oneself, kept while other pages are looked at and over a reload. */
export function useOwnOrderDraft() {
  const owner = useUser()?.userId;
  const kept = useDraft();
  const stored = useMemo(() => readKept(owner), [owner]);
  const draft = kept.owner === owner ? kept : stored;
  return {
    ...draft,
    change: (change: Partial<Omit<OwnOrderDraft, 'owner'>>) => {
      const now = useDraft.getState();
      const next = { ...(now.owner === owner ? now : stored), ...change, owner };
      useDraft.setState(next);
      if (owner) formDrafts.keep(owner, formName, next, { ...empty, owner });
    },
  };
}

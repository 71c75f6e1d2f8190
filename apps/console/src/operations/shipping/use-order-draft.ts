import { useState } from 'react';

/** The choices for the open order until it is shipped. */
interface OrderDraft {
  carrier: string;
  /** The carrier does not follow from the number. */
  needsCarrier: boolean;
  problem: string | undefined;
  /** Other orders in the same parcel. */
  joined: readonly string[];
  /** The units of a part; all of the order if not given. */
  lines: { lineId: string; quantity: number }[] | undefined;
  dialog: 'hold' | 'part' | undefined;
}

const emptyDraft: OrderDraft = {
  carrier: '',
  needsCarrier: false,
  problem: undefined,
  joined: [],
  lines: undefined,
  dialog: undefined,
};

/** Ends with its order: the desk stays, because the next code may be half typed into it. */
export function useOrderDraft(orderId: string) {
  const [draft, setDraft] = useState({ ...emptyDraft, orderId });
  if (draft.orderId !== orderId) setDraft({ ...emptyDraft, orderId });
  return {
    draft: draft.orderId === orderId ? draft : emptyDraft,
    change: (changed: Partial<OrderDraft>) =>
      setDraft((was) => (was.orderId === orderId ? { ...was, ...changed } : was)),
  };
}

export type OrderDraftWork = ReturnType<typeof useOrderDraft>;

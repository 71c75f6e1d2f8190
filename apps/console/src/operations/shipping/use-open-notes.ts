import { type OrderNote, tickOffOrderNote } from '@vitrine/contract/shop/order-notes.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useOnline } from '../../lib/use-online.ts';
import type { Packing } from './use-packing.ts';

/** A note to read before packing. */
export interface OpenNote {
  orderId: string;
  /** The other order of the parcel that it is about. */
  joinedNumber: string | undefined;
  note: OrderNote;
}

/** Notes of the open order and of those in the same parcel. Without a network, one that was read is hidden here only. */
export function useOpenNotes(packing: Packing | undefined, joined: readonly string[]) {
  const isOnline = useOnline();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const hide = (noteId: string) => setRead((was) => new Set([...was, noteId]));
  const ticking = useApiMutation(tickOffOrderNote, {
    onSuccess: (_answer, { params }) => hide(params.noteId),
    invalidates: [
      platformKeys.orders(),
      platformKeys.orderCounts(),
      platformKeys.order(),
      platformKeys.shipQueue(),
    ],
  });
  const busyId = ticking.input?.params.noteId;
  const ofOrder = (notes: readonly OrderNote[], orderId: string, joinedNumber?: string) =>
    notes.map((note): OpenNote => ({ orderId, joinedNumber, note }));
  const notes = packing
    ? [
        ...ofOrder(packing.notes, packing.order.id),
        ...packing.together.flatMap((other) =>
          joined.includes(other.id) ? ofOrder(other.notes, other.id, other.number) : [],
        ),
      ].filter(({ note }) => !read.has(note.id))
    : [];
  return {
    notes,
    busyId,
    tickOff: ({ orderId, note }: OpenNote) => {
      if (note.id === busyId) return;
      if (!isOnline) return hide(note.id);
      void ticking.run({ params: { orderId, noteId: note.id }, body: { isDone: true } });
    },
  };
}

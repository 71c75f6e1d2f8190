import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { claimPacking, readPacking, releasePacking } from '@vitrine/contract/shop/ship-queue.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';

export type Packing = EndpointAnswer<typeof readPacking>;

const packingQuery = (orderId: string) => ({
  queryKey: platformKeys.shipQueue('packing', orderId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.read(readPacking, { params: { orderId } }, signal),
});

/** A claim lasts ten minutes; one that is still worked on is renewed before. */
const renewEveryMs = 4 * 60_000;

/** The order on which this tab has a claim. */
export type HeldClaim = RefObject<string | undefined>;

const release = (orderId: string) =>
  void bestEffort(api.call(releasePacking, { params: { orderId } }, { suppressToast: true }));

/** Claims an order, and ends the claim on the one before with the same request; a colleague who was faster is shown. */
async function claim(orderId: string, instead: string | undefined): Promise<void> {
  const answer = await bestEffort(
    api.call(
      claimPacking,
      { params: { orderId }, body: { takesOver: false, ...(instead ? { instead } : {}) } },
      { suppressToast: true },
    ),
  );
  if (answer && !answer.packer.isSelf)
    await queryClient.invalidateQueries({ queryKey: platformKeys.shipQueue() });
}

/** The claim of this tab, which ends with the page. */
export function useHeldClaim(): HeldClaim {
  const held = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (held.current) release(held.current);
    },
    [],
  );
  return held;
}

interface PackingOptions {
  orderId: string;
  mayFulfil: boolean;
  /** The user scanned or opened the order, or typed: one that only came next is nobody’s. */
  hasBegun: boolean;
  held: HeldClaim;
}

/** The order that is packed. Colleagues see who packs it from the moment that work on it begins; an order that a colleague packs stays his. */
export function usePacking({ orderId, mayFulfil, hasBegun, held }: PackingOptions) {
  const packing = useQuery(packingQuery(orderId));
  const isToShip = packing.data?.order.can.ship === true || packing.data?.replacement != null;
  const packer = packing.data?.packer;
  const isLocked = isToShip && packer !== null && packer?.isSelf === false;
  const isKnown = packing.data !== undefined;
  const claims = mayFulfil && isToShip && !isLocked && packing.data?.hold == null;
  useEffect(() => {
    const before = held.current === orderId ? undefined : held.current;
    if (!claims || !hasBegun) {
      if (before && (!hasBegun || isKnown)) {
        held.current = undefined;
        release(before);
      }
      return;
    }
    held.current = orderId;
    void claim(orderId, before);
    const timer = setInterval(() => void claim(orderId, undefined), renewEveryMs);
    return () => clearInterval(timer);
  }, [claims, hasBegun, isKnown, orderId, held]);
  const takingOver = useApiMutation(claimPacking, { invalidates: [platformKeys.shipQueue()] });
  return {
    packing,
    isLocked,
    takeOver: {
      isBusy: takingOver.isBusy,
      run: () => void takingOver.run({ params: { orderId }, body: { takesOver: true } }),
    },
  };
}

/** Reads the order that comes next, so that it is there at once. */
export function useReadAhead(orderId: string | undefined): void {
  useEffect(() => {
    if (orderId)
      void bestEffort(queryClient.prefetchQuery({ ...packingQuery(orderId), staleTime: 30_000 }));
  }, [orderId]);
}

import { useQuery } from '@tanstack/react-query';
import { claimPacking, readPacking, releasePacking } from '@vitrine/contract/shop/ship-queue.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';

const packingQuery = (orderId: string) => ({
  queryKey: platformKeys.shipQueue('packing', orderId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.read(readPacking, { params: { orderId } }, signal),
});

/** A claim lasts ten minutes; one that is still worked on is renewed before. */
const renewEveryMs = 4 * 60_000;

/** The order that is packed. While it is open, colleagues see who packs it; an order that a colleague packs stays his. */
export function usePacking(orderId: string | undefined, mayFulfil: boolean) {
  const packing = useQuery({ ...packingQuery(orderId ?? ''), enabled: orderId !== undefined });
  const isToShip = packing.data?.order.can.ship === true;
  const packer = packing.data?.packer;
  const isLocked = isToShip && packer !== null && packer?.isSelf === false;
  const claims = orderId !== undefined && mayFulfil && isToShip && !isLocked;
  useEffect(() => {
    if (!claims || !orderId) return;
    const claim = () =>
      void bestEffort(
        api.call(
          claimPacking,
          { params: { orderId }, body: { takesOver: false } },
          { suppressToast: true },
        ),
      );
    claim();
    const timer = setInterval(claim, renewEveryMs);
    return () => {
      clearInterval(timer);
      void bestEffort(api.call(releasePacking, { params: { orderId } }, { suppressToast: true }));
    };
  }, [claims, orderId]);
  const takingOver = useApiMutation(claimPacking, { invalidates: [platformKeys.shipQueue()] });
  return {
    packing,
    isLocked,
    takeOver: {
      isBusy: takingOver.isBusy,
      run: () => orderId && void takingOver.run({ params: { orderId }, body: { takesOver: true } }),
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

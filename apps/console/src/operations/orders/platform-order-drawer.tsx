import { useQuery } from '@tanstack/react-query';
import { type PlatformOrderDetail, readPlatformOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { lazy, Suspense } from 'react';
import { api } from '../../lib/api.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { DrawerSteps } from '../../shop/orders/drawer-steps.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import '../../shop/orders/orders.css';
import { TestMark } from '../../shop/orders/test-mark.tsx';
import { PlatformStatusTag } from './platform-status.tsx';

const loadParts = () => import('./platform-order-body.tsx');
const Body = lazy(async () => ({ default: (await loadParts()).PlatformOrderBody }));
const Foot = lazy(async () => ({ default: (await loadParts()).PlatformOrderFoot }));
const skeleton = <SkeletonRows rows={6} height={48} />;

interface PlatformOrderDrawerProps {
  orderId: string | undefined;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onShipped: (order: PlatformOrderDetail) => void;
  /** The next parcel begins with its number: the person goes through the list. */
  hasShipped: boolean;
}

/** One order of any store; what it shows is loaded with the first order that is opened. */
export function PlatformOrderDrawer({
  orderId,
  onClose,
  onPrevious,
  onNext,
  onShipped,
  hasShipped,
}: PlatformOrderDrawerProps) {
  const detail = useQuery({
    queryKey: platformKeys.order(orderId),
    // Both are on their way at once, and a part that cannot be loaded is an error of the drawer with its "Try again".
    queryFn: async ({ signal }) => {
      const [order] = await Promise.all([
        api.read(readPlatformOrder, { params: { orderId: orderId ?? '' } }, signal),
        loadParts(),
      ]);
      return order;
    },
    enabled: orderId !== undefined,
  });
  const order = detail.data;
  const mayFulfil = useHasPerm('platform:order:fulfil');
  return (
    <Overlay
      isOpen={orderId !== undefined}
      onClose={onClose}
      title={order?.number ?? '…'}
      note={
        order && (
          <>
            <PlatformStatusTag order={order} />
            <TestMark isTest={order.isTest} />
          </>
        )
      }
      extra={<DrawerSteps onPrevious={onPrevious} onNext={onNext} />}
      foot={
        order?.can.ship &&
        mayFulfil && (
          <Suspense>
            <Foot order={order} />
          </Suspense>
        )
      }
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!order && !detail.isError && orderId && skeleton}
      {order && (
        <Suspense fallback={skeleton}>
          <Body order={order} onShipped={onShipped} hasShipped={hasShipped} />
        </Suspense>
      )}
    </Overlay>
  );
}

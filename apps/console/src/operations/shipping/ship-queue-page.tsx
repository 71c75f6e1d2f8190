import { Button } from 'antd';
import { ClipboardPaste } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useOnline } from '../../lib/use-online.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { AllShipped } from './all-shipped.tsx';
import { PackingDesk } from './packing-desk.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type FindField, QueueList } from './queue-list.tsx';
import { type ChosenOrder, findNextToPack, findStep } from './queue-order.rules.ts';
import { QueuePapers } from './queue-papers.tsx';
import { QueueProgress } from './queue-progress.tsx';
import { ScanStopped } from './scan-stopped.tsx';
import { useChosenOrder } from './use-chosen-order.ts';
import { useHeldClaim, useReadAhead } from './use-packing.ts';
import { useQueueKeys, useScans } from './use-queue-keys.ts';
import { useScanQueue } from './use-scan-queue.ts';
import { useShipQueue } from './use-ship-queue.ts';
import { readWaitingParcels, useShipping } from './use-shipping.ts';
import { findLeftRows, type ParcelToShip } from './waiting-parcels.rules.ts';
import '../../ui/page-head.css';
import './ship-queue.css';

const without = (all: ReadonlySet<string>, ids: readonly string[]): Set<string> =>
  new Set([...all].filter((id) => !ids.includes(id)));

/** Orders to ship, one after the other: the list, and the order that is packed. */
export default function ShipQueuePage() {
  const t = useText(shipQueueTexts);
  const mayFulfil = useHasPerm('platform:order:fulfil');
  const isOnline = useOnline();
  const [done, setDone] = useState<ReadonlySet<string>>(
    () => new Set(findLeftRows(readWaitingParcels())),
  );
  const [heldAt, setHeldAt] = useState<ReadonlyMap<string, number>>(new Map());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [isPasting, setPasting] = useState(false);
  const isShown = useIsShown();
  const find = useRef<FindField>(null);
  const { queue, groups, rows } = useShipQueue({ done, heldAt });
  const held = useHeldClaim();
  const { chosen, choose, show, hasBegun, begin } = useChosenOrder(
    findNextToPack(rows, undefined, { done, skipped }),
  );
  const next = findNextToPack(rows, chosen?.id, { done, skipped });
  useReadAhead(next?.id);

  const scans = useScanQueue({ chosen, onOpen: choose });
  /** An order is opened by hand: what is half typed was for the one before. */
  const open = (order: ChosenOrder | undefined) => {
    scans.clear();
    choose(order);
  };

  const leave = (ids: readonly string[]) => {
    const left = new Set([...done, ...ids]);
    setDone(left);
    show(findNextToPack(rows, chosen?.id, { done: left, skipped }));
  };
  const leaveOnHold = (row: string) => {
    setHeldAt((was) => new Map([...was, [row, Date.now()]]));
    scans.clear();
    show(findNextToPack(rows, chosen?.id, { done: new Set([...done, row]), skipped }));
  };
  const shipping = useShipping({
    onShipped: (parcel) => {
      // The server ends the claim with the shipment.
      if (parcel.orders.some(({ id }) => id === held.current)) held.current = undefined;
      leave(findLeftRows([parcel]));
    },
    onUndone: (parcel: ParcelToShip) => {
      setDone((was) => without(was, findLeftRows([parcel])));
      open(parcel.orders[0]);
    },
  });
  const goTo = (row: ChosenOrder | undefined) => row && open(row);
  const skip = () => {
    if (!chosen) return;
    setSkipped((was) => new Set([...was, chosen.id]));
    scans.clear();
    if (next) show(next);
  };
  useQueueKeys({
    j: () => goTo(findStep(rows, chosen?.id, 1)),
    k: () => goTo(findStep(rows, chosen?.id, -1)),
    s: skip,
    u: shipping.undo,
    '/': () => find.current?.focus(),
  });
  const findScan = (code: string) => find.current?.type(code);
  // An open order takes it as its tracking number.
  useScans(chosen ? undefined : findScan);
  if (queue.isError) return <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />;
  return (
    <div className="ship-page">
      <div className="page-head">
        <QueueProgress data={queue.data} />
        <div className="cluster gap-8">
          <QueuePapers groups={groups} />
          {mayFulfil && (
            <Button
              icon={<ClipboardPaste size={16} aria-hidden />}
              onClick={() => setPasting(true)}
            >
              {t('paste')}
            </Button>
          )}
        </div>
      </div>
      {!isOnline && (
        <p className="ship-offline" role="status">
          {shipping.waiting.length
            ? t('offlineWaiting', { count: shipping.waiting.length })
            : t('offline')}
        </p>
      )}
      <ScanStopped scans={scans} />
      {!queue.data ? (
        <SkeletonRows rows={8} height={54} hasPicture />
      ) : (
        <div className="ship-queue">
          <QueueList
            groups={groups}
            currentId={chosen?.id}
            onChoose={open}
            scans={scans}
            findRef={find}
          />
          {chosen ? (
            <PackingDesk
              chosen={chosen}
              next={next?.number}
              mayFulfil={mayFulfil}
              shipping={shipping}
              scans={scans}
              claim={{ hasBegun, begin, held }}
              onScan={findScan}
              onHeld={leaveOnHold}
            />
          ) : (
            <AllShipped
              shipped={queue.data.shippedToday}
              held={groups.find(({ group }) => group === 'held')?.count ?? 0}
              shipping={shipping}
            />
          )}
        </div>
      )}
      {isPasting && isShown && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onShipped={({ batchKey, orders }) => {
            setPasting(false);
            leave(orders.map(({ id }) => id));
            shipping.remember({
              orders,
              carrier: '',
              trackingNumber: '',
              at: Date.now(),
              undo: { batchKey },
            });
          }}
        />
      )}
    </div>
  );
}

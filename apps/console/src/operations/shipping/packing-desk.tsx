import { useEffect, useRef } from 'react';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PackingKeys } from './packing-keys.tsx';
import { PackingWork } from './packing-work.tsx';
import type { ChosenOrder } from './queue-order.rules.ts';
import { readScan } from './scan.rules.ts';
import { type ScanField, ScanLine } from './scan-line.tsx';
import { useOpenNotes } from './use-open-notes.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { type HeldClaim, usePacking } from './use-packing.ts';
import { findCarrier, usePackingScans } from './use-packing-scans.ts';
import { isDialogOpen, useQueueKeys, useScans } from './use-queue-keys.ts';
import type { ScanQueueWork } from './use-scan-queue.ts';
import type { useShipping } from './use-shipping.ts';

interface PackingDeskProps {
  chosen: ChosenOrder;
  next: string | undefined;
  mayFulfil: boolean;
  shipping: ReturnType<typeof useShipping>;
  scans: ScanQueueWork;
  /** Work on the order has begun or not, and the order that this tab claims. */
  claim: { hasBegun: boolean; begin: () => void; held: HeldClaim };
  /** A code is scanned while the order cannot be shipped: it is the number of another one. */
  onScan: (code: string) => void;
  onHeld: (row: string) => void;
}

/** The order that is packed: its tracking number is scanned, and the return key ships it. */
export function PackingDesk({
  chosen,
  next,
  mayFulfil,
  shipping,
  scans,
  claim,
  onScan,
  onHeld,
}: PackingDeskProps) {
  const field = useRef<ScanField>(null);
  const orderDraft = useOrderDraft(chosen.id);
  const { draft, change } = orderDraft;
  const { hasBegun, begin, held } = claim;
  const { packing, isLocked, takeOver } = usePacking({
    orderId: chosen.id,
    mayFulfil,
    hasBegun,
    held,
  });
  const order = packing.data?.order;
  const { notes, busyId, tickOff } = useOpenNotes(packing.data, draft.joined);
  const [firstNote] = notes;
  const isDue = order?.can.ship || packing.data?.replacement != null;
  const isClosed = !isDue || isLocked || packing.data?.hold != null;
  // Until the order is read, its number may already be scanned.
  const isOff = !mayFulfil || (isClosed && !packing.isPending);
  const focus = () => field.current?.focus();
  const { restored, openings } = scans;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each order that opens, also for the same one again
  useEffect(() => {
    // A paste into a dialog that was opened meanwhile must not arrive here.
    if (!isOff && !isDialogOpen()) field.current?.focus();
  }, [isOff, chosen.id, openings]);
  const typed = scans.typed('tracking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the field closes, with the code that is half in it
  useEffect(() => {
    if (!isOff || !typed) return;
    scans.clear();
    onScan(typed);
  }, [isOff]);
  useEffect(() => {
    // It is chosen, so that the next scan replaces it.
    if (restored && !isDialogOpen()) field.current?.focus({ cursor: 'all' });
  }, [restored]);
  /** A note is ticked off before its order leaves. */
  const readNote = () => {
    if (!firstNote || !mayFulfil || isLocked) return;
    begin();
    tickOff(firstNote);
    field.current?.focus({ cursor: 'all' });
  };
  const { press } = usePackingScans({
    chosen,
    packing: packing.data,
    isOff,
    isFailed: packing.isError,
    scans,
    draft: orderDraft,
    shipping,
    hasNote: firstNote !== undefined,
    readNote,
  });
  useQueueKeys({ t: focus, n: readNote });
  const type = (text: string) => {
    // The number of another order is no work on this one.
    if (!scans.isBusy && readScan(text).kind === 'tracking') begin();
    scans.type('tracking', text);
    change({ problem: undefined });
  };
  useScans((code) => {
    if (isOff) return onScan(code);
    type(code);
    return focus();
  });
  const scan = readScan(typed);
  const refused = scans.stops.find(({ order: stopped }) => stopped?.id === chosen.id);
  return (
    <section className="card packing-desk" aria-label={chosen.number}>
      <ScanLine
        number={chosen.number}
        next={next}
        typed={typed}
        scan={scan}
        carrier={findCarrier(draft.carrier, scan)}
        needsCarrier={draft.needsCarrier}
        failure={draft.problem}
        isRefused={refused?.code === typed.trim()}
        isOff={isOff}
        inWork={scans.codes}
        fieldRef={field}
        onType={type}
        onCarrier={(carrier) => {
          change({ carrier, problem: undefined });
          focus();
        }}
        onSend={press}
      />
      {packing.isError && (
        <ErrorState error={packing.error} onRetry={() => void packing.refetch()} />
      )}
      {!packing.data && !packing.isError && (
        <div className="packing-main column gap-8">
          <SkeletonRows rows={4} height={70} hasPicture />
        </div>
      )}
      {packing.data && (
        <PackingWork
          key={chosen.id}
          chosen={chosen}
          packing={packing.data}
          draft={orderDraft}
          mayFulfil={mayFulfil}
          isLocked={isLocked}
          isOff={isOff}
          takeOver={takeOver}
          notes={notes}
          busyNoteId={busyId}
          onTickOff={tickOff}
          onBegin={begin}
          onFocus={focus}
          onHeld={onHeld}
        />
      )}
      <PackingKeys
        without={[
          ...(firstNote ? [] : (['N'] as const)),
          ...(order?.isMasked ? (['P'] as const) : []),
        ]}
        shipping={shipping}
      />
    </section>
  );
}

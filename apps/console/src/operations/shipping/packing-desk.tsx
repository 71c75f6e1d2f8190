import { findScanned } from '@vitrine/contract/shop/ship-queue.ts';
import { toTrackingNumber } from '@vitrine/contract/shop/tracking-numbers.ts';
import { Button } from 'antd';
import { CircleSlash, Split } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { PackingHead } from './packing-head.tsx';
import { PackingKeys } from './packing-keys.tsx';
import { PackingLines } from './packing-lines.tsx';
import { PackingNotes } from './packing-notes.tsx';
import { PackingNotices } from './packing-notices.tsx';
import { PackingSide } from './packing-side.tsx';
import { PartDialog } from './part-dialog.tsx';
import type { ChosenOrder } from './queue-list.tsx';
import { readScan } from './scan.rules.ts';
import { type ScanField, ScanLine } from './scan-line.tsx';
import { useOpenNotes } from './use-open-notes.ts';
import { type HeldClaim, usePacking } from './use-packing.ts';
import { isDialogOpen, useQueueKeys, useScans } from './use-queue-keys.ts';
import type { useShipping } from './use-shipping.ts';
import { createParcelKey } from './waiting-parcels.rules.ts';

interface PackingDeskProps {
  chosen: ChosenOrder;
  next: string | undefined;
  mayFulfil: boolean;
  shipping: ReturnType<typeof useShipping>;
  /** Work on the order has begun or not, and the order that this tab claims. */
  claim: { hasBegun: boolean; begin: () => void; held: HeldClaim };
  onChoose: (order: ChosenOrder) => void;
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
  claim,
  onChoose,
  onScan,
  onHeld,
}: PackingDeskProps) {
  const t = useText(shipQueueTexts);
  const field = useRef<ScanField>(null);
  const [typed, setTyped] = useState('');
  const [chosenCarrier, setCarrier] = useState('');
  const [problem, setProblem] = useState<string>();
  const [needsCarrier, setNeedsCarrier] = useState(false);
  const [joined, setJoined] = useState<readonly string[]>([]);
  const [lines, setLines] = useState<{ lineId: string; quantity: number }[]>();
  const [dialog, setDialog] = useState<'hold' | 'part'>();
  const isShown = useIsShown();
  const { hasBegun, begin, held } = claim;
  const { packing, isLocked, takeOver } = usePacking({
    orderId: chosen.id,
    mayFulfil,
    hasBegun,
    held,
  });
  const order = packing.data?.order;
  const { notes, busyId, tickOff } = useOpenNotes(packing.data, joined);
  const [firstNote] = notes;
  const returnId = packing.data?.replacement?.returnId;
  const isDue = order?.can.ship || returnId !== undefined;
  const isOff = !mayFulfil || !isDue || isLocked || packing.data?.hold != null;
  const scan = readScan(typed);
  const carrier =
    chosenCarrier || (scan.kind === 'tracking' ? (scan.detected?.carrier.name ?? '') : '');
  const focus = () => field.current?.focus();
  useEffect(() => {
    // A paste into a dialog that was opened meanwhile must not arrive here.
    if (!isOff && !isDialogOpen()) field.current?.focus();
  }, [isOff]);

  const send = (number: string) => {
    const together = packing.data?.together.filter(({ id }) => joined.includes(id)) ?? [];
    shipping.ship({
      orders: [
        { id: chosen.id, number: chosen.number, ...(returnId ? { returnId } : {}) },
        ...together.map((other) => ({
          id: other.id,
          number: other.number,
          ...(other.returnId ? { returnId: other.returnId } : {}),
        })),
      ],
      carrier,
      trackingNumber: number,
      ...(lines ? { lines } : {}),
    });
  };
  /** A note is ticked off before its order leaves; what was scanned stays and is chosen, so that a second scan replaces it. */
  const readNote = () => {
    if (!firstNote || !mayFulfil || isLocked) return;
    begin();
    tickOff(firstNote);
    field.current?.focus({ cursor: 'all' });
  };
  const shipNow = (number: string) => {
    if (firstNote) return readNote();
    if (!carrier) {
      setNeedsCarrier(true);
      return setProblem(t('carrierNeeded'));
    }
    return send(number);
  };
  const finding = useApiMutation((code: string) => api.call(findScanned, { query: { code } }), {
    onSuccess: ({ kind, order: found }, code) => {
      if (kind === 'order' && found) {
        setTyped('');
        return onChoose(found);
      }
      if (kind === 'order') return setProblem(t('noneFound', { code }));
      return shipNow(toTrackingNumber(code));
    },
  });
  const press = () => {
    if (isOff || shipping.isBusy || finding.isBusy) return;
    if (scan.kind === 'order') return void finding.run(typed.trim());
    if (firstNote) return readNote();
    if (scan.kind === 'tracking') return shipNow(scan.number);
    setProblem(
      t(
        scan.kind === 'empty'
          ? 'trackingNeeded'
          : scan.kind === 'wrong'
            ? 'trackingWrong'
            : 'trackingShort',
      ),
    );
    return focus();
  };
  useQueueKeys({ t: focus, n: readNote });
  const type = (text: string) => {
    // The number of another order is no work on this one.
    if (readScan(text).kind === 'tracking') begin();
    setTyped(text);
    setProblem(undefined);
    shipping.clearFailure();
  };
  useScans((code) => {
    if (isOff && !packing.isPending) return onScan(code);
    type(code);
    return focus();
  });
  /** A dialog gives the focus back to the field, so that the next scan arrives there. */
  const openDialog = (name: 'hold' | 'part') => {
    focus();
    begin();
    setDialog(name);
  };
  const failure =
    problem ?? (shipping.failure?.orderId === chosen.id ? shipping.failure.message : undefined);
  return (
    <section className="card packing-desk" aria-label={chosen.number}>
      <ScanLine
        number={chosen.number}
        next={next}
        typed={typed}
        scan={scan}
        carrier={carrier}
        needsCarrier={needsCarrier}
        failure={failure}
        isOff={isOff}
        isBusy={shipping.isBusy || finding.isBusy}
        fieldRef={field}
        onType={type}
        onCarrier={(name) => {
          setCarrier(name);
          setProblem(undefined);
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
      {packing.data && order && (
        <>
          <PackingHead packing={packing.data} />
          <div className="packing-body">
            <div className="packing-main column gap-8">
              <PackingNotices
                packing={packing.data}
                isLocked={isLocked}
                mayFulfil={mayFulfil}
                takeOver={{
                  ...takeOver,
                  run: () => {
                    begin();
                    takeOver.run();
                  },
                }}
              />
              <PackingNotes
                notes={notes}
                buyer={order.isMasked ? '' : order.address.firstName}
                mayTick={mayFulfil && !isLocked}
                busyId={busyId}
                onTickOff={(note) => {
                  tickOff(note);
                  focus();
                }}
              />
              {joined.length > 0 && (
                <p className="packing-joined small">
                  {t('joined', {
                    numbers: packing.data.together
                      .filter(({ id }) => joined.includes(id))
                      .map(({ number }) => number)
                      .join(', '),
                  })}
                </p>
              )}
              {lines && (
                <p className="packing-joined line between gap-12 small">
                  {t('partReady')}
                  <button
                    type="button"
                    className="link"
                    onClick={() => {
                      setLines(undefined);
                      focus();
                    }}
                  >
                    {t('partUndo')}
                  </button>
                </p>
              )}
              <PackingLines
                order={order}
                part={lines}
                replaced={packing.data.replacement?.lines}
                goodsGrams={packing.data.goodsGrams}
              />
              {!isOff && (
                <div className="packing-actions cluster">
                  {!returnId && (
                    <Button
                      size="small"
                      icon={<Split size={14} aria-hidden />}
                      onClick={() => openDialog('part')}
                    >
                      {t('part')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    icon={<CircleSlash size={14} aria-hidden />}
                    onClick={() => openDialog('hold')}
                  >
                    {t('cannotShip')}
                  </Button>
                </div>
              )}
            </div>
            <PackingSide
              packing={packing.data}
              joined={joined}
              mayFulfil={mayFulfil}
              onJoin={(ids) => {
                setJoined(ids);
                setLines(undefined);
                focus();
              }}
            />
          </div>
          <HoldDialog
            order={chosen}
            isOpen={dialog === 'hold' && isShown}
            onClose={() => setDialog(undefined)}
            onHeld={() => onHeld(createParcelKey(chosen.id, returnId))}
          />
          <PartDialog
            order={order}
            isOpen={dialog === 'part' && isShown}
            onClose={() => setDialog(undefined)}
            onChosen={(chosenLines) => {
              setLines(chosenLines);
              setJoined([]);
            }}
          />
        </>
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

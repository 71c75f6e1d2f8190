import { toTrackingNumber } from '@vitrine/contract/shop/tracking-numbers.ts';
import { useEffect } from 'react';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import type { ChosenOrder } from './queue-order.rules.ts';
import { readScan, type Scan } from './scan.rules.ts';
import type { QueuedScan } from './scan-queue.rules.ts';
import type { OrderDraftWork } from './use-order-draft.ts';
import type { Packing } from './use-packing.ts';
import type { ScanQueueWork } from './use-scan-queue.ts';
import type { useShipping } from './use-shipping.ts';

const problems = { wrong: 'trackingWrong', 'too-short': 'trackingShort' } as const;

interface PackingScansOptions {
  chosen: ChosenOrder;
  /** The open order, once it is read. */
  packing: Packing | undefined;
  isOff: boolean;
  isFailed: boolean;
  scans: ScanQueueWork;
  draft: OrderDraftWork;
  shipping: ReturnType<typeof useShipping>;
  hasNote: boolean;
  /** Ticks the first note off. */
  readNote: () => void;
}

/** The carrier that was chosen, else the one that the number names. */
export const findCarrier = (chosen: string, scan: Scan): string =>
  chosen || (scan.kind === 'tracking' ? (scan.detected?.carrier.name ?? '') : '');

/** The open order takes the tracking numbers that were scanned for it, and is shipped by them. */
export function usePackingScans(options: PackingScansOptions): { press: () => void } {
  const { chosen, packing, isOff, scans, draft, shipping, hasNote, readNote } = options;
  const t = useText(shipQueueTexts);
  const send = async (scan: QueuedScan, carrier: string) => {
    const { joined, lines } = draft.draft;
    const returnId = packing?.replacement?.returnId;
    const together = packing?.together.filter(({ id }) => joined.includes(id)) ?? [];
    const refusal = await shipping.ship({
      orders: [
        { ...chosen, ...(returnId ? { returnId } : {}) },
        ...together.map((other) => ({
          id: other.id,
          number: other.number,
          ...(other.returnId ? { returnId: other.returnId } : {}),
        })),
      ],
      carrier,
      trackingNumber: toTrackingNumber(scan.code),
      ...(lines ? { lines } : {}),
    });
    if (refusal === undefined)
      scans.settle({ kind: 'shipped', orderId: chosen.id, code: scan.code });
    else scans.halt(scan, refusal, chosen);
  };
  const keep = (scan: QueuedScan, problem: string) => {
    draft.change({ problem });
    scans.keep(scan, problem, chosen);
  };
  const take = (scan: QueuedScan) => {
    const read = readScan(scan.code);
    if (isOff) return scans.halt(scan, t('notToShip', { number: chosen.number }), chosen);
    if (hasNote) {
      // The return key of a scan that came before its order was shown has read no note.
      if (scan.follows) return keep(scan, t('noteFirst'));
      scans.keep(scan, t('noteFirst'), chosen);
      return readNote();
    }
    if (read.kind === 'wrong' || read.kind === 'too-short')
      return keep(scan, t(problems[read.kind]));
    const carrier = findCarrier(draft.draft.carrier, read);
    if (!carrier) {
      draft.change({ needsCarrier: true });
      return keep(scan, t('carrierNeeded'));
    }
    return void send(scan, carrier);
  };
  const { toTake } = scans;
  const isReady = packing !== undefined || options.isFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per scan, as soon as its order is read
  useEffect(() => {
    if (!toTake || !(isReady || toTake.orderId !== chosen.id) || !scans.beginWork(toTake.scan))
      return;
    if (toTake.orderId !== chosen.id) scans.refuse(toTake.scan);
    else take(toTake.scan);
  }, [toTake?.scan, isReady, chosen.id]);
  return {
    press: () => {
      if (readScan(scans.typed('tracking')).kind !== 'empty') return scans.enter('tracking');
      if (scans.isBusy || isOff) return;
      if (hasNote) return readNote();
      draft.change({ problem: t('trackingNeeded') });
    },
  };
}

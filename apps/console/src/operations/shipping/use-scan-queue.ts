import { findScanned } from '@vitrine/contract/shop/ship-queue.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import type { ChosenOrder } from './queue-order.rules.ts';
import {
  addScan,
  emptyScanQueue,
  endScan,
  planScan,
  type QueuedScan,
  type ScannedField,
  type ScanOutcome,
  type ScanStop,
  stopScans,
} from './scan-queue.rules.ts';

type Typed = Pick<QueuedScan, 'follows' | 'openId'> & { text: string };

const untyped: Typed = { text: '', follows: false, openId: undefined };
const noText = { tracking: untyped, find: untyped };

interface ScanQueueOptions {
  chosen: ChosenOrder | undefined;
  onOpen: (order: ChosenOrder) => void;
}

/**
 * Scans are entered faster than they are answered: each return key takes its code and leaves an empty field, and the codes are
 * worked off one after the other. One that comes to nothing ends those behind it and stays shown.
 */
export function useScanQueue({ chosen, onOpen }: ScanQueueOptions) {
  const t = useText(shipQueueTexts);
  const [queue, setQueue] = useState(emptyScanQueue);
  const [typed, setTyped] = useState<Record<ScannedField, Typed>>(noText);
  const [restored, setRestored] = useState(0);
  const [openings, setOpenings] = useState(0);
  const inWork = useRef<QueuedScan>(undefined);
  const [first] = queue.waiting;
  const step = first && planScan(first, queue.before);
  const isBusy = first !== undefined;

  const type = (field: ScannedField, text: string) =>
    setTyped((was) => ({
      ...was,
      [field]: was[field].text
        ? { ...was[field], text }
        : { text, follows: isBusy, openId: chosen?.id },
    }));
  /** Puts a code back into its field, unless the next one is on its way. */
  const restore = (code: string) => {
    setTyped((was) =>
      was.tracking.text
        ? was
        : { ...was, tracking: { text: code, follows: false, openId: chosen?.id } },
    );
    setRestored((count) => count + 1);
  };
  const settle = (outcome: ScanOutcome) => setQueue((was) => endScan(was, outcome));
  /** The scan in work comes to nothing, and those behind it are not used. */
  const halt = (scan: QueuedScan, message: string, order?: ChosenOrder) => {
    setQueue((was) => stopScans(was, { code: scan.code, order, message }));
    if (scan.field === 'tracking') restore(scan.code);
  };
  /** No order was scanned for it. It is not put back: the order that is open now is another one. */
  const refuse = ({ code }: QueuedScan) =>
    setQueue((was) => stopScans(was, { code, order: undefined, message: t('scanOrderFirst') }));
  /** The scan in work stays in its field, because its order is not ready for it. Scans behind it are not lost in silence. */
  const keep = (scan: QueuedScan, message: string, order: ChosenOrder) => {
    setQueue((was) =>
      stopScans(was, was.waiting.length > 1 ? { code: scan.code, order, message } : undefined),
    );
    restore(scan.code);
  };
  const finding = useApiMutation(
    ({ code }: QueuedScan) => api.call(findScanned, { query: { code } }, { suppressToast: true }),
    {
      onSuccess: ({ kind, order }, scan) => {
        if (order && (kind === 'order' || scan.field === 'find')) {
          settle({ kind: 'opened', orderId: order.id, byNumber: kind === 'order' });
          setOpenings((count) => count + 1);
          // The focus moves to the field of the tracking number, and with it a code that is being typed. What was left there is of another order.
          setTyped(({ find, tracking }) => ({
            find: untyped,
            tracking: [find, tracking].find(({ text, follows }) => text && follows) ?? untyped,
          }));
          return onOpen(order);
        }
        if (kind === 'order' || scan.field === 'find')
          return halt(scan, t('noneFound', { code: scan.code }));
        return setQueue((was) => ({
          ...was,
          waiting: [{ ...scan, isTracking: true }, ...was.waiting.slice(1)],
        }));
      },
      showFailure: ({ message }, scan) => halt(scan, message),
    },
  );
  /** True once per scan: its work begins. */
  const beginWork = (scan: QueuedScan): boolean => {
    if (inWork.current === scan) return false;
    inWork.current = scan;
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per scan, when its turn comes
  useEffect(() => {
    if (!first || !step || (step.kind === 'take' && chosen) || !beginWork(first)) return;
    if (step.kind === 'find') return void finding.run(first);
    if (step.kind === 'repeated') return settle(queue.before);
    return refuse(first);
  }, [first, step?.kind]);
  return {
    /** The scan that the open order is to take. */
    toTake: first && step?.kind === 'take' ? { scan: first, orderId: step.orderId } : undefined,
    beginWork,
    settle,
    halt,
    refuse,
    keep,
    /** Counts up when a code was put back. */
    restored,
    /** Counts up when an order was found: the next code is its tracking number. */
    openings,
    /** Codes that are not answered yet. */
    codes: queue.waiting.map(({ code }) => code),
    stops: queue.stops,
    dismiss: (stop: ScanStop) =>
      setQueue((was) => ({ ...was, stops: was.stops.filter((other) => other !== stop) })),
    typed: (field: ScannedField): string => typed[field].text,
    type,
    /** Another order was opened by hand: what was typed was for the one before. */
    clear: () => setTyped(noText),
    enter: (field: ScannedField) => {
      const { text, ...begun } = typed[field];
      const code = text.trim();
      if (!code) return;
      const scan = { code, field, ...begun };
      setTyped((was) => ({ ...was, [field]: untyped }));
      setQueue((was) => addScan(was, scan));
    },
    isBusy,
  };
}

export type ScanQueueWork = ReturnType<typeof useScanQueue>;

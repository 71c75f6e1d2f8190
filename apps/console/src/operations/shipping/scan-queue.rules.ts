import { readScan } from './scan.rules.ts';

/** The field of the tracking number, or the one in which an order is found. */
export type ScannedField = 'tracking' | 'find';

/** A code that was entered and is not answered yet. */
export interface QueuedScan {
  code: string;
  field: ScannedField;
  /** Scans before it were not answered when its first character came: it belongs to the order that they open. */
  follows: boolean;
  /** The order that was open at that moment. */
  openId: string | undefined;
  /** The server found no order of this number: the digits are a tracking number. */
  isTracking?: boolean;
}

/** The outcome of the scan before. */
export type ScanOutcome =
  | { kind: 'nothing' }
  | { kind: 'opened'; orderId: string; byNumber: boolean }
  | { kind: 'shipped'; orderId: string; code: string };

/** A scan that came to nothing. It ended those behind it. */
export interface ScanStop {
  code: string;
  /** The order that is not shipped because of it. */
  order: { id: string; number: string } | undefined;
  message: string;
  /** Codes behind it that were not used. */
  left: readonly string[];
}

/** Scans in the order of their entry; the first one is in work. */
export interface ScanQueue {
  waiting: readonly QueuedScan[];
  before: ScanOutcome;
  /** Shown until they are settled. */
  stops: readonly ScanStop[];
}

export const emptyScanQueue: ScanQueue = {
  waiting: [],
  before: { kind: 'nothing' },
  stops: [],
};

/** A code that is entered again settles its stop; an order that was not found, with any code. */
export const addScan = ({ waiting, before, stops }: ScanQueue, scan: QueuedScan): ScanQueue => ({
  waiting: [...waiting, scan],
  before,
  stops: stops.filter(({ code }) => code !== scan.code && readScan(code).kind !== 'order'),
});

/** The first scan is answered, and the next one has its turn. */
export const endScan = ({ waiting, stops }: ScanQueue, before: ScanOutcome): ScanQueue => ({
  waiting: waiting.slice(1),
  before,
  stops:
    before.kind === 'shipped' ? stops.filter(({ order }) => order?.id !== before.orderId) : stops,
});

/** The first scan comes to nothing, and those behind it are not used: they may have been meant for its order. */
export function stopScans(
  { waiting, stops }: ScanQueue,
  stop: Omit<ScanStop, 'left'> | undefined,
): ScanQueue {
  if (!stop) return { ...emptyScanQueue, stops };
  const others = stops.filter(({ order }) => !order || order.id !== stop.order?.id);
  const left = waiting.slice(1).map(({ code }) => code);
  return { ...emptyScanQueue, stops: [...others, { ...stop, left }] };
}

/** The work on the first scan. */
export type ScanStep =
  /** The server finds its order. */
  | { kind: 'find' }
  /** It is the tracking number of an order. */
  | { kind: 'take'; orderId: string }
  /** The scanner sent the number of the parcel that has just left once more. */
  | { kind: 'repeated' }
  /** No order was scanned for it. */
  | { kind: 'orphan' };

/**
 * A tracking number belongs to the order that was scanned before it, else to the one that its operator saw, and never to one that
 * opened meanwhile. In the field that finds orders it is one only behind the number of an order.
 */
export function planScan(scan: QueuedScan, before: ScanOutcome): ScanStep {
  const { kind } = readScan(scan.code);
  const isOrder = kind === 'order' && !scan.isTracking;
  if (scan.field === 'find') {
    const isBehindOrder = scan.follows && before.kind === 'opened' && before.byNumber;
    if (!isBehindOrder || kind !== 'tracking') return { kind: 'find' };
  }
  if (isOrder) return { kind: 'find' };
  if (!scan.follows)
    return scan.openId ? { kind: 'take', orderId: scan.openId } : { kind: 'orphan' };
  if (before.kind === 'opened') return { kind: 'take', orderId: before.orderId };
  return before.kind === 'shipped' && before.code === scan.code
    ? { kind: 'repeated' }
    : { kind: 'orphan' };
}

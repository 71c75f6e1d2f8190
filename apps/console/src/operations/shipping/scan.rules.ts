import { type DetectedCarrier, detectCarriers } from '@vitrine/contract/shop/carriers.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import {
  toTrackingNumber,
  trackingLengthMax,
  trackingLengthMin,
} from '@vitrine/contract/shop/tracking-numbers.ts';

/** The content of the field of the tracking number. */
export type Scan =
  | { kind: 'empty' }
  /** The number of an order; `isCertain` is false for digits, which may be a tracking number. */
  | { kind: 'order'; isCertain: boolean }
  | { kind: 'too-short' }
  | { kind: 'wrong' }
  | { kind: 'tracking'; number: string; detected: DetectedCarrier | undefined };

/** A scanned order number is never taken as a tracking number: digits count as one only if a carrier writes such numbers. */
export function readScan(code: string): Scan {
  const number = toTrackingNumber(code);
  if (!number) return { kind: 'empty' };
  const order = parseOrderNumber(number);
  const [detected] = detectCarriers(number);
  if (order && (order.isCertain || !detected)) return { kind: 'order', isCertain: order.isCertain };
  if (!/^[A-Z0-9-]+$/.test(number) || number.length > trackingLengthMax) return { kind: 'wrong' };
  if (number.length < trackingLengthMin) return { kind: 'too-short' };
  return { kind: 'tracking', number, detected };
}

/** Characters that were typed where no field has the focus. */
export interface Burst {
  text: string;
  at: number;
}

/** A scanner types faster than a person: characters that follow each other within this time are one code. */
export const scanGapMs = 60;

/** Adds a character to the code that is being scanned, or begins a new one. */
export const addToBurst = (burst: Burst, character: string, at: number): Burst => ({
  text: at - burst.at < scanGapMs ? burst.text + character : character,
  at,
});

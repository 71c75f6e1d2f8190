import type { ParcelProblemKind } from '@vitrine/contract/shop/parcel-problem-kinds.ts';
import { defineEvent } from '#platform/events.ts';

/** A parcel went wrong, or what was done about it; the buyer is notified of each. */
export const parcelProblemChanged = defineEvent<{
  problemId: string;
  orderId: string;
  kind: ParcelProblemKind;
  step: 'reported' | 'found' | 'resent';
}>('parcel.problem-changed');

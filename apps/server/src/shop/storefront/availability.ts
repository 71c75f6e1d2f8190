import type { Availability } from '@vitrine/contract/shop/storefront.ts';

/** From here down the storefront says how many are left. */
const lowFrom = 5;

/** What the storefront says of so many units. */
export function describeAvailability(units: number): {
  availability: Availability;
  left: number | null;
} {
  if (units <= 0) return { availability: 'sold-out', left: null };
  return units <= lowFrom
    ? { availability: 'low', left: units }
    : { availability: 'in-stock', left: null };
}

/** Parcels that went wrong. */
export const parcelKeys = {
  all: ['operations', 'parcel-problems'],
  page: (...filters: unknown[]) => ['operations', 'parcel-problems', 'page', ...filters],
  one: (id: string) => ['operations', 'parcel-problems', 'one', id],
} as const;

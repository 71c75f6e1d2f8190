import { z } from 'zod';

/** `refused`: the buyer did not take it; `returned`: the carrier could not deliver it and sends it back. */
export const parcelProblemKinds = ['lost', 'refused', 'returned'] as const;
export const parcelProblemKindShape = z.enum(parcelProblemKinds);
export type ParcelProblemKind = z.infer<typeof parcelProblemKindShape>;

/** On a parcel: what went wrong with it, until that is dealt with. */
export const parcelProblemShape = parcelProblemKindShape
  .nullable()
  .describe(
    'What went wrong with a parcel on its way, until that is dealt with; null for the others.',
  );

import { z } from 'zod';
import { nameSchemas } from '../schema-names.ts';
import { codeText, lineText, mailAddress } from '../shapes.ts';
import { placeShape } from './addresses.ts';
import type { SettlementMode } from './store-shapes.ts';

/** Who sells in a `direct` store: shown in its footer, at checkout and in its emails. */
export const sellerInputShape = z.strictObject({
  /** The name under which the owner trades in law. */
  name: lineText(120).min(1),
  email: mailAddress,
  phone: codeText(25).optional(),
  address: placeShape,
  /** Where returned goods go; null: to `address`. */
  returnAddress: placeShape.nullable(),
});

/** The seller as the owner has entered it. */
export const ownSellerShape = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null while it is missing: then nothing can be ordered from a `direct` store. */
  address: placeShape.nullable(),
  returnAddress: placeShape.nullable(),
});

export type OwnSeller = z.infer<typeof ownSellerShape>;

/** Whether a store has what its settlement mode requires of a seller; otherwise buyers cannot order. */
export const hasRequiredSeller = ({
  settlementMode,
  seller,
}: {
  settlementMode: SettlementMode;
  seller: OwnSeller | null;
}): boolean => settlementMode === 'platform' || Boolean(seller?.address);

/** The seller as shown to buyers: the platform, or the owner of a `direct` store. */
export const sellerShape = z.object({
  kind: z.enum(['platform', 'owner']),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  /** Empty when none is given. */
  phone: z.string(),
  /** Where returned goods go, in one line. */
  returnAddress: z.string(),
});

nameSchemas({ SellerInput: sellerInputShape, OwnSeller: ownSellerShape, Seller: sellerShape });

import type { Place } from '@vitrine/contract/shop/addresses.ts';
import type { OwnSeller, sellerInputShape } from '@vitrine/contract/shop/sellers.ts';
import type { z } from 'zod';
import type { StoreFields } from './store-fields.ts';

/** An address of which nothing but the country is known. */
export const noPlace = (countryCode: string): Place => ({ line1: '', city: '', countryCode });

/** What the form shows of the seller. */
export const sellerOf = ({ seller }: Pick<StoreFields, 'seller'>): OwnSeller =>
  seller ?? { name: '', email: '', phone: '', address: null, returnAddress: null };

const isFilled = (place: Place | null): place is Place =>
  Object.entries(place ?? {}).some(([part, value]) => part !== 'countryCode' && value?.trim());

/** Nothing of a seller is typed: it is as if there were none. */
const isNoSeller = ({ name, email, phone, address, returnAddress }: OwnSeller): boolean =>
  ![name, email, phone].some((text) => text.trim()) &&
  !isFilled(address) &&
  !isFilled(returnAddress);

/** An address as it is sent: only what is filled in. */
export const withoutEmpty = (place: Place): Place =>
  Object.fromEntries(Object.entries(place).filter(([, value]) => value?.trim())) as Place;

/** The seller as it is sent: whole, or none. */
export function sellerToSend(seller: OwnSeller | null): z.infer<typeof sellerInputShape> | null {
  if (!seller || isNoSeller(seller)) return null;
  const { name, email, phone, address, returnAddress } = seller;
  return {
    name,
    email,
    ...(phone.trim() ? { phone } : {}),
    address: withoutEmpty(address ?? noPlace('')),
    returnAddress: returnAddress && withoutEmpty(returnAddress),
  };
}

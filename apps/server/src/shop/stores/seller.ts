import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Place } from '@vitrine/contract/shop/addresses.ts';
import type { updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { placeLine } from '@vitrine/contract/shop/postal.ts';
import { addressInLanguage } from '@vitrine/contract/shop/seller-address.ts';
import type { OwnSeller } from '@vitrine/contract/shop/sellers.ts';
import type { SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import type { Config } from '#platform/config/config.ts';
import type { Ctx } from '#platform/context.ts';
import type { FieldProblem } from '#platform/failure.ts';
import { addressProblems, canonicalAddress, countryName } from '../markets/index.ts';
import type { Store } from './find-store.ts';

type Seller = StorefrontStore['seller'];
type SellerInput = NonNullable<EndpointInput<typeof updateOwnStore>['body']['seller']>;
type SellerColumns = Pick<Store, 'seller' | 'sellerAddresses'>;

/** Who sells in `platform` mode, by name, address and contact. */
export function platformSeller(
  { SELLER_NAME: name, SELLER_ADDRESS, SELLER_EMAIL: email }: Config,
  language: Language,
): Seller {
  const address = addressInLanguage(SELLER_ADDRESS, language);
  return { kind: 'platform', name, address, email, phone: '', returnAddress: address };
}

const lineOf = (place: Place, language: Language) =>
  placeLine(place, countryName(place.countryCode, language));

/** Who sells in a store: the platform, or the owner when buyers pay the owner's account. */
export function sellerOf(
  { platform, language }: Pick<Ctx, 'platform' | 'language'>,
  store: Store,
): Seller {
  const { seller, sellerAddresses: parts } = store;
  if (store.settlementMode === 'platform' || !seller)
    return platformSeller(platform.config, language);
  const address = parts
    ? lineOf(parts.address, language)
    : addressInLanguage(seller.address, language);
  const returnAddress = parts?.returnAddress ? lineOf(parts.returnAddress, language) : address;
  return { kind: 'owner', ...seller, address, phone: parts?.phone ?? '', returnAddress };
}

/** Whether the owner may sell in the given mode: buyers who pay the owner must know from whom they buy and where returns go. */
export const maySellIn = (
  settlementMode: SettlementMode,
  { seller, sellerAddresses }: SellerColumns,
): boolean => settlementMode === 'platform' || (seller !== null && sellerAddresses !== null);

/** The seller as its owner edits it. */
export function describeOwnSeller({
  seller,
  sellerAddresses: parts,
}: SellerColumns): OwnSeller | null {
  if (!seller) return null;
  const { name, email } = seller;
  return {
    name,
    email,
    phone: parts?.phone ?? '',
    address: parts?.address ?? null,
    returnAddress: parts?.returnAddress ?? null,
  };
}

/** What of an entered seller is missing or wrong for its country. */
export function sellerProblems({ address, returnAddress, phone }: SellerInput): FieldProblem[] {
  return [
    ...addressProblems(address, 'seller.address', { asksForPhone: false }),
    ...(returnAddress
      ? addressProblems(returnAddress, 'seller.returnAddress', { asksForPhone: false })
      : []),
    ...addressProblems({ ...address, phone }, 'seller', { asksForPhone: false }).filter(
      ({ path }) => path === 'seller.phone',
    ),
  ];
}

/** The columns of an entered seller. */
export function sellerColumnsOf(input: SellerInput | null, language: Language): SellerColumns {
  if (!input) return { seller: null, sellerAddresses: null };
  const address = canonicalAddress(input.address);
  return {
    seller: { name: input.name, address: lineOf(address, language), email: input.email },
    sellerAddresses: {
      address,
      returnAddress: input.returnAddress && canonicalAddress(input.returnAddress),
      phone: input.phone ?? '',
    },
  };
}

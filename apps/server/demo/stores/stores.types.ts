import type { Currency } from '@vitrine/contract/money.ts';
import type { SocialLink } from '@vitrine/contract/shop/social-links.ts';
import type { PriceEnding, SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import type { SellerAddresses } from '#shop/stores/stores.tables.ts';
import type { languages, Texts } from '../languages.ts';

interface FixedPrice {
  product: string;
  /** Only this variant; the whole product when it is missing. */
  sku?: string;
  /** Minor units of the store's base currency. */
  priceMinor: number;
}

interface PricePolicy {
  /** Selling price as a percentage of the platform price: 200 is twice. */
  defaultPercent: number;
  /** By key of a primary or secondary category. */
  categoryPercents: Readonly<Record<string, number>>;
  fixedPrices: readonly FixedPrice[];
  ending: PriceEnding;
}

export interface DemoStore {
  /** Also the store's slug, and its key in the pictures' manifest. */
  key: string;
  owner: { name: string; email: string };
  name: string;
  /** The owner's words, in every language of the storefront. */
  bio: Texts;
  /** A sentence shown large below the products. */
  quote?: Texts;
  accentColour: string;
  currency: Currency;
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: (typeof languages)[number];
  settlementMode: SettlementMode;
  /** Complete, as the law requires of sellers in their own name; direct stores have one. */
  seller?: Pick<SellerAddresses, 'address' | 'returnAddress'>;
  socialLinks: readonly SocialLink[];
  /** What the store sells: whole primary categories, and single products of others. */
  assortment: { categories: readonly string[]; products: readonly string[] };
  featured: readonly { product: string; words: Texts }[];
  prices: PricePolicy;
}

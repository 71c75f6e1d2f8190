import type { Texts } from '../languages.ts';

interface SecondaryCategory {
  key: string;
  name: Texts;
}

export interface PrimaryCategory {
  key: string;
  name: Texts;
  children: readonly SecondaryCategory[];
}

/** How a colour is painted on a picture: an OKLCH hue, how much of the icon's chroma stays, and a shift of lightness. */
export interface Tone {
  hue: number;
  chroma: number;
  light?: number;
}

export interface OptionValue {
  key: string;
  name: Texts;
  /** Only for colours: the dot that the storefront shows. */
  swatch?: string;
  /** Only for colours: what the picture maker needs. */
  tone?: Tone;
}

export interface ProductOption {
  key: string;
  name: Texts;
  values: readonly OptionValue[];
}

export interface ProductVariant {
  sku: string;
  /** Option key to value key, for every option of the product. */
  values: Readonly<Record<string, string>>;
  /** What the platform charges the store, in US cents. */
  priceMinor: number;
  stock: number;
  weightGrams: number;
}

export interface CatalogueProduct {
  key: string;
  /** Key of a secondary category. */
  category: string;
  name: Texts;
  description: Texts;
  options: readonly ProductOption[];
  variants: readonly ProductVariant[];
  /** Days until the product leaves the warehouse. */
  leadTimeDays: number;
}

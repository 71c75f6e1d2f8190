import type { Language } from '@vitrine/contract/locales.ts';
import { type Money, toMoney } from '@vitrine/contract/money.ts';
import type {
  LocalText,
  ProductFacts,
  ShownUnitPrice,
} from '@vitrine/contract/shop/product-facts.ts';
import type { ProductTexts } from '@vitrine/contract/shop/product-form-parts.ts';
import type { ProductPicture } from '@vitrine/contract/shop/storefront.ts';
import { computeUnitPrice } from '@vitrine/contract/shop/unit-prices.ts';
import {
  chooseLanguage,
  type Names,
  type SafetyContact,
  type StoredPhoto,
  type StoredUnitPrice,
} from '../catalogue/index.ts';
import { describeImage } from '../stores/index.ts';

/** The texts of a product by language; empty ones are not translated. */
export type StoredTexts = Partial<Record<Language, Partial<ProductTexts>>>;

/** The language of the request, and the store's. */
interface Spoken {
  wanted: Language;
  store: Language;
}

/** A picture as buyers see it. */
export function describePicture(
  photo: StoredPhoto | null,
  { wanted, store }: Spoken,
): ProductPicture | null {
  const image = describeImage(photo);
  if (!photo || !image) return null;
  const { alt = {}, focusX = 50, focusY = 50 } = photo;
  const altLanguage = chooseLanguage(alt, wanted, store);
  return { ...image, alt: alt[altLanguage] ?? '', altLanguage, focusX, focusY };
}

function chooseText(
  texts: StoredTexts,
  field: keyof ProductTexts,
  { wanted, store }: Spoken,
): LocalText | null {
  const names = Object.fromEntries(
    Object.entries(texts).flatMap(([language, fields]) =>
      fields[field] ? [[language, fields[field]]] : [],
    ),
  ) as Names;
  const language = chooseLanguage(names, wanted, store);
  const text = names[language];
  return text ? { text, language } : null;
}

const contactOrNull = (contact: SafetyContact) => (contact.name ? contact : null);

export interface StoredFacts {
  brand: string;
  originCountry: string | null;
  texts: StoredTexts;
  manufacturer: SafetyContact;
  responsiblePerson: SafetyContact;
}

/** The known facts of a product, each text in the language of the request where there is one. */
export function describeFacts(stored: StoredFacts, spoken: Spoken): ProductFacts {
  const textOf = (field: keyof ProductTexts) => chooseText(stored.texts, field, spoken);
  return {
    brand: stored.brand,
    originCountry: stored.originCountry,
    material: textOf('material'),
    care: textOf('care'),
    sizeGuide: textOf('sizeGuide'),
    warnings: textOf('warnings'),
    manufacturer: contactOrNull(stored.manufacturer),
    responsiblePerson: contactOrNull(stored.responsiblePerson),
  };
}

/** The price per unit that follows from a price as it is shown. */
export function describeUnitPrice(
  price: Money,
  stored: StoredUnitPrice | null | undefined,
): ShownUnitPrice | null {
  if (!stored) return null;
  const { total, base } = stored;
  return {
    price: toMoney(computeUnitPrice(BigInt(price.amount), total, base), price.currency),
    base,
  };
}

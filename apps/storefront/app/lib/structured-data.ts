import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { type Money, toDecimal } from '@vitrine/contract/money.ts';
import { isGlobalGtin } from '@vitrine/contract/shop/product-codes.ts';
import type {
  StorefrontProduct,
  StorefrontStore,
  StorefrontVariant,
} from '@vitrine/contract/shop/storefront.ts';
import type { listReviews } from '@vitrine/contract/shop/storefront-reviews.ts';

interface Sold {
  store: StorefrontStore;
  product: StorefrontProduct;
  /** Real reviews only: without one, nothing is said. */
  reviews: Pick<EndpointAnswer<typeof listReviews>, 'summary' | 'list'>;
  /** The page of the product, whole. */
  url: string;
  /** What pictures' paths begin with. */
  storeUrl: string;
  /** How the country of the page taxes what is sold to it; nothing is said where the rate is 0. */
  tax: { taxBasisPoints: number; pricesIncludeTax: boolean };
}

const amount = (money: Money) => toDecimal(money.amount, money.currency);

/** Options that have a property of their own in structured data; others are given as text. */
const properties: Readonly<Record<string, 'color' | 'size' | 'material' | 'pattern'>> = {
  color: 'color',
  colour: 'color',
  size: 'size',
  material: 'material',
  pattern: 'pattern',
};

const returnPolicy = (country: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 30,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
});

function offer({ store, product, url, tax }: Sold, variant: StorefrontVariant): object {
  const canBuy = variant.availability !== 'sold-out' && store.status === 'open';
  const { delivery } = product;
  return {
    '@type': 'Offer',
    url: product.options.length ? `${url}?${new URLSearchParams(variant.values)}` : url,
    price: amount(variant.price),
    priceCurrency: variant.price.currency,
    ...(tax.taxBasisPoints > 0
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: amount(variant.price),
            priceCurrency: variant.price.currency,
            valueAddedTaxIncluded: tax.pricesIncludeTax,
          },
        }
      : {}),
    availability: `https://schema.org/${canBuy ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: store.seller.name },
    hasMerchantReturnPolicy: returnPolicy(delivery?.country ?? store.country),
    // What cannot be bought is not shipped anywhere.
    ...(delivery && canBuy
      ? {
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            shippingRate: {
              '@type': 'MonetaryAmount',
              value: amount(delivery.shipping),
              currency: delivery.shipping.currency,
            },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: delivery.country },
          },
        }
      : {}),
  };
}

const namedReviewsMax = 3;

/** Average and some reviews; nothing without one. */
function ratingOf({ reviews: { summary, list } }: Sold): object {
  if (summary.average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: list.slice(0, namedReviewsMax).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: review.publishedAt.slice(0, 10),
      ...(review.title ? { name: review.title } : {}),
      reviewBody: review.text,
      inLanguage: intlTags[review.language],
      reviewRating: {
        '@type': 'Rating',
        ratingValue: review.rating,
        bestRating: 5,
        worstRating: 1,
      },
    })),
  };
}

/** The barcode and the weight of a variant, where they are known. */
const identityOf = ({ barcode, weightGrams }: StorefrontVariant): object => ({
  ...(isGlobalGtin(barcode) ? { gtin: barcode } : {}),
  ...(weightGrams > 0
    ? { weight: { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' } }
    : {}),
});

/** A product that can be bought, with its price and stock; one with a choice is a group of such products. */
export function createProductData(sold: Sold): object {
  const { store, product, storeUrl } = sold;
  const images = product.images.map(({ url }) => storeUrl + url);
  const shared = {
    name: product.name,
    description: product.description,
    category: product.category.name,
    brand: { '@type': 'Brand', name: product.facts.brand || store.name },
    ...(product.facts.originCountry
      ? { countryOfOrigin: { '@type': 'Country', name: product.facts.originCountry } }
      : {}),
    ...(product.facts.material && !product.options.some(({ key }) => key === 'material')
      ? { material: product.facts.material.text }
      : {}),
    ...ratingOf(sold),
  };
  const [only] = product.variants;
  if (only && product.variants.length === 1)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...shared,
      image: images,
      sku: only.sku,
      ...identityOf(only),
      offers: offer(sold, only),
    };
  const named = product.options.flatMap(({ key }) => properties[key] ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...shared,
    url: sold.url,
    image: images,
    productGroupID: product.key,
    ...(named.length ? { variesBy: named.map((name) => `https://schema.org/${name}`) } : {}),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      ...identityOf(variant),
      name: variant.label ? `${product.name}, ${variant.label}` : product.name,
      image: images[variant.imageIndex] ?? images[0],
      ...Object.fromEntries(
        product.options.flatMap(({ key, values }) => {
          const value = values.find((candidate) => candidate.key === variant.values[key]);
          return properties[key] && value ? [[properties[key], value.name]] : [];
        }),
      ),
      offers: offer(sold, variant),
    })),
  };
}

/** The store as a seller of its own, for the results in which names appear. */
export function storeData(store: StorefrontStore, url: string, storeUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: store.name,
    description: store.bio || undefined,
    url,
    image: store.banner ? storeUrl + store.banner.url : undefined,
    logo: store.avatar ? storeUrl + store.avatar.url : undefined,
    sameAs: store.socialLinks.map((link) => link.url),
    email: store.seller.email,
  };
}

/** The way from the store to a page, for search results. */
export function createBreadcrumbs(steps: readonly { name: string; url: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

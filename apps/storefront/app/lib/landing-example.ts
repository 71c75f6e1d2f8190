import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Money } from '@vitrine/contract/money.ts';
import { earns, feeBasisPoints, feeFixedUsdMinor, feesOf } from '@vitrine/contract/shop/price-rules.ts';
import { getStorefrontHome, type listExampleStores, type ProductCard } from '@vitrine/contract/shop/storefront.ts';
import { callApi, type Host } from './host.ts';

type OpenStore = EndpointAnswer<typeof listExampleStores>['list'][number];

/** One sale, split as every order is split: the product at platform price, the payment fee, and what is left. */
export interface Split {
  price: Money;
  product: Money;
  fee: Money;
  earned: Money;
  earnedPercent: number;
}

/** An open store with four of its products, and what the first of them would bring its owner. */
export interface Example extends Split {
  store: OpenStore;
  cards: ProductCard[];
  /** Names of the store's first categories. */
  categories: string[];
  week: ExampleWeek;
}

/** A week of such sales, and how it compares with the one before. */
interface ExampleWeek {
  earned: Money;
  morePercent: number;
  salesByDay: readonly number[];
}

const salesByDay = [5, 6, 5, 8, 7, 10, 11];
const salesBefore = 44;
const salesThisWeek = salesByDay.reduce((sum, sales) => sum + sales, 0);

function weekOf({ earned }: Split): ExampleWeek {
  return {
    earned: { ...earned, amount: earned.amount * salesThisWeek },
    morePercent: Math.round((salesThisWeek / salesBefore - 1) * 1000) / 10,
    salesByDay,
  };
}

const dollars = (minor: bigint): Money => ({ amount: Number(minor), currency: 'USD' });

/** At the default of 200 %, the platform price is half of the selling price. */
export function splitSale(priceMinor: bigint): Split {
  const fees = { basisPoints: feeBasisPoints, fixedMinor: feeFixedUsdMinor };
  const platformMinor = priceMinor / 2n;
  const earned = earns(priceMinor, platformMinor, fees);
  return {
    price: dollars(priceMinor),
    product: dollars(platformMinor),
    fee: dollars(feesOf(priceMinor, fees)),
    earned: dollars(earned),
    earnedPercent: Math.floor(Number((earned * 1000n) / priceMinor) / 10),
  };
}

/** The first of the open stores that has enough goods for a picture. */
export async function findExample(host: Host, stores: readonly OpenStore[], language: Language): Promise<Example | null> {
  const store = stores.find(({ banner, avatar }) => banner && avatar);
  if (!store) return null;
  const home = await callApi(
    host,
    getStorefrontHome,
    { params: { slug: store.slug }, query: { limit: 4, currency: 'USD' } },
    { language, currency: 'USD' },
  ).catch(() => null);
  const cards = [...(home?.picks ?? []), ...(home?.products.list ?? [])].slice(0, 4);
  const [first] = cards;
  if (!first || cards.length < 4) return null;
  const split = splitSale(BigInt(first.price.amount));
  const categories = (home?.categories ?? []).slice(0, 3).map(({ name }) => name);
  return { store, cards, categories, week: weekOf(split), ...split };
}

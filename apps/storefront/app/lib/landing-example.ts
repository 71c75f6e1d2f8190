import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { type Currency, convertMinor, type Money, type Rate } from '@vitrine/contract/money.ts';
import { type Fees, feesOf } from '@vitrine/contract/shop/fee-rules.ts';
import { type CurrencyRecord, listCurrencies } from '@vitrine/contract/shop/markets.ts';
import { readPlannedFees } from '@vitrine/contract/shop/payment-fees.ts';
import { earns } from '@vitrine/contract/shop/price-rules.ts';
import {
  getStorefrontHome,
  type listExampleStores,
  type ProductCard,
} from '@vitrine/contract/shop/storefront.ts';
import { removeTax, type TaxTerms, taxTermsOf } from '@vitrine/contract/shop/tax-rules.ts';
import type { Choices } from './choices.ts';
import { callApi, type Host } from './host.ts';

type OpenStore = EndpointAnswer<typeof listExampleStores>['list'][number];

/** One sale, split as every order is split: the tax that the price includes, the product at platform price, the payment fee, and what is left. */
export interface Split {
  price: Money;
  tax: Money;
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

/** At the default of 200 %, the platform price is half of the selling price before tax. */
export function splitSale(
  shownMinor: bigint,
  terms: TaxTerms,
  currency: Currency,
  fees: Fees,
): Split {
  const money = (minor: bigint): Money => ({ amount: Number(minor), currency });
  const netMinor =
    terms.treatment === 'included' ? removeTax(shownMinor, terms.basisPoints) : shownMinor;
  const platformMinor = netMinor / 2n;
  const earned = earns(netMinor, platformMinor, fees);
  return {
    price: money(shownMinor),
    tax: money(shownMinor - netMinor),
    product: money(platformMinor),
    fee: money(feesOf(netMinor, fees)),
    earned: money(earned),
    earnedPercent: Math.floor(Number((earned * 1000n) / shownMinor) / 10),
  };
}

const storesTried = 3;
const plainPriceUsdMinor = 4_800n;

export interface Audience {
  language: Language;
  currency: Money['currency'];
  country: string;
  countryTax: Choices['countryTax'];
}

async function readRate(host: Host, { language, currency }: Audience): Promise<Rate> {
  const { list } = await callApi(host, listCurrencies, {}, { language, currency });
  const record: CurrencyRecord | undefined = list.find(({ code }) => code === currency);
  return {
    from: 'USD',
    to: record?.code ?? 'USD',
    numerator: BigInt(record?.numerator ?? 1),
    denominator: BigInt(record?.denominator ?? 1),
  };
}

/** The planned fees of a sale that is paid in the shown currency. */
async function readFees(
  host: Host,
  { language, country }: Audience,
  currency: Currency,
): Promise<Fees> {
  const fees = await callApi(
    host,
    readPlannedFees,
    { params: { currency }, query: { country } },
    { language, currency },
  );
  return [fees, ...fees.alternatives].map(({ basisPoints, fixed }) => ({
    basisPoints,
    fixedMinor: BigInt(fixed.amount),
  }));
}

/** The first of the open stores that has enough goods for a picture, and a sale in it; without one, a sale at a round price. */
export async function findExample(
  host: Host,
  stores: readonly OpenStore[],
  audience: Audience,
): Promise<{ example: Example | null; split: Split }> {
  const { language, currency, country, countryTax } = audience;
  const rate = await readRate(host, audience);
  const fees = await readFees(host, audience, rate.to);
  const terms = taxTermsOf(countryTax, 'platform');
  for (const store of stores
    .filter(({ banner, avatar }) => banner && avatar)
    .slice(0, storesTried)) {
    const query = { limit: 4, currency, country };
    const home = await callApi(
      host,
      getStorefrontHome,
      { params: { slug: store.slug }, query },
      { language, currency },
    ).catch(() => null);
    const cards = [...(home?.picks ?? []), ...(home?.products.list ?? [])].slice(0, 4);
    const [first] = cards;
    // Only the owner of a direct store knows the tax in its prices, so that such a sale cannot be split.
    if (
      !home ||
      !first ||
      cards.length < 4 ||
      first.price.currency !== rate.to ||
      home.store.settlementMode !== 'platform'
    )
      continue;
    const split = splitSale(BigInt(first.price.amount), terms, rate.to, fees);
    const categories = home.categories.slice(0, 3).map(({ name }) => name);
    return { example: { store, cards, categories, week: weekOf(split), ...split }, split };
  }
  return {
    example: null,
    split: splitSale(convertMinor(plainPriceUsdMinor, rate), terms, rate.to, fees),
  };
}

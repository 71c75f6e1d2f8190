import { type Currency, convertMinor, currencies } from '@vitrine/contract/money.ts';
import fc from 'fast-check';

const amount = fc.bigInt({ min: 0n, max: 100_000_000n });
const digits = fc.bigInt({ min: 1n, max: 9_999_999n });

/**
 * Orders as checkout makes them: what the buyer pays for goods, shipping and tax is converted part by part with one rate,
 * and the goods are divided into the platform's price, the fees and the profit.
 */
export const drawnOrder = fc
  .record({
    goodsNet: amount,
    shippingNet: amount,
    taxMinor: amount,
    platformShare: fc.bigInt({ min: 0n, max: 1_000n }),
    feesShare: fc.bigInt({ min: 0n, max: 1_000n }),
    taxTreatment: fc.constantFrom('included' as const, 'added' as const),
    pair: fc.oneof(
      fc.constantFrom(...currencies).map((one): [Currency, Currency] => [one, one]),
      fc.tuple(fc.constantFrom(...currencies), fc.constantFrom(...currencies)),
    ),
    numerator: digits,
    denominator: digits,
  })
  .map(
    ({
      pair: [currency, storeCurrency],
      goodsNet,
      shippingNet,
      taxMinor,
      taxTreatment,
      platformShare,
      feesShare,
      ...drawn
    }) => {
      const isSame = currency === storeCurrency;
      const rateNumerator = isSame ? 1n : drawn.numerator;
      const rateDenominator = isSame ? 1n : drawn.denominator;
      const rate = {
        from: currency,
        to: storeCurrency,
        numerator: rateNumerator,
        denominator: rateDenominator,
      };
      const toStore = (minor: bigint) => (isSame ? minor : convertMinor(minor, rate));
      const goodsStore = toStore(goodsNet);
      const platformCostMinor = (goodsStore * platformShare) / 1_000n;
      const ownerFeesMinor = ((goodsStore - platformCostMinor) * feesShare) / 1_000n;
      const shippingCostMinor = toStore(shippingNet);
      const withTax = taxTreatment === 'included' ? taxMinor : 0n;
      return {
        storeId: '1',
        currency,
        storeCurrency,
        rateNumerator,
        rateDenominator,
        taxTreatment,
        taxMinor,
        // Where prices include tax, the shown goods hold all of it here.
        goodsMinor: goodsNet + withTax,
        shippingMinor: shippingNet,
        standardShippingMinor: null,
        discountMinor: 0n,
        totalMinor: goodsNet + shippingNet + taxMinor,
        platformCostMinor,
        shippingCostMinor,
        ownerFeesMinor,
        costMinor: platformCostMinor + shippingCostMinor + ownerFeesMinor,
        profitMinor: goodsStore - platformCostMinor - ownerFeesMinor,
        taxStoreMinor: toStore(taxMinor),
      };
    },
  );

export type DrawnOrder = typeof drawnOrder extends fc.Arbitrary<infer Order> ? Order : never;

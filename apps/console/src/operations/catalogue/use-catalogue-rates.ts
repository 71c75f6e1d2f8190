import { useQuery } from '@tanstack/react-query';
import type { Currency, Rate } from '@vitrine/contract/money.ts';
import { readPlannedFees } from '@vitrine/contract/shop/payment-fees.ts';
import { useCallback, useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useCurrencies } from '../../lib/rates.ts';
import { toFees } from '../../shop/pricing/price-input.rules.ts';

/** The inputs of margins and floors: the rates to the US dollar and the planned fees of payments in it. */
export function useCatalogueRates() {
  const { data: currencies } = useCurrencies();
  const { data: planned } = useQuery({
    queryKey: [...platformKeys.feeRules, 'planned', 'USD'],
    queryFn: ({ signal }) =>
      api.read(readPlannedFees, { params: { currency: 'USD' }, query: {} }, signal),
    staleTime: 600_000,
  });
  const rateOf = useCallback(
    (currency: Currency): Rate | undefined => {
      if (currency === 'USD') return { from: 'USD', to: 'USD', numerator: 1n, denominator: 1n };
      const record = currencies?.list.find(({ code }) => code === currency);
      return (
        record && {
          from: currency,
          to: 'USD',
          numerator: BigInt(record.denominator),
          denominator: BigInt(record.numerator),
        }
      );
    },
    [currencies],
  );
  const fees = useMemo(() => planned && toFees(planned), [planned]);
  return { rateOf, fees };
}

import { useQuery } from '@tanstack/react-query';
import { listPlatformProducts } from '@vitrine/contract/shop/platform-products.ts';
import { carriers } from '@vitrine/contract/shop/shipping-carriers.ts';
import { listZoneRegions } from '@vitrine/contract/shop/shipping-zones.ts';
import { api } from '../../lib/api.ts';
import { carrierKeys, shippingKeys } from '../../lib/query-keys/shipping.ts';
import { useServedCountries } from '../../lib/served-countries.ts';

/** Countries as entries of a select, and their names. */
export function useCountryChoice() {
  const { data } = useServedCountries();
  const list = data?.list ?? [];
  const names = new Map(list.map(({ code, name }) => [code, name]));
  return {
    options: list.map(({ code, name }) => ({ value: code, label: name })),
    nameOf: (code: string) => names.get(code) ?? code,
  };
}

/** Carriers as entries of a select. */
export function useCarrierChoice() {
  const { data } = useQuery({
    queryKey: carrierKeys.list({ choice: true }),
    queryFn: ({ signal }) =>
      api.read(carriers.page, { query: { pageNum: 1, pageSize: 100 } }, signal),
    staleTime: 60_000,
  });
  return (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

/** The regions of a country that can be in a zone by themselves. */
export function useRegionChoice(countryCode: string) {
  const { data } = useQuery({
    queryKey: shippingKeys.regions(countryCode),
    queryFn: ({ signal }) =>
      api.read(listZoneRegions, { params: { country: countryCode } }, signal),
    enabled: countryCode !== '',
    staleTime: 3_600_000,
  });
  return (data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }));
}

/** Products that are found by typing. */
export function useProductChoice(typed: string) {
  const { data, isFetching } = useQuery({
    queryKey: shippingKeys.products(typed),
    queryFn: ({ signal }) =>
      api.read(
        listPlatformProducts,
        { query: { limit: 20, ...(typed ? { keywords: typed } : {}) } },
        signal,
      ),
    staleTime: 60_000,
  });
  return {
    options: (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
    isFetching,
  };
}

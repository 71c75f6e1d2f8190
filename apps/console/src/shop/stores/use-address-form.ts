import { useQuery } from '@tanstack/react-query';
import { readAddressForm } from '@vitrine/contract/shop/addresses.ts';
import { api } from '../../lib/api.ts';
import { marketKeys } from '../../lib/query-keys/session.ts';
import { useSettings } from '../../lib/settings.ts';

/** What the address form of a country asks for. */
export function useAddressForm(country: string) {
  const language = useSettings((settings) => settings.language);
  return useQuery({
    queryKey: marketKeys.addressForm(language, country),
    queryFn: ({ signal }) => api.read(readAddressForm, { params: { country } }, signal),
    staleTime: 3_600_000,
  });
}

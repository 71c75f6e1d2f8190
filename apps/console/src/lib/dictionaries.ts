import { useQuery } from '@tanstack/react-query';
import { listDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { api } from './api.ts';
import { dictionaryKeys } from './query-keys/system.ts';
import { useSettings } from './settings.ts';

type Entry = EndpointAnswer<typeof listDictionaries>[number]['dictDataList'][number];

/** The entries of dictionaries by their codes. All are fetched at once and cached until one changes or the session ends. */
export function useDictionaries(isNeeded = true): (code: string) => readonly Entry[] {
  const language = useSettings((settings) => settings.language);
  const { data } = useQuery({
    queryKey: dictionaryKeys.valuesIn(language),
    queryFn: ({ signal }) => api.read(listDictionaries, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  });
  return (code) => data?.find(({ dictCode }) => dictCode === code)?.dictDataList ?? [];
}

/** The entries of one dictionary. */
export const useDictionary = (code: string): readonly Entry[] => useDictionaries()(code);

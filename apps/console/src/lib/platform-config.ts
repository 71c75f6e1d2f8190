import { useQuery } from '@tanstack/react-query';
import { getPlatformConfig } from '@vitrine/contract/admin/platform-config.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { productName } from '@vitrine/contract/product-name.ts';
import { api } from './api.ts';
import { queryClient } from './queries.ts';
import { configKeys } from './query-keys/system.ts';
import { useSettings } from './settings.ts';

type PlatformConfig = EndpointAnswer<typeof getPlatformConfig>;

const written = (name: string) =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** What the server wrote into the page, so that name and logo are there before anything is read. */
const ofPage: PlatformConfig = {
  name: written('platform-name') || productName,
  logoUrl: written('platform-logo'),
  signInHelp: '',
  checkoutHelp: '',
};
/** It stays true until a message on `/topic/config`; a page that no server wrote into reads it, as any other data. */
const known = written('platform-name')
  ? { initialData: ofPage, initialDataUpdatedAt: 0, staleTime: Number.POSITIVE_INFINITY }
  : {};

const read = (signal: AbortSignal) => api.read(getPlatformConfig, {}, signal);

/** The platform's name and logo. */
export function usePlatform(): Pick<PlatformConfig, 'name' | 'logoUrl'> {
  const { data } = useQuery({
    queryKey: configKeys.platform,
    queryFn: ({ signal }) => read(signal),
    ...known,
  });
  return data ?? ofPage;
}

/** What operators wrote for people who cannot sign in, in the language of the page; empty until it is read. Nobody pushes a new name to this page. */
export function useSignInHelp(): string {
  const language = useSettings((settings) => settings.language);
  const { data } = useQuery({
    queryKey: configKeys.help(language),
    queryFn: async ({ signal }) => {
      const config = await read(signal);
      queryClient.setQueryData(configKeys.platform, config);
      return config;
    },
  });
  return data?.signInHelp ?? '';
}

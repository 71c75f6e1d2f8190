import { useQuery } from '@tanstack/react-query';
import { getPlatformConfig } from '@vitrine/contract/admin/platform-config.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { productName } from '@vitrine/contract/product-name.ts';
import { api } from './api.ts';
import { configKeys } from './query-keys/system.ts';
import { useSettings } from './settings.ts';

type PlatformConfig = EndpointAnswer<typeof getPlatformConfig>;

const written = (name: string) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** What the server wrote into the page, so that name and logo are there before anything is read. */
const ofPage: PlatformConfig = {
  name: written('platform-name') || productName,
  logoUrl: written('platform-logo'),
  signInHelp: '',
  checkoutHelp: '',
};

/** The platform's name, logo and help texts. A message on `/topic/config` makes them stale, and so does the focus of a window. */
export function usePlatformConfig(): PlatformConfig {
  const language = useSettings((settings) => settings.language);
  const { data } = useQuery({
    queryKey: configKeys.platform(language),
    queryFn: ({ signal }) => api.read(getPlatformConfig, {}, signal),
  });
  return data ?? ofPage;
}

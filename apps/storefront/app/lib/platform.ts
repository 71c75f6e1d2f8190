import { productName } from '@vitrine/contract/product-name.ts';
import { useRouteLoaderData } from 'react-router';
import type { Host } from './host.ts';

export type Platform = Host['platform'];

/** The platform's name and logo, which the root of every page has read; the built-in ones where the page itself broke. */
export function usePlatform(): Platform {
  const root = useRouteLoaderData('root') as { platform?: Platform } | undefined;
  return root?.platform ?? { name: productName, logoUrl: '' };
}

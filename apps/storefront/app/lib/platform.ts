import { productName } from '@vitrine/contract/product-name.ts';
import { useRouteLoaderData } from 'react-router';
import type { Host, SellerFacts } from './host.ts';

export type Platform = Host['platform'];

/** The platform's name and logo, which the root of every page has read; the built-in ones where the page itself broke. */
export function usePlatform(): Platform {
  const root = useRouteLoaderData('root') as { platform?: Platform } | undefined;
  return root?.platform ?? { name: productName, logoUrl: '' };
}

const noFacts: SellerFacts = {
  companyNumber: '',
  vatId: '',
  phone: '',
  from: null,
  dutiesPaidIn: [],
  dutiesDueIn: [],
};

/** What operators wrote of the platform as a seller; parts that they left empty are empty. */
export function useSellerFacts(): SellerFacts {
  const root = useRouteLoaderData('root') as { facts?: SellerFacts } | undefined;
  return root?.facts ?? noFacts;
}

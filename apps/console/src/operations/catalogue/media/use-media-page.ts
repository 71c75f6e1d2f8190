import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { pageMedia } from '@vitrine/contract/shop/media.ts';
import { api } from '../../../lib/api.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';

export type MediaRow = EndpointAnswer<typeof pageMedia>['list'][number];

export interface MediaQuery {
  keywords: string;
  isUnused: boolean;
  pageNum: number;
}

export const mediaPageSize = 50;

/** A page of the pictures of the library. */
export const useMediaPage = ({ keywords, isUnused, pageNum }: MediaQuery) =>
  useQuery({
    queryKey: catalogueKeys.media(keywords, isUnused, pageNum),
    queryFn: ({ signal }) =>
      api.read(
        pageMedia,
        {
          query: {
            pageNum,
            pageSize: mediaPageSize,
            ...(keywords ? { keywords } : {}),
            ...(isUnused ? { isUnused: 'true' } : {}),
          },
        } as never,
        signal,
      ) as Promise<EndpointAnswer<typeof pageMedia>>,
    placeholderData: keepPreviousData,
  });

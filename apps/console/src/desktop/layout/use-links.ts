import { useQuery } from '@tanstack/react-query';
import { getConfigLinks } from '@vitrine/contract/admin/configs.ts';
import { api } from '../../lib/api.ts';
import { configKeys } from '../../lib/query-keys/system.ts';

/** Where documentation, source code and help are, as the settings of the platform say. */
export const useConfigLinks = (isWanted = true) =>
  useQuery({
    queryKey: configKeys.links,
    queryFn: ({ signal }) => api.read(getConfigLinks, {}, signal),
    enabled: isWanted,
  }).data;

import { useQuery } from '@tanstack/react-query';
import { readDataExport } from '@vitrine/contract/admin/data-exports.ts';
import { readDeletion } from '@vitrine/contract/admin/deletions.ts';
import { listStoredData } from '@vitrine/contract/admin/stored-data.ts';
import { api } from '../../lib/api.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';

const lookAgainMs = 3_000;

export const useStoredData = () =>
  useQuery({
    queryKey: accountKeys.storedData,
    queryFn: ({ signal }) => api.read(listStoredData, {}, signal),
  });

/** Read again by itself only while the archive is being made. */
export const useDataExport = () =>
  useQuery({
    queryKey: accountKeys.dataExport,
    queryFn: ({ signal }) => api.read(readDataExport, {}, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? lookAgainMs : false),
  });

export const useDeletion = () =>
  useQuery({
    queryKey: accountKeys.deletion,
    queryFn: ({ signal }) => api.read(readDeletion, {}, signal),
  });

import { useQuery } from '@tanstack/react-query';
import {
  archiveLink,
  createLink,
  type LinkChannel,
  listLinks,
  type TrackedLink,
  updateLink,
} from '@vitrine/contract/shop/links.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';

/** The store's address and its tracked links, newest first. */
export const useLinks = () =>
  useQuery({ queryKey: storeKeys.links, queryFn: ({ signal }) => api.read(listLinks, {}, signal) });

/** Archives a link; its address goes on working. */
export function useLinkArchiving(onDone?: () => void) {
  const archiving = useApiMutation(archiveLink, {
    onSuccess: onDone ?? (() => undefined),
    invalidates: [storeKeys.links],
  });
  return {
    isBusy: archiving.isBusy,
    archive: (link: TrackedLink) => archiving.run({ params: { linkId: link.id } }),
  };
}

interface LinkFields {
  name: string;
  channel: LinkChannel;
}

/** Makes a link once however often it is sent, or renames the known one. */
export function useLinkSaving(
  known: TrackedLink | undefined,
  onSaved?: (link: TrackedLink) => void,
) {
  const options = { onSuccess: onSaved ?? (() => undefined), invalidates: [storeKeys.links] };
  const updating = useApiMutation(updateLink, options);
  const creating = useApiMutation(createLink, options);
  const save = (body: LinkFields) =>
    known ? updating.run({ params: { linkId: known.id }, body }) : creating.run({ body });
  return { isSaving: updating.isBusy || creating.isBusy, save };
}

import { useQuery } from '@tanstack/react-query';
import { archiveLink, createLink, type LinkChannel, listLinks, type TrackedLink, updateLink } from '@vitrine/contract/shop/analytics.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/queries.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';

const readAgain = () => queryClient.invalidateQueries({ queryKey: storeKeys.links });

/** The store's address and its tracked links, newest first. */
export const useLinks = () => useQuery({ queryKey: storeKeys.links, queryFn: ({ signal }) => api.read(listLinks, {}, signal) });

/** Puts a link away; its address goes on working. */
export async function putAway(link: TrackedLink): Promise<void> {
  // A refusal has been told by its toast.
  await api.call(archiveLink, { params: { linkId: link.id } }).catch(() => undefined);
  await readAgain();
}

interface LinkFields {
  name: string;
  channel: LinkChannel;
}

/** Makes a link once however often it is sent, or renames the known one. */
export function useLinkSaving(known: TrackedLink | undefined, onSaved: (link: TrackedLink) => void) {
  const [isSaving, setSaving] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const save = async (fields: LinkFields) => {
    setSaving(true);
    try {
      const link = known
        ? await api.call(updateLink, { params: { linkId: known.id }, body: fields })
        : await api.call(createLink, { body: fields }, { idempotencyKey: `${key}-${fields.name}-${fields.channel}` });
      await readAgain();
      onSaved(link);
    } catch {
      // The toast has said why; what was typed stays.
    }
    setSaving(false);
  };
  return { isSaving, save };
}

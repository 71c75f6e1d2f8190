import { createLink, type LinkChannel, listLinks } from '@vitrine/contract/shop/links.ts';
import { api } from '../../lib/api.ts';
import { callEndpoint } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { queryClient } from '../../lib/queries.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';

/** The tracked link of a name and channel: the one that stands, else a new one. */
async function linkOf(name: string, channel: LinkChannel): Promise<string> {
  const { list } = await queryClient.fetchQuery({
    queryKey: storeKeys.links,
    queryFn: ({ signal }) => api.read(listLinks, {}, signal),
  });
  const known = list.find(
    (link) => link.name === name && link.channel === channel && !link.archivedAt,
  );
  if (known) return known.url;
  const made = await callEndpoint(createLink, { body: { name, channel } });
  await queryClient.invalidateQueries({ queryKey: storeKeys.links });
  return made.url;
}

/** A link for one post: counted apart from others of the day, or the store's plain one when none can be made. */
export function usePostLink(storeUrl: string) {
  const clock = useClock();
  return async (label: string, channel: LinkChannel): Promise<string> => {
    const day = clock.write('shortDay', Date.now());
    return linkOf(`${label} ${day}`, channel).catch(() => storeUrl);
  };
}

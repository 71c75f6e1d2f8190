import { useQuery } from '@tanstack/react-query';
import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { changeSlug, checkSlug } from '@vitrine/contract/shop/slugs.ts';
import { slugShape } from '@vitrine/contract/shop/store-shapes.ts';
import { loadAccount } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { usePaused } from '../../lib/use-paused.ts';
import { storeTexts } from '../../texts/stores.ts';

/** `asked` until the server has answered, also when it cannot. */
export type SlugStanding = 'own' | 'asked' | 'free' | 'taken' | 'reserved' | 'wrong';

/** The store's address: what is typed, whether it can be had, and taking it. The old one leads to the new one for good. */
export function useSlug(store: OwnStore, onSaved?: () => void) {
  const t = useText(storeTexts);
  const { value: slug, type: setSlug, forget } = useTyped(`slug|${store.slug}`, store.slug);
  const isShaped = slugShape.safeParse(slug).success;
  const asked = usePaused(slug);
  const check = useQuery({
    queryKey: storeKeys.slug(asked),
    queryFn: ({ signal }) => api.read(checkSlug, { params: { slug: asked } }, signal),
    enabled: asked !== store.slug && slugShape.safeParse(asked).success,
    staleTime: 10_000,
  });
  const answer = asked === slug ? check.data : undefined;
  const state: SlugStanding =
    slug === store.slug ? 'own' : isShaped ? (answer?.state ?? 'asked') : 'wrong';
  const saving = useApiMutation(changeSlug, {
    success: t('saved'),
    onSuccess: async (next) => {
      queryClient.setQueryData(storeKeys.own, next);
      forget();
      await loadAccount();
      onSaved?.();
    },
    invalidates: [storeKeys.links],
  });
  const save = async () => {
    if (state !== 'own' && state !== 'wrong' && !saving.isBusy)
      await saving.run({ body: { slug } });
  };
  return {
    slug,
    /** Capitals and blanks are typed by phones on their own. */
    type: (text: string) => setSlug(text.trim().toLowerCase()),
    state,
    suggestion:
      state === 'own'
        ? store.slugOffer
        : state === 'taken' || state === 'reserved'
          ? (answer?.suggestion ?? null)
          : null,
    isSaving: saving.isBusy,
    canSave: state === 'free' || (state === 'asked' && check.isError),
    save,
  };
}

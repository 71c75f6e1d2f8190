import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { TextField } from '../../ui/plain/fields.tsx';
import { SlugState } from './slug-state.tsx';
import type { useSlug } from './use-slug.ts';

/** The store's address, looked up while it is typed; the old one leads to the new one for good. */
export function SlugField({
  store,
  draft,
  after,
}: {
  store: OwnStore;
  draft: ReturnType<typeof useSlug>;
  after?: ReactNode;
}) {
  const t = useText(storeTexts);
  const { slug, type, state, suggestion } = draft;
  return (
    <>
      <TextField
        label={store.publicUrl.slice(0, -store.slug.length).replace(/^https?:\/\//, '')}
        name="slug"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        value={slug}
        hint={<SlugState state={state} suggestion={suggestion} onTake={type} />}
        onChange={type}
        after={after}
      />
      {state !== 'own' && <p className="field-note">{t('slugHint')}</p>}
    </>
  );
}

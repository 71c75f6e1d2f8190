import type { OwnStore } from '@vitrine/contract/shop/stores.ts';
import { type FormEvent, useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { SlugState } from '../../shop/stores/slug-state.tsx';
import { useSlug } from '../../shop/stores/use-slug.ts';
import { storeTexts } from '../../texts/stores.ts';
import { Button } from '../../ui/plain/button.tsx';
import { TextField } from '../../ui/plain/fields.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

/** The store's address, looked up while it is typed. */
export function SlugSheet({ store, onClose }: { store: OwnStore; onClose: () => void }) {
  const t = useText(storeTexts);
  const form = useId();
  const { slug, type, state, suggestion, isSaving, canSave, save } = useSlug(store, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) void save();
  };
  return (
    <Sheet
      onClose={onClose}
      title={t('address')}
      foot={
        <Button type="submit" form={form} className="btn primary" isBusy={isSaving} disabled={!canSave}>
          {t('changeSlug')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
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
        />
        {state !== 'own' && <p className="m-hint below">{t('slugHint')}</p>}
      </form>
    </Sheet>
  );
}

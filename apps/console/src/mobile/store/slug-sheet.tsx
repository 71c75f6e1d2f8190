import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { type FormEvent, useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { SlugField } from '../../shop/stores/slug-field.tsx';
import { useSlug } from '../../shop/stores/use-slug.ts';
import { storeTexts } from '../../texts/stores.ts';
import { Button } from '../../ui/plain/button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

/** The store's address in a sheet of its own: it is saved apart from the other parts. */
export function SlugSheet({ store, onClose }: { store: OwnStore; onClose: () => void }) {
  const t = useText(storeTexts);
  const form = useId();
  const draft = useSlug(store, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  return (
    <Sheet
      onClose={onClose}
      title={t('address')}
      foot={
        <Button
          type="submit"
          form={form}
          className="btn primary"
          isBusy={draft.isSaving}
          disabled={!draft.canSave}
        >
          {t('changeSlug')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <SlugField store={store} draft={draft} />
      </form>
    </Sheet>
  );
}

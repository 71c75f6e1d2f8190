import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { Alert, Button } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { focusRefused } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useAddress } from '../../lib/use-address.ts';
import { storeTexts } from '../../texts/stores.ts';
import { FloatingBar } from '../../ui/floating-bar.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { BackToStart } from './back-to-start.tsx';
import { PreviewGoods } from './preview-goods.tsx';
import { SlugField } from './slug-field.tsx';
import { StorePartRows } from './store-part-rows.tsx';
import { isStorePart, partOf, storeParts } from './store-parts.rules.ts';
import { StorePreview } from './store-preview.tsx';
import { useSlug } from './use-slug.ts';
import { useStoreChanges } from './use-store-changes.ts';
import { useStoreParts } from './use-store-parts.tsx';
import './store-page.css';

/** The store's address, which is saved apart. */
function AddressCard({ store }: { store: OwnStore }) {
  const t = useText(storeTexts);
  const draft = useSlug(store);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.canSave) void draft.save();
  };
  return (
    <form className="card form-box" noValidate onSubmit={submit}>
      <h2 className="h3 below-14">{t('address')}</h2>
      <SlugField
        store={store}
        draft={draft}
        after={
          <Button htmlType="submit" loading={draft.isSaving} disabled={!draft.canSave}>
            {t('changeSlug')}
          </Button>
        }
      />
    </form>
  );
}

function StoreForm({ store }: { store: OwnStore }) {
  const t = useText(storeTexts);
  const mayEdit = useHasPerm('shop:store:edit');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const changes = useStoreChanges(store);
  const parts = useStoreParts(store, changes);
  const address = useAddress();
  const asked = address.read('edit');
  const part = isStorePart(asked) ? asked : 'words';
  const { isDirty, isSaving, isConflict, isRestored, discard } = changes;
  const [saves, setSaves] = useState(0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || isSaving) return;
    const place = partOf(await changes.save());
    if (place) address.change({ edit: place });
    setSaves((count) => count + 1);
  };
  // After the errors of the save are drawn, so that there is a field to go to.
  useEffect(() => {
    if (saves > 0) focusRefused(form.current);
  }, [saves]);
  return (
    <>
      <PageHead title={t('title')} />
      {store.hold && (
        <Alert type="warning" showIcon title={t('held')} description={store.hold.reason} />
      )}
      <RestoredLine isShown={isRestored} onDiscard={discard} />
      {isConflict && <Alert type="warning" showIcon title={t('conflict')} />}
      <BackToStart isShown={!isDirty} />
      <div className="store-page">
        <nav className="card store-parts" aria-label={t('parts')}>
          <StorePartRows
            store={store}
            changes={changes}
            parts={parts}
            rows={storeParts}
            open={part}
            onOpen={(next) => address.change({ edit: next })}
          />
        </nav>
        <div className="store-form">
          <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)}>
            <section className="card form-box" aria-label={parts[part].title}>
              <h2 className="h3 below-14">{parts[part].title}</h2>
              <fieldset className="store-part" disabled={!mayEdit}>
                {parts[part].body}
              </fieldset>
            </section>
          </form>
          {mayEdit && part === 'words' && <AddressCard key={store.slug} store={store} />}
        </div>
        <aside className="card store-aside" aria-label={t('preview')}>
          <div className="card-head">
            <h2 className="h3">{t('preview')}</h2>
          </div>
          <StorePreview
            fields={changes.fields}
            pictures={changes.pictures}
            goods={<PreviewGoods />}
          />
        </aside>
      </div>
      <FloatingBar isShown={isDirty && mayEdit} label={t('unsaved')}>
        <b>{t('unsaved')}</b>
        <button type="button" className="quiet" onClick={discard}>
          {t('discard')}
        </button>
        <Button type="primary" htmlType="submit" form={id} loading={isSaving}>
          {t('save')}
        </Button>
      </FloatingBar>
    </>
  );
}

/** The own store: how it looks, how it sells, where it is found. */
export default function StorePage() {
  const store = useOwnStore();
  if (store.isError) return <ErrorState error={store.error} onRetry={() => void store.refetch()} />;
  return store.data ? <StoreForm store={store.data} /> : <PageSkeleton />;
}

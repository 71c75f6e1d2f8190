import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { CircleAlert, ExternalLink } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { BackToStart } from '../../shop/stores/back-to-start.tsx';
import { StorePartRows } from '../../shop/stores/store-part-rows.tsx';
import { isStorePart, partOf, type StorePart } from '../../shop/stores/store-parts.rules.ts';
import { StorePreview } from '../../shop/stores/store-preview.tsx';
import { useStoreChanges } from '../../shop/stores/use-store-changes.ts';
import { useStoreParts } from '../../shop/stores/use-store-parts.tsx';
import { storeTexts } from '../../texts/stores.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { CardSkeletons } from '../../ui/plain/card-skeletons.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { PageTop } from '../parts/page-top.tsx';
import { SlugSheet } from './slug-sheet.tsx';
import './store.css';
import { Button } from '../../ui/plain/button.tsx';

const look = ['words', 'slug', 'pictures', 'colour', 'social'] as const;
const sales = ['selling', 'prices', 'market'] as const;

function StoreScreen({ store }: { store: OwnStore }) {
  const t = useText(storeTexts);
  const mayEdit = useHasPerm('shop:store:edit');
  const form = useId();
  const changes = useStoreChanges(store);
  const parts = useStoreParts(store, changes);
  const sheet = useSheet('edit');
  const part = isStorePart(sheet.value) ? sheet.value : undefined;
  const { isDirty, isSaving, isConflict } = changes;
  const save = async () => {
    if (isSaving) return;
    const refused = await changes.save();
    const place = partOf(refused);
    if (place && place !== part) sheet.open(place);
    if (!Object.keys(refused).length && part) sheet.close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const saveButton = (
    <Button
      type={part ? 'submit' : 'button'}
      form={form}
      className="btn primary"
      isBusy={isSaving}
      disabled={!isDirty}
      onClick={part ? undefined : () => void save()}
    >
      {t('save')}
    </Button>
  );
  const conflict = isConflict && (
    <p className="m-warn" role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>{t('conflict')}</span>
    </p>
  );
  return (
    <>
      <PageTop title={t('title')}>
        <a
          className="m-icon"
          href={store.publicUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openStore')}
        >
          <ExternalLink size={22} aria-hidden />
        </a>
      </PageTop>
      {store.hold && (
        <p className="m-warn m-held">
          <CircleAlert size={16} aria-hidden />
          <span>
            <b>{t('held')}</b> {store.hold.reason}
          </span>
        </p>
      )}
      {!part && conflict}
      <RestoredLine isShown={changes.isRestored && mayEdit} onDiscard={changes.discard} />
      <BackToStart isShown={!isDirty && !part} />
      <section className="m-card m-list" aria-label={t('preview')}>
        <button type="button" className="m-store-head" onClick={() => sheet.open('pictures')}>
          <span className="visually-hidden">{t('pictures')}: </span>
          <StorePreview fields={changes.fields} pictures={changes.pictures} />
        </button>
      </section>
      {[look, sales].map((rows) => (
        <section className="m-card m-list" key={rows[0]}>
          <StorePartRows<StorePart | 'slug'>
            store={store}
            changes={changes}
            parts={parts}
            rows={rows}
            onOpen={sheet.open}
          />
        </section>
      ))}
      <Sheet
        isOpen={part !== undefined}
        onClose={sheet.close}
        title={part && parts[part].title}
        foot={mayEdit && saveButton}
      >
        <form id={form} onSubmit={submit} noValidate>
          {conflict}
          <fieldset className="store-part" disabled={!mayEdit}>
            {part && parts[part].body}
          </fieldset>
          {/* Enter saves, although the button stands below. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      </Sheet>
      {sheet.value === 'slug' && mayEdit && (
        <SlugSheet key={store.slug} store={store} onClose={sheet.close} />
      )}
      {isDirty && !part && mayEdit && (
        <div className="m-over">
          <div>
            <b className="grow">{t('unsaved')}</b>
            <button type="button" className="btn" onClick={changes.discard}>
              {t('discard')}
            </button>
            {saveButton}
          </div>
        </div>
      )}
    </>
  );
}

/** The own store: how it looks, how it sells, where it is found; each part opens a sheet of its own. */
export default function StorePage() {
  const t = useText(storeTexts);
  const store = useOwnStore();
  if (store.data) return <StoreScreen store={store.data} />;
  return (
    <>
      <PageTop title={t('title')} />
      {store.isError ? (
        <section className="m-card">
          <ErrorState error={store.error} onRetry={() => void store.refetch()} />
        </section>
      ) : (
        <CardSkeletons cards={3} height={220} />
      )}
    </>
  );
}

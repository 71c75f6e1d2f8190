import { languageNames } from '@vitrine/contract/locales.ts';
import type { OwnStore } from '@vitrine/contract/shop/stores.ts';
import { AtSign, ChevronRight, CircleAlert, ExternalLink, Globe, ImageIcon, Link2, Palette, Percent, Store, Type } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { isStorePart, partOf, type StorePart } from '../../shop/stores/store-parts.rules.ts';
import { StorePreview } from '../../shop/stores/store-preview.tsx';
import { type StoreChanges, useStoreChanges } from '../../shop/stores/use-store-changes.ts';
import { useStoreParts } from '../../shop/stores/use-store-parts.tsx';
import { storeTexts } from '../../texts/stores.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { CardSkeletons } from '../../ui/plain/card-skeletons.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { PageTop } from '../parts/page-top.tsx';
import { SlugSheet } from './slug-sheet.tsx';
import './store.css';
import { Button } from '../../ui/plain/button.tsx';

function PartRow({ Icon, title, note, onOpen }: { Icon: typeof Store; title: string; note: ReactNode; onOpen: () => void }) {
  return (
    <li>
      <button type="button" className="m-row" onClick={onOpen}>
        <Icon size={20} color="var(--ink-3)" aria-hidden />
        <span className="grow">
          {title}
          {note && <small className="ell">{note}</small>}
        </span>
        <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
      </button>
    </li>
  );
}

/** What can be changed, each with how it stands. */
function Parts({
  store,
  changes,
  parts,
  onOpen,
}: {
  store: OwnStore;
  changes: StoreChanges;
  parts: ReturnType<typeof useStoreParts>;
  onOpen: (part: StorePart | 'slug') => void;
}) {
  const t = useText(storeTexts);
  const percent = usePercentText({ most: 2 });
  const { fields } = changes;
  const country = useServedCountries().data?.list.find(({ code }) => code === fields.country)?.name ?? fields.country;
  const row = (part: StorePart, Icon: typeof Store, note: ReactNode) => (
    <PartRow Icon={Icon} title={parts[part].title} note={note} onOpen={() => onOpen(part)} />
  );
  return (
    <>
      <section className="m-card m-list">
        <ul className="m-rows">
          {row('words', Type, fields.name)}
          <PartRow Icon={Link2} title={t('address')} note={store.publicUrl.replace(/^https?:\/\//, '')} onOpen={() => onOpen('slug')} />
          {row('pictures', ImageIcon, [t('avatar'), t('banner'), t('carousel')].join(', '))}
          {row('colour', Palette, fields.accentSeed)}
          {row('social', AtSign, fields.socialLinks.map(({ url }) => url.replace(/^https:\/\/(www\.)?/, '')).join(', '))}
        </ul>
      </section>
      <section className="m-card m-list">
        <ul className="m-rows">
          {row('selling', Store, t(fields.status === 'open' ? 'openState' : 'pausedState'))}
          {row('prices', Percent, `${percent(fields.defaultPercentage ?? store.defaultPercentage)} · ${fields.baseCurrency}`)}
          {row('market', Globe, `${country} · ${fields.languages.map((one) => languageNames[one]).join(', ')}`)}
        </ul>
      </section>
    </>
  );
}

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
        <a className="m-icon" href={store.publicUrl} target="_blank" rel="noreferrer" aria-label={t('openStore')}>
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
      <section className="m-card m-list" aria-label={t('preview')}>
        <button type="button" className="m-store-head" onClick={() => sheet.open('pictures')}>
          <span className="visually-hidden">{t('pictures')}: </span>
          <StorePreview fields={changes.fields} pictures={changes.pictures} />
        </button>
      </section>
      <Parts store={store} changes={changes} parts={parts} onOpen={sheet.open} />
      <Sheet isOpen={part !== undefined} onClose={sheet.close} title={part && parts[part].title} foot={mayEdit && saveButton}>
        <form id={form} onSubmit={submit} noValidate>
          {conflict}
          <fieldset className="store-part" disabled={!mayEdit}>
            {part && parts[part].body}
          </fieldset>
          {/* Enter saves, although the button stands below. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      </Sheet>
      {sheet.value === 'slug' && mayEdit && <SlugSheet key={store.slug} store={store} onClose={sheet.close} />}
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

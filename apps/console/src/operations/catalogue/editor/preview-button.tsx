import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { createProductPreview } from '@vitrine/contract/shop/product-previews.ts';
import { Button, Select } from 'antd';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { useServedCountries } from '../../../lib/served-countries.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { foldedSearch } from '../../../ui/folded-search.ts';
import { useHasPerm } from '../../../ui/has-perm.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { useStoreChoice } from '../../table/use-store-choice.ts';
import { EditorField } from './editor-field.tsx';
import type { ProductEditing } from './use-product-form.ts';
import { useShownFailure } from './use-shown-failure.ts';

interface Buyer {
  store: { id: string; name: string; country: string };
  /** Empty: the country of the store. */
  country: string;
}

/** The choice of this visit: previews of several products are mostly for the same buyer. */
let lastBuyer: Buyer | undefined;

interface PreviewProps {
  editing: ProductEditing;
  language: Language;
}

function PreviewDialog({ editing, language, onClose }: PreviewProps & { onClose: () => void }) {
  const t = useText(productEditorTexts);
  const formId = useId();
  const { found, isFetching, hasNone, showSearch } = useStoreChoice();
  const [chosen, setChosen] = useState(lastBuyer);
  const [spoken, setSpoken] = useState(language);
  const { data: countries } = useServedCountries();
  const first = found[0];
  const buyer = chosen ?? (first && { store: first, country: '' });
  const showFailure = useShownFailure(editing);
  const opening = useApiMutation(
    async ({ store, country, page }: Buyer & { page: Window | null }) => {
      lastBuyer = { store, country };
      await editing.kept.keeper.flush();
      const { url } = await api.call(
        createProductPreview,
        {
          body: {
            product: editing.id ?? 'new',
            storeId: store.id,
            language: spoken,
            countryCode: country || store.country,
          },
        },
        { suppressToast: true },
      );
      if (page) page.location.replace(url);
      else window.location.assign(url);
    },
    {
      onSuccess: onClose,
      showFailure: (failure, { page }) => {
        page?.close();
        onClose();
        showFailure(failure);
      },
    },
  );
  const open = () => {
    if (!buyer || opening.isBusy) return;
    // A window that opens after the answer would be blocked.
    const page = window.open('about:blank', '_blank');
    if (page) page.opener = null;
    void opening.run({ ...buyer, page });
  };
  const options = found.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = !buyer || options.some(({ value }) => value === buyer.store.id);
  return (
    <Overlay
      as="dialog"
      size={480}
      title={t('preview')}
      onClose={onClose}
      action={{
        label: t('openPreview'),
        formId,
        isDisabled: !buyer,
        isBusy: opening.isBusy,
      }}
    >
      <form
        id={formId}
        className="stack gap-16 one-column"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <p className="muted small">{t('previewHint')}</p>
        <EditorField label={t('previewStore')} hint={hasNone && t('previewNoStore')}>
          {({ id }) => (
            <Select<string>
              id={id}
              style={{ width: '100%' }}
              showSearch={showSearch}
              loading={isFetching}
              value={buyer?.store.id}
              options={[
                ...(isListed ? [] : [{ value: buyer.store.id, label: buyer.store.name }]),
                ...options,
              ]}
              onChange={(storeId) => {
                const store = found.find((one) => one.id === storeId);
                if (store) setChosen({ store, country: chosen?.country ?? '' });
              }}
            />
          )}
        </EditorField>
        <EditorField label={t('previewCountry')}>
          {({ id }) => (
            <Select<string>
              id={id}
              style={{ width: '100%' }}
              showSearch={foldedSearch}
              value={buyer?.country ?? ''}
              options={[
                { value: '', label: t('previewStoreCountry') },
                ...(countries?.list ?? []).map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onChange={(country) => buyer && setChosen({ ...buyer, country })}
            />
          )}
        </EditorField>
        <EditorField label={t('previewLanguage')}>
          {({ id }) => (
            <Select<Language>
              id={id}
              style={{ width: '100%' }}
              value={spoken}
              options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
              onChange={setSpoken}
            />
          )}
        </EditorField>
      </form>
    </Overlay>
  );
}

/** Opens the product as buyers of a store would see it, with what is not saved. */
export function PreviewButton(props: PreviewProps) {
  const t = useText(productEditorTexts);
  const [isOpen, setOpen] = useState(false);
  const maySeeStores = useHasPerm('platform:store:query');
  const { id, changeCount, kept } = props.editing;
  if (!maySeeStores) return null;
  return (
    <>
      <Button
        icon={<Eye size={16} aria-hidden />}
        disabled={(id === null && changeCount === 0) || kept.isElsewhere}
        onClick={() => setOpen(true)}
      >
        {t('preview')}
      </Button>
      {isOpen && <PreviewDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

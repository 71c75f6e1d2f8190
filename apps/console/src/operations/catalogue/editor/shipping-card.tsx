import { Input, Select } from 'antd';
import { useText } from '../../../lib/i18n.ts';
import { useServedCountries } from '../../../lib/served-countries.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { foldedSearch } from '../../../ui/folded-search.ts';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EditorField } from './editor-field.tsx';
import type { ProductEditing } from './use-product-form.ts';

/** Countries by their names, for choosing one or several. */
function useCountryOptions() {
  const { data } = useServedCountries();
  return (data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }));
}

/** Brand, origin and customs code, and where the product may not be sent. Weights and measures are in the sheet of variants. */
export function ShippingCard({ editing }: { editing: ProductEditing }) {
  const t = useText(productEditorTexts);
  const countries = useCountryOptions();
  const { brand, originCountry, customsCode, excludedCountries } = editing.form;
  return (
    <SectionCard title={t('shippingFacts')}>
      <EditorField label={t('brand')} error={editing.errorOf('brand')}>
        {(ties) => (
          <Input
            {...ties}
            value={brand}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => editing.change({ brand: event.target.value })}
          />
        )}
      </EditorField>
      <EditorField label={t('origin')} error={editing.errorOf('originCountry')}>
        {({ id }) => (
          <Select<string>
            id={id}
            style={{ width: '100%' }}
            showSearch={foldedSearch}
            value={originCountry ?? ''}
            options={[{ value: '', label: t('notKnown') }, ...countries]}
            onChange={(code) => editing.change({ originCountry: code || null })}
          />
        )}
      </EditorField>
      <EditorField
        label={t('customsCode')}
        hint={t('customsHint')}
        error={editing.errorOf('customsCode')}
      >
        {(ties) => (
          <Input
            {...ties}
            className="num"
            value={customsCode}
            maxLength={16}
            autoComplete="off"
            onChange={(event) => editing.change({ customsCode: event.target.value })}
          />
        )}
      </EditorField>
      <EditorField
        label={t('excluded')}
        hint={t('excludedHint')}
        error={editing.errorOf('excludedCountries')}
      >
        {({ id }) => (
          <MultiSelect<string[]>
            id={id}
            style={{ width: '100%' }}
            showSearch={foldedSearch}
            placeholder={t('excludedNone')}
            value={excludedCountries}
            options={countries}
            onChange={(codes) => editing.change({ excludedCountries: [...codes].sort() })}
          />
        )}
      </EditorField>
    </SectionCard>
  );
}

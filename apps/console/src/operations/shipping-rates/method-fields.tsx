import { languageNames } from '@vitrine/contract/locales.ts';
import type { ShippingMethodForm } from '@vitrine/contract/shop/shipping-zones.ts';
import { shippingBases, shippingBounds } from '@vitrine/contract/shop/shipping-zones.ts';
import { Button, Form, Input, Segmented, Select, Switch } from 'antd';
import { Plus, X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { NumberField, numberRule } from '../../ui/number-field.tsx';
import { UsdField } from '../../ui/usd-field.tsx';
import { useDelayedSearch } from '../../ui/use-delayed-search.ts';
import { usePlatformCategories } from '../catalogue/category-select.tsx';
import { useCarrierChoice, useCountryChoice, useProductChoice } from './use-choices.ts';
import '../../ui/plain/fields.css';

/** The upper end of a tier: grams, dollars or units. */
function LimitField({
  basis,
  ...field
}: {
  basis: ShippingMethodForm['basis'];
  id?: string;
  value?: number | null;
  onChange?: (value: number | null | undefined) => void;
  'aria-label': string;
}) {
  return basis === 'price' ? (
    <NumberField {...field} field="shipping-amount" currency="USD" style={{ width: 150 }} />
  ) : (
    <NumberField {...field} field="shipping-limit" style={{ width: 150 }} />
  );
}

/** Prices by weight, amount or units, in rising order. */
function TierRows({ place }: { place: number }) {
  const t = useText(shippingRatesTexts);
  const form = Form.useFormInstance();
  const basis: ShippingMethodForm['basis'] =
    Form.useWatch(['methods', place, 'basis'], form) ?? 'weight';
  return (
    <Form.List name={[place, 'tiers']}>
      {(rows, { add, remove }, { errors }) => (
        <Form.Item label={t('tiers')} extra={t(`tiersHint_${basis}`)}>
          {rows.map((row) => (
            <div className="cluster gap-12 at-top" key={row.key}>
              <Form.Item
                name={[row.name, 'upTo']}
                label={t(`upTo_${basis}`)}
                rules={[numberRule(t('upToNeeded'))]}
              >
                <LimitField basis={basis} aria-label={t(`upTo_${basis}`)} />
              </Form.Item>
              <Form.Item
                name={[row.name, 'price']}
                label={t('price')}
                rules={[numberRule(t('priceNeeded'), { isRequired: true })]}
              >
                <UsdField field="shipping-price" />
              </Form.Item>
              {rows.length > 1 && (
                <Button
                  type="text"
                  aria-label={t('removeTier')}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => remove(row.name)}
                />
              )}
            </div>
          ))}
          {rows.length < shippingBounds.tiersMax && (
            <Button
              size="small"
              icon={<Plus size={14} aria-hidden />}
              onClick={() => add({ upTo: null, price: { amount: 0, currency: 'USD' } })}
            >
              {t('addTier')}
            </Button>
          )}
          <Form.ErrorList errors={errors} />
        </Form.Item>
      )}
    </Form.List>
  );
}

function ExcludedProducts({
  known,
  ...field
}: {
  known: readonly { id: string; name: string }[];
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
}) {
  const { words, showSearch } = useDelayedSearch();
  const { options, isFetching } = useProductChoice(words);
  const chosen = known
    .filter(({ id }) => options.every(({ value }) => value !== id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <MultiSelect<string[]>
      {...field}
      showSearch={showSearch}
      loading={isFetching}
      options={[...options, ...chosen]}
    />
  );
}

interface MethodFieldsProps {
  /** Its index among the methods. */
  place: number;
  excludedProducts: readonly { id: string; name: string }[];
}

/** One method of a zone: its name, carrier, rates, days, and what it does not take. */
export function MethodFields({ place, excludedProducts }: MethodFieldsProps) {
  const t = useText(shippingRatesTexts);
  const carriers = useCarrierChoice();
  const countries = useCountryChoice();
  const categories = usePlatformCategories();
  return (
    <>
      <LanguageTabs
        label={t('names')}
        fields={(language) => (
          <Form.Item
            name={[place, 'names', language]}
            label={t('nameIn', { language: languageNames[language] })}
          >
            <Input maxLength={80} autoComplete="off" />
          </Form.Item>
        )}
      />
      <div className="field-pairs">
        <Form.Item
          name={[place, 'key']}
          label={t('key')}
          extra={t('keyHint')}
          rules={[
            { required: true, pattern: /^[a-z0-9][a-z0-9-]{0,39}$/, message: t('keyNeeded') },
          ]}
        >
          <Input maxLength={40} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item name={[place, 'carrierId']} label={t('carrier')} extra={t('carrierHint')}>
          <Select allowClear showSearch={foldedSearch} options={carriers} />
        </Form.Item>
      </div>
      <Form.Item name={[place, 'basis']} label={t('basis')}>
        <Segmented
          options={shippingBases.map((basis) => ({ value: basis, label: t(`basis_${basis}`) }))}
        />
      </Form.Item>
      <TierRows place={place} />
      <div className="field-pairs">
        <Form.Item
          name={[place, 'perKg']}
          label={t('perKg')}
          extra={t('perKgHint')}
          rules={[numberRule(t('priceNeeded'), { isRequired: true })]}
        >
          <UsdField field="shipping-price" />
        </Form.Item>
        <Form.Item
          name={[place, 'freeFrom']}
          label={t('freeFrom')}
          extra={t('freeFromHint')}
          rules={[numberRule(t('priceNeeded'))]}
        >
          <UsdField field="shipping-price" />
        </Form.Item>
        <Form.Item
          name={[place, 'daysMin']}
          label={t('daysMin')}
          extra={t('daysHint')}
          rules={[numberRule(t('daysNeeded'), { isRequired: true })]}
        >
          <NumberField field="shipping-days" style={{ width: 180 }} />
        </Form.Item>
        <Form.Item
          name={[place, 'daysMax']}
          label={t('daysMax')}
          rules={[numberRule(t('daysNeeded'), { isRequired: true })]}
        >
          <NumberField field="shipping-days" style={{ width: 180 }} />
        </Form.Item>
      </div>
      <Form.Item name={[place, 'excludedCountries']} label={t('excludedCountries')}>
        <MultiSelect showSearch={foldedSearch} options={countries.options} />
      </Form.Item>
      <Form.Item name={[place, 'excludedProductIds']} label={t('excludedProducts')}>
        <ExcludedProducts known={excludedProducts} />
      </Form.Item>
      <Form.Item name={[place, 'excludedCategoryIds']} label={t('excludedCategories')}>
        <MultiSelect
          showSearch={foldedSearch}
          options={(categories.data?.list ?? []).flatMap(({ id, name, children }) => [
            { value: id, label: name },
            ...children.map((child) => ({ value: child.id, label: `${name} / ${child.name}` })),
          ])}
        />
      </Form.Item>
      <Form.Item name={[place, 'isActive']} label={t('active')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}

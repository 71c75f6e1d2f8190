import { CallFailed, type CallOptions } from '@vitrine/contract/client.ts';
import {
  createShippingZone,
  previewShippingZone,
  type ShippingZone,
  shippingBounds,
  updateShippingZone,
} from '@vitrine/contract/shop/shipping-zones.ts';
import { Button, Collapse, Form, Input, Select } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { shippingKeys } from '../../lib/query-keys/shipping.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { MethodFields } from './method-fields.tsx';
import { RatePreview, type RatePreviewAnswer } from './rate-preview.tsx';
import { useCountryChoice, useRegionChoice } from './use-choices.ts';
import {
  createMethod,
  emptyZone,
  toZoneForm,
  toZoneValues,
  withOwnFields,
  type ZoneValues,
} from './zone-values.ts';

function RegionRow({ place, onRemove }: { place: number; onRemove: () => void }) {
  const t = useText(shippingRatesTexts);
  const form = Form.useFormInstance();
  const country: string = Form.useWatch(['regions', place, 'countryCode'], form) ?? '';
  const countries = useCountryChoice();
  const regions = useRegionChoice(country);
  return (
    <div className="cluster gap-12 at-top">
      <Form.Item
        name={[place, 'countryCode']}
        label={t('country')}
        rules={[{ required: true, message: t('countryNeeded') }]}
      >
        <Select style={{ width: 200 }} showSearch={foldedSearch} options={countries.options} />
      </Form.Item>
      <Form.Item
        name={[place, 'regions']}
        label={t('regions')}
        style={{ flex: 1 }}
        rules={[{ required: true, message: t('regionsNeeded') }]}
        extra={country !== '' && regions.length === 0 ? t('noRegions') : undefined}
      >
        <MultiSelect showSearch={foldedSearch} options={regions} />
      </Form.Item>
      <Button
        type="text"
        aria-label={t('removeRegions')}
        icon={<X size={16} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Whole countries, and countries of which only some regions belong to the zone. */
function AreaFields() {
  const t = useText(shippingRatesTexts);
  const countries = useCountryChoice();
  return (
    <>
      <Form.Item name="countries" label={t('countries')}>
        <MultiSelect showSearch={foldedSearch} options={countries.options} />
      </Form.Item>
      <Form.List name="regions">
        {(rows, { add, remove }) => (
          <Form.Item extra={rows.length ? t('regionsHint') : undefined}>
            {rows.map((row) => (
              <RegionRow key={row.key} place={row.name} onRemove={() => remove(row.name)} />
            ))}
            <Button
              size="small"
              icon={<Plus size={14} aria-hidden />}
              onClick={() => add({ countryCode: '', regions: [] })}
            >
              {t('addRegions')}
            </Button>
          </Form.Item>
        )}
      </Form.List>
    </>
  );
}

function MethodName({ place }: { place: number }) {
  const t = useText(shippingRatesTexts);
  const form = Form.useFormInstance();
  const names: Record<string, string> = Form.useWatch(['methods', place, 'names'], form) ?? {};
  const key: string = Form.useWatch(['methods', place, 'key'], form) ?? '';
  return <b className="medium">{Object.values(names).find(Boolean) || key || t('newMethod')}</b>;
}

function MethodList({ excludedProducts }: { excludedProducts: ShippingZone['excludedProducts'] }) {
  const t = useText(shippingRatesTexts);
  return (
    <Form.List name="methods">
      {(rows, { add, remove, move }) => (
        <Form.Item label={t('methods')} extra={rows.length ? undefined : t('noMethods')}>
          <Collapse
            styles={{ header: { alignItems: 'center' } }}
            items={rows.map((row, index) => ({
              key: row.key,
              label: <MethodName place={row.name} />,
              // Every field is there, so that what is refused in a closed one is marked.
              forceRender: true,
              extra: (
                // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a click on a button from opening the method
                // biome-ignore lint/a11y/useKeyWithClickEvents: likewise
                <span onClick={(event) => event.stopPropagation()}>
                  <RowButton
                    label={t('moveUp')}
                    name={String(index + 1)}
                    Icon={ArrowUp}
                    isPossible={index > 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <RowButton
                    label={t('moveDown')}
                    name={String(index + 1)}
                    Icon={ArrowDown}
                    isPossible={index < rows.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <RowButton
                    label={t('removeMethod')}
                    name={String(index + 1)}
                    Icon={Trash2}
                    onClick={() => remove(row.name)}
                  />
                </span>
              ),
              children: <MethodFields place={row.name} excludedProducts={excludedProducts} />,
            }))}
          />
          {rows.length < shippingBounds.methodsMax && (
            <Button
              className="above-10"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => add(createMethod(rows.length ? '' : 'standard'))}
            >
              {t('addMethod')}
            </Button>
          )}
        </Form.Item>
      )}
    </Form.List>
  );
}

interface ZoneFormProps {
  /** Without a zone a new one is added; undefined keeps the panel closed. */
  edited: { zone?: ShippingZone } | undefined;
  onClose: () => void;
}

/** A zone with its methods and rates. Before it is saved, it shows what three carts would pay. */
export function ZoneForm({ edited, onClose }: ZoneFormProps) {
  const t = useText(shippingRatesTexts);
  const [preview, setPreview] = useState<RatePreviewAnswer>();
  const answer = useRef<(isMeant: boolean) => void>(undefined);
  const zone = edited?.zone;
  const decide = (isMeant: boolean) => {
    setPreview(undefined);
    answer.current?.(isMeant);
    answer.current = undefined;
  };
  const save = async (values: ZoneValues, options: CallOptions) => {
    const form = toZoneForm(values);
    try {
      const body = { zoneId: zone?.id ?? null, form };
      setPreview(await api.call(previewShippingZone, { body }, options));
      const isMeant = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
      });
      if (!isMeant) return undefined;
      return zone
        ? await api.call(
            updateShippingZone,
            { params: { id: zone.id }, body: { version: zone.version, form } },
            options,
          )
        : await api.call(createShippingZone, { body: form }, options);
    } catch (error) {
      throw error instanceof CallFailed ? withOwnFields(error, form) : error;
    }
  };
  return (
    <>
      <FormPanel<ZoneValues>
        name={zone ? `shipping-zone|${zone.id}-${zone.version}` : 'shipping-zone|new'}
        title={zone?.name ?? t('addZone')}
        size={760}
        isOpen={edited !== undefined}
        onClose={onClose}
        initial={zone ? toZoneValues(zone) : emptyZone}
        save={save}
        action={t('compareRates')}
        success={t('ratesSaved')}
        invalidates={[shippingKeys.all]}
      >
        <Form.Item
          name="name"
          label={t('zoneName')}
          extra={t('zoneNameHint')}
          rules={[{ required: true, whitespace: true, message: t('zoneNameNeeded') }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        {zone?.isRest ? <p className="below-16 muted">{t('restLine')}</p> : <AreaFields />}
        <MethodList excludedProducts={zone?.excludedProducts ?? []} />
      </FormPanel>
      <RatePreview preview={preview} onConfirm={() => decide(true)} onClose={() => decide(false)} />
    </>
  );
}

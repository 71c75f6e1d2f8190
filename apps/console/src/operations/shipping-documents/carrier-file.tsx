import { useQuery } from '@tanstack/react-query';
import {
  type BuiltInPreset,
  builtInPresets,
  type ShippingFormat,
  shippingFormats,
} from '@vitrine/contract/shop/shipping-columns.ts';
import { exportShipping, listShippingPresets } from '@vitrine/contract/shop/shipping-exports.ts';
import { Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { shippingFileKeys } from '../../lib/query-keys/shipping-files.ts';
import { shippingFileTexts } from '../../texts/shipping-files.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { collectChosen, listColumns } from './chosen-columns.rules.ts';
import { ColumnList } from './column-list.tsx';
import { PresetForm } from './preset-form.tsx';
import './carrier-file.css';

const builtIn = Object.keys(builtInPresets) as BuiltInPreset[];
const isBuiltIn = (key: string): key is BuiltInPreset => builtIn.some((known) => known === key);

interface CarrierFileProps {
  /** Null for all orders that can be shipped now. */
  orderIds: readonly string[] | null;
  onClose: () => void;
}

/** Columns, their order and the format of a file for a carrier or a warehouse, kept as presets. */
export default function CarrierFile({ orderIds, onClose }: CarrierFileProps) {
  const t = useText(shippingFileTexts);
  const labelId = useId();
  const presetId = useId();
  const [preset, setPreset] = useState<string>('labels');
  const [choices, setChoices] = useState(() => listColumns(builtInPresets.labels));
  const [format, setFormat] = useState<ShippingFormat>('csv');
  const presets = useQuery({
    queryKey: shippingFileKeys.presets,
    queryFn: ({ signal }) => api.read(listShippingPresets, {}, signal),
  }).data?.list;
  const kept = presets?.find(({ id }) => id === preset);
  const columns = collectChosen(choices);
  const downloading = useApiMutation(() =>
    api.download(exportShipping, {
      body: { orderIds: orderIds && [...orderIds], columns, format },
    }),
  );
  const choose = (key: string) => {
    setPreset(key);
    const found = presets?.find(({ id }) => id === key);
    if (found) setFormat(found.format);
    setChoices(listColumns(isBuiltIn(key) ? builtInPresets[key] : (found?.columns ?? columns)));
  };
  const groupOf = (label: string, list: NonNullable<typeof presets>) =>
    list.length > 0
      ? [{ label, options: list.map(({ id, name }) => ({ value: id, label: name })) }]
      : [];
  return (
    <Overlay
      as="dialog"
      size={560}
      isOpen
      onClose={onClose}
      title={t('fileTitle')}
      action={{
        label: t('download'),
        onPress: () => void downloading.run(undefined),
        isBusy: downloading.isBusy,
        isDisabled: columns.length === 0,
      }}
    >
      <div className="stack gap-16">
        <p className="muted">
          {orderIds ? t('fileLineChosen', { count: orderIds.length }) : t('fileLineAll')}
        </p>
        <div className="stack gap-4">
          <label htmlFor={presetId}>
            <b>{t('preset')}</b>
          </label>
          <Select
            id={presetId}
            value={preset}
            onChange={choose}
            options={[
              {
                label: t('builtIn'),
                options: builtIn.map((key) => ({ value: key, label: t(`preset_${key}`) })),
              },
              ...groupOf(t('own'), presets?.filter(({ isOwn }) => isOwn) ?? []),
              ...groupOf(t('shared'), presets?.filter(({ isOwn }) => !isOwn) ?? []),
            ]}
          />
        </div>
        <div className="stack gap-4">
          <b id={labelId}>{t('columns')}</b>
          <small className="muted">{t('columnsHint')}</small>
          <ColumnList labelId={labelId} choices={choices} onChange={setChoices} />
          {columns.length === 0 && (
            <p className="danger-text" role="alert">
              {t('noColumns')}
            </p>
          )}
        </div>
        <Radio.Group
          aria-label={t('format')}
          value={format}
          onChange={({ target }) => setFormat(target.value as ShippingFormat)}
          options={shippingFormats.map((one) => ({ value: one, label: t(one) }))}
        />
        <PresetForm
          key={kept?.id ?? 'new'}
          preset={kept}
          columns={columns}
          format={format}
          onSaved={setPreset}
          onDeleted={() => choose('labels')}
        />
      </div>
    </Overlay>
  );
}

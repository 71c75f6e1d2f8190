import type { ShippingColumn, ShippingFormat } from '@vitrine/contract/shop/shipping-columns.ts';
import {
  createShippingPreset,
  deleteShippingPreset,
  type ShippingPreset,
  updateShippingPreset,
} from '@vitrine/contract/shop/shipping-exports.ts';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { shippingFileKeys } from '../../lib/query-keys/shipping-files.ts';
import { shippingFileTexts } from '../../texts/shipping-files.ts';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';

interface PresetFormProps {
  /** The one that is chosen; none for a built-in preset, which only becomes a new one. */
  preset: ShippingPreset | undefined;
  columns: ShippingColumn[];
  format: ShippingFormat;
  onSaved: (id: string) => void;
  onDeleted: () => void;
}

const invalidates = [shippingFileKeys.presets];

/** Keeps columns and format under a name. */
export function PresetForm({ preset, columns, format, onSaved, onDeleted }: PresetFormProps) {
  const t = useText(shippingFileTexts);
  const nameId = useId();
  const [name, setName] = useState(preset?.name ?? '');
  const [isShared, setShared] = useState(preset?.isShared ?? false);
  const creating = useApiMutation(createShippingPreset, {
    invalidates,
    onSuccess: ({ id }, { body }) => {
      toast.success(t('presetSaved', { name: body.name }));
      onSaved(id);
    },
  });
  const updating = useApiMutation(updateShippingPreset, {
    invalidates,
    success: (_answer, { body }) => t('presetSaved', { name: body.name }),
  });
  const deleting = useApiMutation(deleteShippingPreset, {
    invalidates,
    onSuccess: () => {
      toast.success(t('presetDeleted', { name: preset?.name ?? '' }));
      onDeleted();
    },
  });
  const body = { name: name.trim(), columns, format, isShared };
  const isIncomplete = body.name === '' || columns.length === 0;
  return (
    <div className="stack gap-8">
      <div className="stack gap-4">
        <label htmlFor={nameId}>
          <b>{t('presetName')}</b>
        </label>
        <span className="line gap-12">
          <Input
            id={nameId}
            className="grow"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
            {t('share')}
          </Checkbox>
        </span>
      </div>
      <p className="cluster gap-8">
        {preset?.mayChange && (
          <Button
            disabled={isIncomplete}
            loading={updating.isBusy}
            onClick={() => void updating.run({ params: { id: preset.id }, body })}
          >
            {t('save')}
          </Button>
        )}
        <Button
          disabled={isIncomplete}
          loading={creating.isBusy}
          onClick={() => void creating.run({ body })}
        >
          {t('saveAs')}
        </Button>
        {preset?.mayChange && (
          <AnchoredQuestion
            title={t('removeTitle', { name: preset.name })}
            action={t('remove')}
            isDanger
            onConfirm={() => deleting.run({ params: { id: preset.id } })}
            trigger={
              <Button type="text" danger>
                {t('remove')}
              </Button>
            }
          />
        )}
      </p>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { changeProductCells } from '@vitrine/contract/shop/product-cells.ts';
import { readProductForm } from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { Button } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SkeletonLine } from '../../ui/skeletons.tsx';
import { EffectLine, useEffects } from './editor/effects.tsx';

interface FieldsProps {
  id: string;
  version: number;
  status: ProductForm['status'];
  variant: ProductForm['variants'][number];
  onClose: () => void;
}

/** Price and stock of a product with one variant, with what a new price does to stores. */
function QuickFields({ id, version, status, variant, onClose }: FieldsProps) {
  const t = useText(catalogueTexts);
  const fieldId = useId();
  const variantId = variant.id ?? '';
  const stored = { price: variant.platformPrice.amount, units: variant.onHand ?? 0 };
  const [price, setPrice] = useState<number | null | undefined>(stored.price);
  const [units, setUnits] = useState<number | null | undefined>(stored.units);
  const cells = [
    ...(typeof price === 'number' && price !== stored.price
      ? [{ variantId, field: 'platformPrice' as const, value: price }]
      : []),
    ...(typeof units === 'number' && units !== stored.units
      ? [{ variantId, field: 'onHand' as const, value: units }]
      : []),
  ];
  const effects = useEffects(
    id,
    typeof price === 'number' && price !== stored.price ? [{ variantId, amount: price }] : [],
  );
  const saving = useApiMutation(changeProductCells, {
    invalidates: [catalogueKeys.products(), catalogueKeys.rows(), catalogueKeys.counts],
    onSuccess: ({ list: [result] }) => {
      const reason = result?.failure?.message ?? result?.errors[0]?.message;
      if (reason) {
        toast.warning(reason);
        return;
      }
      toast.success(t('saved'));
      onClose();
    },
  });
  const isPossible = typeof price === 'number' && typeof units === 'number' && cells.length > 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPossible) void saving.run({ body: { products: [{ id, version, cells }] } });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className="quick-edit cluster gap-4-16" onSubmit={save} onKeyDown={press}>
      <label className="line gap-8" htmlFor={`${fieldId}-price`}>
        {t('platformPrice')}
        <NumberField
          autoFocus
          id={`${fieldId}-price`}
          field="platform-price"
          currency="USD"
          value={price}
          style={{ width: 130 }}
          onChange={setPrice}
        />
      </label>
      <label className="line gap-8" htmlFor={`${fieldId}-stock`}>
        {t('stock')}
        <NumberField
          id={`${fieldId}-stock`}
          field="stock-quantity"
          value={units}
          style={{ width: 110 }}
          onChange={setUnits}
        />
      </label>
      <span className="grow">
        <EffectLine effects={effects} status={status} />
      </span>
      <Button type="text" onClick={onClose}>
        {t('cancel')} <kbd>Esc</kbd>
      </Button>
      <Button htmlType="submit" loading={saving.isBusy} disabled={!isPossible}>
        {t('savePrice')} <kbd>↵</kbd>
      </Button>
    </form>
  );
}

/** Below a row of the list: the fields that are changed most, without opening the product. */
export function QuickEdit({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: [...catalogueKeys.form(id), 'quick'],
    queryFn: ({ signal }) => api.read(readProductForm, { params: { id } }, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const variant = query.data?.form.variants[0];
  if (!query.data || !variant) return <SkeletonLine height={32} />;
  const { version, form } = query.data;
  return <QuickFields {...{ id, version, variant, onClose }} status={form.status} />;
}

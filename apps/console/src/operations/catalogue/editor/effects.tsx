import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ProductEffects,
  previewProductEffects,
} from '@vitrine/contract/shop/product-effects.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { Popover } from 'antd';
import { Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { useTrueMoneyText } from '../../../ui/money.tsx';
import { PersonPicture } from '../../../ui/person-picture.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { type ChangedPrice, findSellers, hasEffects } from './effects.rules.ts';
import './effects.css';

const pauseMs = 400;

/** The stores that sell a product, and their fixed prices that fall under the floor with new platform prices. */
export function useEffects(id: string | null, prices: readonly ChangedPrice[]) {
  const text = JSON.stringify(prices);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery({
    queryKey: catalogueKeys.effects(id, asked),
    queryFn: () =>
      api.call(
        previewProductEffects,
        {
          params: { id: id ?? '' },
          body: {
            platformPrices: (JSON.parse(asked) as ChangedPrice[]).map(({ variantId, amount }) => ({
              variantId,
              platformPrice: { amount, currency: 'USD' as const },
            })),
          },
        },
        { suppressToast: true },
      ),
    enabled: id !== null,
    placeholderData: keepPreviousData,
  }).data;
}

export type Effects = NonNullable<ReturnType<typeof useEffects>>;

/** Fixed prices that fall under their floor, each with its store. */
export function EffectList({ effects }: { effects: ProductEffects }) {
  const t = useText(productEditorTexts);
  const write = useTrueMoneyText();
  return (
    <div className="effect-list stack gap-8 one-column">
      <ul aria-label={t('raised', { count: effects.raisedCount })}>
        {effects.list.map(({ storeId, storeName, variantId, label, before, after }) => (
          <li key={`${storeId}-${variantId}`} className="line gap-10">
            <PersonPicture name={storeName} url="" size={24} />
            <span className="grow stack gap-0 slim">
              <span className="truncate">{storeName}</span>
              {label && <small className="faint truncate">{label}</small>}
            </span>
            <span className="line gap-8 nowrap num">
              {after ? (
                <>
                  <s className="faint">{write(before)}</s>
                  <b>{write(after)}</b>
                </>
              ) : (
                <>
                  {write(before)}
                  <StatusTag meaning="waiting">{t('hidden')}</StatusTag>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {effects.raisedCount > effects.list.length && (
        <p className="faint small">
          {t('raisedMore', { count: effects.raisedCount - effects.list.length })}
        </p>
      )}
    </div>
  );
}

/** The effect of the changes on stores; the amber line opens the list of prices. */
export function EffectLine({
  effects,
  status,
}: {
  effects: Effects | undefined;
  /** Of the product once the changes are saved. */
  status: ProductForm['status'];
}) {
  const t = useText(productEditorTexts);
  if (!effects || !hasEffects(status, effects)) return null;
  const sellers = findSellers(status, effects);
  return (
    <span className="line gap-10 nowrap">
      <Store size={18} strokeWidth={1.75} aria-hidden />
      <span className="stack gap-0 lines-18 small">
        {sellers !== undefined && <span>{t('soldIn', { count: sellers })}</span>}
        {effects.raisedCount > 0 && (
          <Popover
            trigger="click"
            placement="top"
            title={t('raised', { count: effects.raisedCount })}
            content={
              <div className="effect-box stack gap-8 one-column">
                <p className="muted small">{t('raisedHint')}</p>
                <EffectList effects={effects} />
              </div>
            }
          >
            <button type="button" className="amber-text link medium">
              {t('raised', { count: effects.raisedCount })}
            </button>
          </Popover>
        )}
      </span>
    </span>
  );
}

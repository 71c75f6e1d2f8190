import { useQuery } from '@tanstack/react-query';
import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import { currencies } from '@vitrine/contract/money.ts';
import type { CatalogueImport } from '@vitrine/contract/shop/catalogue-imports.ts';
import { listRates } from '@vitrine/contract/shop/exchange-rates.ts';
import { Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { rateKeys } from '../../lib/query-keys/rates.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SupplierSelect } from '../catalogue/suppliers/supplier-select.tsx';
import { Choice } from './reading-card.tsx';
import { findUndecided, useSettingsChange } from './use-import.ts';

/** A text that is saved when its field is left or Enter is pressed. */
function TextChoice({
  id,
  value,
  suffix,
  isWrong,
  onChange,
}: {
  id: string;
  value: string;
  suffix?: string;
  isWrong?: boolean;
  onChange: (text: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const save = () => {
    if (typed !== undefined && typed.trim() !== value) onChange(typed.trim());
    setTyped(undefined);
  };
  return (
    <Input
      id={id}
      value={typed ?? value}
      {...(suffix ? { suffix } : {})}
      {...(isWrong ? { status: 'error' as const } : {})}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onPressEnter={save}
    />
  );
}

/** Currency, meaning of the column of prices and supplier of the costs: they are chosen, never guessed. */
export function PricesCard({ found }: { found: CatalogueImport }) {
  const t = useText(importTexts);
  const tag = useIntlTag();
  const { settings, change, isBusy } = useSettingsChange(found);
  const undecided = findUndecided(found);
  const rates = useQuery({
    queryKey: rateKeys.list,
    queryFn: ({ signal }) => api.read(listRates, {}, signal),
  });
  const names = findDisplayNames(tag, { type: 'currency' });
  /** Dollars for one unit, from the stored rate of units for a dollar. */
  const rateOf = (code: string): string | null => {
    const perUsd = Number(rates.data?.list.find(({ currency }) => currency === code)?.perUsd);
    return code === 'USD' || !perUsd ? null : (1 / perUsd).toFixed(6);
  };
  const { currency, priceMeaning, layout } = settings;
  return (
    <SectionCard title={t('prices')}>
      <div className="stack gap-16">
        <Choice
          label={t('currency')}
          hint={undecided.includes('currency') ? t('currencyHint') : undefined}
        >
          {(id) => (
            <Select
              id={id}
              disabled={isBusy}
              showSearch={foldedSearch}
              placeholder={t('choose')}
              value={currency}
              options={currencies.map((code) => ({
                value: code,
                label: `${code}, ${names.of(code) ?? code}`,
              }))}
              onChange={(code) => void change({ currency: code, usdRate: rateOf(code) })}
            />
          )}
        </Choice>
        {currency && currency !== 'USD' && (
          <Choice label={t('rate', { currency })} hint={t('rateHint')}>
            {(id) => (
              <TextChoice
                id={id}
                value={settings.usdRate ?? ''}
                suffix="USD"
                isWrong={undecided.includes('rate')}
                onChange={(text) => void change({ usdRate: text.replace(',', '.') || null })}
              />
            )}
          </Choice>
        )}
        <fieldset className="import-meaning stack gap-8">
          <legend className="small medium pad-0">{t('priceMeaning')}</legend>
          <Radio.Group
            vertical
            disabled={isBusy}
            value={priceMeaning}
            onChange={(event) => void change({ priceMeaning: event.target.value })}
          >
            <Radio value="platform">{t('meaning_platform')}</Radio>
            <Radio value="recommended">{t('meaning_recommended')}</Radio>
          </Radio.Group>
        </fieldset>
        {priceMeaning === 'recommended' && (
          <Choice label={t('platformPercent')} hint={t('platformPercentHint')}>
            {(id) => (
              <TextChoice
                id={id}
                value={String(settings.platformBp / 100)}
                suffix="%"
                onChange={(text) => {
                  const percent = Number(text.replace(',', '.'));
                  if (percent > 0 && percent <= 1000)
                    void change({ platformBp: Math.round(percent * 100) });
                }}
              />
            )}
          </Choice>
        )}
        <Choice
          label={t('supplier')}
          hint={
            found.costProblem ? (
              <span className="amber-text" role="alert">
                {found.costProblem.message}
              </span>
            ) : (
              t('supplierHint')
            )
          }
        >
          {(id) => (
            <SupplierSelect
              id={id}
              value={settings.supplierId ?? ''}
              anyLabel={t('noSupplier')}
              onChange={(supplier) => void change({ supplierId: supplier?.id ?? null })}
            />
          )}
        </Choice>
        {layout === 'woocommerce' && (
          <Choice label={t('source')} hint={t('sourceHint')}>
            {(id) => (
              <TextChoice
                id={id}
                value={settings.source}
                isWrong={undecided.includes('source')}
                onChange={(source) => void change({ source })}
              />
            )}
          </Choice>
        )}
      </div>
    </SectionCard>
  );
}

import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { type Currency, currencies } from '@vitrine/contract/money.ts';
import { decimalSignOf } from '@vitrine/contract/number-input.ts';
import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import {
  type PriceEnding,
  priceEndings,
  settlementModes,
} from '@vitrine/contract/shop/store-shapes.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { storeTexts } from '../../texts/stores.ts';
import { usePercentText } from '../../ui/percent.ts';
import { FieldGroup } from '../../ui/plain/field-group.tsx';
import { SelectField } from '../../ui/plain/fields.tsx';
import { PlainNumberField } from '../../ui/plain/number-field.tsx';
import { OptionList } from '../../ui/plain/option-list.tsx';
import { PickField } from '../../ui/plain/pick-field.tsx';
import { PayableNeeded } from './payable-needed.tsx';
import { SellerFields } from './seller-fields.tsx';
import { SellerNeeded } from './seller-needed.tsx';
import { zonesByRegion } from './time-zones.rules.ts';
import { useMovedCount } from './use-moved-count.ts';
import type { StoreChanges } from './use-store-changes.ts';

interface PartProps {
  store: OwnStore;
  changes: StoreChanges;
}

/** Whether the store is open, who takes the money, and who sells where buyers pay the owner. */
export function SellingPart({ store, changes }: PartProps) {
  const t = useText(storeTexts);
  const { fields, errors, type } = changes;
  return (
    <>
      <SellerNeeded isLink={false} />
      <div className="field-pairs">
        <FieldGroup
          label={t('status')}
          remark={store.hold && t('heldHint')}
          error={errors['status']}
        >
          <OptionList
            value={fields.status}
            isDisabled={store.hold !== null}
            options={[
              { value: 'open', label: t('openState') },
              { value: 'paused', label: t('pausedState') },
            ]}
            onChoose={(status) => type({ status })}
          />
        </FieldGroup>
        <FieldGroup label={t('settlement')} error={errors['settlementMode']}>
          <OptionList
            value={fields.settlementMode}
            options={settlementModes.map((value) => ({
              value,
              label: t(value),
              note: value === 'direct' ? t('directHint') : undefined,
            }))}
            onChoose={(settlementMode) => type({ settlementMode })}
          />
          {fields.settlementMode === 'direct' && <PayableNeeded />}
        </FieldGroup>
      </div>
      {fields.settlementMode === 'direct' && <SellerFields changes={changes} />}
    </>
  );
}

/** For whom the store is: country, languages, and the clock by which its days begin. */
export function MarketPart({ changes: { fields, errors, type } }: Pick<PartProps, 'changes'>) {
  const t = useText(storeTexts);
  const countries = useServedCountries().data?.list ?? [
    { code: fields.country, name: fields.country },
  ];
  const toggle = (one: Language) =>
    type({
      languages: fields.languages.includes(one)
        ? fields.languages.filter((other) => other !== one)
        : [...fields.languages, one],
    });
  return (
    <>
      <div className="field-pairs">
        <SelectField
          label={t('country')}
          value={fields.country}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(country) => type({ country })}
        />
        <SelectField
          label={t('timeZone')}
          value={fields.timeZone}
          options={[]}
          onChange={(timeZone) => type({ timeZone })}
        >
          {zonesByRegion(Intl.supportedValuesOf('timeZone'), fields.timeZone).map(
            ({ region, zones }) => (
              <optgroup key={region} label={region}>
                {zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll('_', ' ')}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </SelectField>
        <SelectField
          label={t('language')}
          value={fields.language}
          options={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
          onChange={(language) => type({ language: language as Language })}
        />
      </div>
      <PickField
        label={t('languages')}
        value={fields.languages}
        options={languages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
          // A store has one language at least.
          isFixed: fields.languages.length === 1 && fields.languages[0] === value,
        }))}
        error={errors['languages']}
        onPick={toggle}
      />
    </>
  );
}

const quickPercentages = [150, 180, 200, 250, 300] as const;

/** What prices are made of where nothing nearer decides: percentage, currency, ending, and what the floor does. */
export function PricesPart({ store, changes: { fields, errors, type } }: PartProps) {
  const t = useText(storeTexts);
  const tag = useIntlTag();
  const sign = decimalSignOf(tag);
  const percent = usePercentText({ most: 2 });
  const movedCount = useMovedCount(store, fields.defaultPercentage);
  // What is no percentage yet is kept as none: `checkStore` refuses to send it.
  const take = (value: number | null | undefined) => type({ defaultPercentage: value as number });
  return (
    <div className="field-pairs">
      <div>
        <PlainNumberField
          field="store-percentage"
          label={t('defaultPercentage')}
          value={fields.defaultPercentage}
          hint={
            movedCount === undefined ? (
              t('defaultPercentageHint')
            ) : (
              <b>{t('moves', { count: movedCount })}</b>
            )
          }
          error={errors['defaultPercentage']}
          onChange={take}
        />
        <div className="field below-16 m-picks cluster stretched num">
          {quickPercentages.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={fields.defaultPercentage === value}
              onClick={() => take(value)}
            >
              {percent(value)}
            </button>
          ))}
        </div>
      </div>
      <SelectField
        label={t('currency')}
        value={fields.baseCurrency}
        disabled={store.currencyLock !== null}
        options={currencies.map((value) => ({ value, label: value }))}
        error={errors['baseCurrency']}
        hint={t(
          store.currencyLock === null
            ? 'currencyHint'
            : store.currencyLock === 'orders'
              ? 'lockedByOrders'
              : 'lockedByPrices',
        )}
        onChange={(currency) => type({ baseCurrency: currency as Currency })}
      />
      <PickField
        label={t('ending')}
        value={fields.priceEnding}
        options={priceEndings.map((value: PriceEnding) => ({
          value,
          label: value === 'none' ? t('endingNone') : `${sign}${value}`,
        }))}
        onPick={(priceEnding) => type({ priceEnding })}
      />
      <PickField
        label={t('floorAction')}
        value={fields.floorAction}
        options={[
          { value: 'raise', label: t('raise') },
          { value: 'hide', label: t('hide') },
        ]}
        onPick={(floorAction) => type({ floorAction })}
      />
    </div>
  );
}

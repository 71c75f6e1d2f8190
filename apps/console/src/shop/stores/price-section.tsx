import { currencies } from '@vitrine/contract/money.ts';
import { decimalSignOf } from '@vitrine/contract/number-input.ts';
import { type OwnStore, priceEndings } from '@vitrine/contract/shop/stores.ts';
import { Form, Select } from 'antd';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { NumberField, numberRule } from '../../ui/number-field.tsx';
import { useMovedCount } from './use-moved-count.ts';

/** What prices are made of where nothing nearer decides: currency, percentage, ending, and what the floor does. */
export function PriceSection({ store, percentage }: { store: OwnStore; percentage: number }) {
  const t = useText(storeTexts);
  const sign = decimalSignOf(useIntlTag());
  const movedCount = useMovedCount(store, percentage);
  const isLocked = store.currencyLock !== null;
  return (
    <section className="card form-box">
      <h2 className="h3">{t('prices')}</h2>
      <div className="two">
        <Form.Item
          name="defaultPercentage"
          label={t('defaultPercentage')}
          extra={
            <>
              {t('defaultPercentageHint')}
              {movedCount !== undefined && <b className="moves">{t('moves', { count: movedCount })}</b>}
            </>
          }
          rules={[numberRule(t('percentageWrong'), { isRequired: true })]}
        >
          <NumberField field="store-percentage" />
        </Form.Item>
        <Form.Item
          name="baseCurrency"
          label={t('currency')}
          extra={store.currencyLock === null ? t('currencyHint') : t(store.currencyLock === 'orders' ? 'lockedByOrders' : 'lockedByPrices')}
        >
          <Select showSearch {...(isLocked ? { disabled: true } : {})} options={currencies.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item name="priceEnding" label={t('ending')}>
          <Select options={priceEndings.map((value) => ({ value, label: value === 'none' ? t('endingNone') : `${sign}${value}` }))} />
        </Form.Item>
        <Form.Item name="floorAction" label={t('floorAction')}>
          <Select
            options={[
              { value: 'raise', label: t('raise') },
              { value: 'hide', label: t('hide') },
            ]}
          />
        </Form.Item>
      </div>
    </section>
  );
}

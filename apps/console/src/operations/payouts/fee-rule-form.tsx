import { type Currency, currencies, isCurrency } from '@vitrine/contract/money.ts';
import { addFeeRule } from '@vitrine/contract/shop/payment-fees.ts';
import { Form } from 'antd';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { feeTexts } from '../../texts/fees.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { NumberField } from '../../ui/number-field.tsx';

/** The empty choice is for all. */
const anyValue = '';

const { percentage, fixed, validFrom } = addFeeRule.body.shape;
const shape = z.object({
  provider: z.string(),
  countryCode: z.string(),
  currency: z.string(),
  percentage,
  fixedMinor: fixed.shape.amount,
  validFrom: validFrom.optional(),
});

/** The fixed amount is in the currency that the rule is for. */
function FixedField(field: {
  id?: string;
  value?: number | null;
  onChange?: (amount: number | null | undefined) => void;
}) {
  const chosen: string | undefined = Form.useWatch('currency');
  const currency: Currency = isCurrency(chosen) ? chosen : 'USD';
  return <NumberField {...field} field="fee-fixed" currency={currency} style={{ width: 180 }} />;
}

/** Adds a change of the planned fees; what counted before stays in the history. */
export function FeeRuleForm({
  providers,
  isOpen,
  onClose,
}: {
  providers: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useText(feeTexts);
  const countries = useServedCountries().data?.list ?? [];
  const choicesOf = (all: string, values: readonly { value: string; label: string }[]) => [
    { value: anyValue, label: all },
    ...values,
  ];
  return (
    <FormPanel
      name="fee-rule"
      title={t('add')}
      isOpen={isOpen}
      onClose={onClose}
      shape={shape}
      initial={{
        provider: anyValue,
        countryCode: anyValue,
        currency: anyValue,
        percentage: null,
        fixedMinor: null,
        validFrom: null,
      }}
      hint={t('addHint')}
      fields={[
        {
          name: 'provider',
          label: t('provider'),
          options: choicesOf(
            t('anyProvider'),
            providers.map((value) => ({ value, label: nameProvider(value) })),
          ),
        },
        {
          name: 'countryCode',
          label: t('country'),
          options: choicesOf(
            t('anyCountry'),
            countries.map(({ code, name }) => ({ value: code, label: name })),
          ),
        },
        {
          name: 'currency',
          label: t('currency'),
          options: choicesOf(
            t('anyCurrency'),
            currencies.map((value) => ({ value, label: value })),
          ),
        },
        { name: 'percentage', label: t('percentage'), numberField: 'fee-percentage' },
        { name: 'fixedMinor', label: t('fixed'), hint: t('fixedHint'), control: <FixedField /> },
        { name: 'validFrom', label: t('validFrom'), hint: t('validFromHint'), kind: 'day' },
      ]}
      save={({ provider, countryCode, fixedMinor: amount, ...rule }, options) => {
        const currency = isCurrency(rule.currency) ? rule.currency : null;
        return api.call(
          addFeeRule,
          {
            body: {
              ...rule,
              validFrom: rule.validFrom ?? null,
              currency,
              provider: provider || null,
              countryCode: countryCode || null,
              fixed: { amount, currency: currency ?? 'USD' },
            },
          },
          options,
        );
      }}
      success={t('added')}
      invalidates={[platformKeys.feeRules]}
    />
  );
}

import type { NumberFieldName } from '../lib/number-fields.ts';
import { NumberField } from './number-field.tsx';

interface Usd {
  amount: number;
  currency: 'USD';
}

/** An amount in US dollars as a control of a form. */
export function UsdField({
  value,
  onChange,
  ...field
}: {
  field: NumberFieldName;
  id?: string;
  value?: Usd | null;
  onChange?: (money: Usd | null | undefined) => void;
}) {
  return (
    <NumberField
      {...field}
      currency="USD"
      value={value === undefined ? undefined : (value?.amount ?? null)}
      onChange={(amount) =>
        onChange?.(typeof amount === 'number' ? { amount, currency: 'USD' } : amount)
      }
      style={{ width: 180 }}
    />
  );
}

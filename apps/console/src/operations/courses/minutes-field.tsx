import { NumberField } from '../../ui/number-field.tsx';

const secondsPerMinute = 60;

/** Seconds, which are typed as minutes. */
export function MinutesField({
  id,
  value,
  onChange,
}: {
  id?: string;
  value?: number | null;
  onChange?: (seconds: number | null | undefined) => void;
}) {
  return (
    <NumberField
      {...(id ? { id } : {})}
      field="lecture-minutes"
      style={{ width: 180 }}
      value={typeof value === 'number' ? Math.round(value / secondsPerMinute) : value}
      onChange={(minutes) =>
        onChange?.(typeof minutes === 'number' ? minutes * secondsPerMinute : minutes)
      }
    />
  );
}

import { Select } from 'antd';
import { foldedSearch } from './folded-search.ts';
import { type ChoiceFieldProps, FieldFrame } from './plain/fields.tsx';

// The field's frame has the border, the height and the ring.
const style = { flex: 1, alignSelf: 'stretch', alignItems: 'center', paddingBlock: 0 } as const;

/** A `SelectField` of the desk that is searched by typing; an option without a value is its placeholder. */
export function SearchedSelect({ label, value, onChange, options, error, hint }: ChoiceFieldProps) {
  const none = options.find((option) => option.value === '');
  return (
    <FieldFrame label={label} error={error} remark={error ? undefined : hint}>
      {(ties) => (
        <Select<string | null>
          {...ties}
          variant="borderless"
          style={style}
          showSearch={foldedSearch}
          value={value || null}
          placeholder={none?.label}
          allowClear={none !== undefined}
          options={options.filter((option) => option !== none)}
          onChange={(next) => onChange(next ?? '')}
        />
      )}
    </FieldFrame>
  );
}

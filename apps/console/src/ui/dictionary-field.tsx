import { Checkbox, Radio, Select } from 'antd';
import { useDictionary } from '../lib/dictionaries.ts';

interface DictionaryFieldProps<Value extends string | number> {
  /** The code of the dictionary, whose entries are the options. */
  code: string;
  label: string;
  /** Whether values are numbers; the dictionary has them as texts. */
  isNumber?: Value extends number ? true : false;
}

interface OneProps<Value extends string | number> extends DictionaryFieldProps<Value> {
  as: 'select' | 'radio';
  value: Value | undefined;
  onChange: (value: Value) => void;
}

interface SeveralProps<Value extends string | number> extends DictionaryFieldProps<Value> {
  as: 'boxes';
  value: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Chooses entries of a dictionary: one by select or radio buttons, several by check boxes. */
export function DictionaryField<Value extends string | number>(
  props: OneProps<Value> | SeveralProps<Value>,
) {
  const { code, label, isNumber } = props;
  const options = useDictionary(code).map((entry) => ({
    label: entry.label,
    value: (isNumber ? Number(entry.value) : entry.value) as Value,
  }));
  if (props.as === 'boxes')
    return (
      <div role="group" aria-label={label}>
        <Checkbox.Group options={options} value={[...props.value]} onChange={props.onChange} />
      </div>
    );
  if (props.as === 'radio')
    return (
      <Radio.Group
        aria-label={label}
        options={options}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    );
  return (
    <Select
      aria-label={label}
      options={options}
      value={props.value ?? null}
      onChange={(value) => value !== null && props.onChange(value)}
    />
  );
}

import type { SelectProps } from 'antd';
import { createLaterControl } from './later-control.tsx';

const Later = createLaterControl<SelectProps>(
  async () => (await import('./library-select.ts')).Select,
);

type LaterSelectProps<Value> = Pick<
  SelectProps<Value>,
  'aria-label' | 'className' | 'onChange' | 'value' | 'variant'
> & { options: readonly { value: Value; label: string }[] };

/** A choice of one of some values, beside a list that is shown before the library's field is there. */
export function LaterSelect<Value extends string | number>(props: LaterSelectProps<Value>) {
  const { options, value, ...rest } = props;
  return (
    <Later
      {...(rest as SelectProps)}
      value={value}
      options={[...options]}
      text={options.find((option) => option.value === value)?.label ?? ''}
    />
  );
}

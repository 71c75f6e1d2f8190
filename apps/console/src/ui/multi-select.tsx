import { Select, type SelectProps } from 'antd';
import type { KeyboardEvent } from 'react';

/** The list of antd takes Tab as Enter and would add its active entry: Tab only leaves the field. */
function keepTabFromList(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

/** Chooses several entries of a list. */
export function MultiSelect<Value>(props: Omit<SelectProps<Value>, 'mode'>) {
  return (
    <div onKeyDownCapture={keepTabFromList}>
      <Select<Value> {...props} mode="multiple" />
    </div>
  );
}

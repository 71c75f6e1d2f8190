import type { CallFailed } from '@vitrine/contract/client.ts';
import type { FormInstance } from 'antd';
import { toastFailure } from '../lib/form-errors.ts';
import { placeFailure } from './form-panel.rules.ts';

/** Marks the refused fields and goes to the first one; what no field shows is a toast. */
export function showRefused<Values>(
  form: Pick<FormInstance<Values>, 'getFieldInstance' | 'setFields' | 'focusField'>,
  failure: CallFailed,
  fieldOfCode: Readonly<Record<string, string>> = {},
): void {
  const marks = placeFailure(
    failure,
    fieldOfCode,
    (path) => form.getFieldInstance(path as never) !== undefined,
  );
  form.setFields(marks.map(({ path, message }) => ({ name: path as never, errors: [message] })));
  const [first] = marks;
  if (first) form.focusField(first.path as never);
  else toastFailure(failure);
}

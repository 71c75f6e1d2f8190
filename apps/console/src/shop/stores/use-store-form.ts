import type { OwnStore } from '@vitrine/contract/shop/stores.ts';
import { Form } from 'antd';
import { useEffect } from 'react';
import type { StoreFields } from './store-fields.ts';
import { useStoreChanges } from './use-store-changes.ts';

/** The name of a field in the form: numbers are list indexes. */
const placeOf = (path: string) => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) as never;

/** The changes to the store in the desk's form. */
export function useStoreForm(store: OwnStore) {
  const [form] = Form.useForm<StoreFields>();
  const changes = useStoreChanges(store);
  const { fields, errors } = changes;
  // What was typed is in the form already; what a save, another window or "discard" put there is not.
  useEffect(() => {
    form.setFieldsValue(fields);
  }, [form, fields]);
  useEffect(() => {
    form.setFields(
      Object.entries(errors)
        .filter(([path, message]) => path && message)
        .map(([path, message]) => ({ name: placeOf(path), errors: [message] })),
    );
  }, [form, errors]);
  return { form, ...changes };
}

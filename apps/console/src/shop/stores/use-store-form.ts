import { CallFailed } from '@vitrine/contract/client.ts';
import { type OwnStore, updateOwnStore } from '@vitrine/contract/shop/stores.ts';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { loadAccount } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { storeTexts } from '../../texts/stores.ts';
import { keepTyped, pickChanged } from './store-changes.rules.ts';
import { fieldsOf, picturesOf, type StoreFields, type StorePictures } from './store-fields.ts';

/** Changed pictures as the server takes them: keys of uploaded files. */
function describePictures(drawn: Partial<StorePictures>, seen: OwnStore) {
  const productOf = (key: string) => seen.carousel.find((known) => known.key === key)?.productId ?? null;
  return {
    ...(drawn.avatar === undefined ? {} : { avatarKey: drawn.avatar?.key ?? null }),
    ...(drawn.banner === undefined ? {} : { bannerKey: drawn.banner?.key ?? null }),
    ...(drawn.carousel && { carousel: drawn.carousel.map(({ key }) => ({ key, productId: productOf(key) })) }),
  };
}

/** The store's form: what is typed, what was seen, and saving only what was changed, over nobody else's changes. */
export function useStoreForm(store: OwnStore) {
  const t = useText(storeTexts);
  const [form] = Form.useForm<StoreFields>();
  const [pictures, setPictures] = useState(() => picturesOf(store));
  const [live, setLive] = useState(() => fieldsOf(store));
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);
  // What this form was filled from. A re-read brings newer versions, and saving under one unseen would undo another window.
  const [seen, setSeen] = useState(store);
  const reset = (to: OwnStore) => {
    setSeen(to);
    form.setFieldsValue(fieldsOf(to));
    setLive(fieldsOf(to));
    setPictures(picturesOf(to));
    setDirty(false);
    setConflict(false);
  };
  useEffect(() => {
    if (store.version <= seen.version) return;
    if (!isDirty) {
      reset(store);
      return;
    }
    const merged = keepTyped(fieldsOf(seen), { ...fieldsOf(seen), ...form.getFieldsValue() }, fieldsOf(store));
    const isElsewhere = Object.keys(
      pickChanged({ ...fieldsOf(seen), ...picturesOf(seen) }, { ...fieldsOf(store), ...picturesOf(store) }),
    ).length;
    form.setFieldsValue(merged);
    setLive(merged);
    setPictures(keepTyped(picturesOf(seen), pictures, picturesOf(store)));
    setSeen(store);
    // A new address alone comes from this very page.
    if (isElsewhere) setConflict(true);
  });

  const markRefused = (error: CallFailed) => {
    const place = (path: string) => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) as never;
    form.setFields(error.fields.map(({ path, message }) => ({ name: place(path), errors: [message] })));
    const known = {
      'currency-locked': 'baseCurrency',
      'account-not-linked': 'settlementMode',
      'seller-missing': 'settlementMode',
      'store-held': 'status',
    } as const;
    const field = known[error.code as keyof typeof known];
    if (field) form.setFields([{ name: field, errors: [error.message] }]);
  };
  const save = async (fields: StoreFields) => {
    setSaving(true);
    const { seller, ...changed } = pickChanged(fieldsOf(seen), { ...fieldsOf(seen), ...fields });
    try {
      const next = await api.call(updateOwnStore, {
        body: {
          ...changed,
          version: seen.version,
          ...(seller === undefined ? {} : { seller: seller?.name ? seller : null }),
          ...describePictures(pickChanged(picturesOf(seen), pictures), seen),
        },
      });
      queryClient.setQueryData(['store', 'own'], next);
      reset(next);
      toast.success(t('saved'));
      await loadAccount();
      await queryClient.invalidateQueries({ queryKey: ['store'] });
      await queryClient.invalidateQueries({ queryKey: ['prices'] });
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'conflict') {
        setConflict(true);
        await queryClient.invalidateQueries({ queryKey: ['store', 'own'] });
      } else if (error instanceof CallFailed) markRefused(error);
    }
    setSaving(false);
  };
  return {
    form,
    live,
    pictures,
    isDirty,
    isSaving,
    isConflict,
    /** Throws away what was typed here and shows what is saved. */
    discard: () => reset(store),
    save,
    type: (all: Partial<StoreFields>) => {
      setLive({ ...live, ...all });
      setDirty(true);
    },
    draw: (change: Partial<StorePictures>) => {
      setPictures({ ...pictures, ...change });
      setDirty(true);
    },
  };
}

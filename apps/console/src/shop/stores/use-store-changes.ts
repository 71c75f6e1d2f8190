import type { CallFailed } from '@vitrine/contract/client.ts';
import { type OwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { completeSocialLink } from '@vitrine/contract/shop/social-links.ts';
import { useEffect, useRef, useState } from 'react';
import { loadAccount } from '../../lib/account.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useFormDraft } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { storeTexts } from '../../texts/stores.ts';
import { sellerToSend } from './seller.rules.ts';
import { mergeTypedFields, pickChanged } from './store-changes.rules.ts';
import { checkStore } from './store-checks.rules.ts';
import { fieldsOf, picturesOf, type StoreFields, type StorePictures } from './store-fields.ts';

/** What was refused, by the path of its field ("socialLinks.0.url"), in the person's language. */
export type StoreErrors = Readonly<Record<string, string>>;

/** Refusals of the whole change that are about one field. */
const fieldOfCode: Readonly<Record<string, keyof StoreFields>> = {
  'currency-locked': 'baseCurrency',
  'account-not-linked': 'settlementMode',
  'account-takes-no-payments': 'settlementMode',
  'seller-missing': 'settlementMode',
  'store-held': 'status',
};

function errorsOf({ code, fields, message }: CallFailed): StoreErrors {
  const known = fieldOfCode[code];
  return Object.fromEntries([
    ...fields.map((field) => [field.path, field.message] as const),
    ...(known ? [[known, message] as const] : []),
  ]);
}

/** Changed pictures as the server takes them: keys of uploaded files. */
function describePictures(drawn: Partial<StorePictures>) {
  return {
    ...(drawn.avatar === undefined ? {} : { avatarKey: drawn.avatar?.key ?? null }),
    ...(drawn.banner === undefined ? {} : { bannerKey: drawn.banner?.key ?? null }),
    ...(drawn.carousel && {
      carousel: drawn.carousel.map(({ key, productId = null, categoryId = null }) => ({
        key,
        productId,
        categoryId,
      })),
    }),
  };
}

/** What is kept while it is not saved: only what was changed, and over which version. */
interface StoreDraft {
  fields: Partial<StoreFields>;
  pictures: Partial<StorePictures>;
  version: number;
}

/** Changes to the store: what is typed, what was seen, and saving only what was changed, without overwriting changes of others. */
export function useStoreChanges(store: OwnStore) {
  const t = useText(storeTexts);
  const draft = useFormDraft<StoreDraft>('store');
  const [pictures, setPictures] = useState(() => ({
    ...picturesOf(store),
    ...draft.kept?.pictures,
  }));
  const [fields, setFields] = useState(() => ({ ...fieldsOf(store), ...draft.kept?.fields }));
  const [errors, setErrors] = useState<StoreErrors>({});
  const [isDirty, setDirty] = useState(draft.kept !== undefined);
  // What was typed over an earlier version may be over another window's changes.
  const [isConflict, setConflict] = useState(
    draft.kept !== undefined && draft.kept.version < store.version,
  );
  // What this form was filled from. A re-read brings newer versions, and saving under one unseen would undo another window.
  const [seen, setSeen] = useState(store);
  const keep = (nextFields: StoreFields, nextPictures: StorePictures) => {
    const typed = {
      fields: pickChanged(fieldsOf(seen), nextFields),
      pictures: pickChanged(picturesOf(seen), nextPictures),
    };
    draft.keep(
      { ...typed, version: seen.version },
      { fields: {}, pictures: {}, version: seen.version },
    );
  };
  const reset = (to: OwnStore) => {
    draft.forget();
    setSeen(to);
    setFields(fieldsOf(to));
    setPictures(picturesOf(to));
    setErrors({});
    setDirty(false);
    setConflict(false);
  };
  useEffect(() => {
    if (store.version <= seen.version) return;
    if (!isDirty) {
      reset(store);
      return;
    }
    const isElsewhere = Object.keys(
      pickChanged(
        { ...fieldsOf(seen), ...picturesOf(seen) },
        { ...fieldsOf(store), ...picturesOf(store) },
      ),
    ).length;
    setFields(mergeTypedFields(fieldsOf(seen), fields, fieldsOf(store)));
    setPictures(mergeTypedFields(picturesOf(seen), pictures, picturesOf(store)));
    setSeen(store);
    // A new address alone comes from this very page.
    if (isElsewhere) setConflict(true);
  });

  const refused = useRef<StoreErrors>({});
  const saving = useApiMutation(updateOwnStore, {
    success: t('saved'),
    onSuccess: async (next) => {
      queryClient.setQueryData(storeKeys.own, next);
      reset(next);
      await loadAccount();
    },
    onFailure: (failure) => {
      const isOvertaken = failure.code === 'conflict';
      if (isOvertaken) setConflict(true);
      refused.current = isOvertaken ? { version: t('conflict') } : { '': '', ...errorsOf(failure) };
      setErrors(refused.current);
    },
    invalidates: [storeKeys.all, priceKeys.all],
  });
  /** Answers what was refused by the field; nothing when all is saved. */
  const save = async (): Promise<StoreErrors> => {
    const wrong = Object.fromEntries(
      Object.entries(checkStore(fields)).map(([path, key]) => [path, t(key)]),
    );
    setErrors(wrong);
    if (Object.keys(wrong).length) return wrong;
    refused.current = {};
    const { seller, socialLinks, ...changed } = pickChanged(fieldsOf(seen), fields);
    await saving.run({
      body: {
        ...changed,
        version: seen.version,
        ...(socialLinks && { socialLinks: socialLinks.map(completeSocialLink) }),
        ...(seller === undefined || fields.settlementMode !== 'direct'
          ? {}
          : { seller: sellerToSend(seller) }),
        ...describePictures(pickChanged(picturesOf(seen), pictures)),
      },
    });
    return refused.current;
  };
  return {
    fields,
    pictures,
    errors,
    isDirty,
    isSaving: saving.isBusy,
    isConflict,
    /** What is shown was typed before the page was left or loaded again. */
    isRestored: draft.isRestored && isDirty,
    /** Throws away what was typed here and shows what is saved. */
    discard: () => reset(store),
    save,
    type: (change: Partial<StoreFields>) => {
      setFields({ ...fields, ...change });
      keep({ ...fields, ...change }, pictures);
      const isTypedAnew = (path: string) => (path.split('.')[0] ?? '') in change;
      setErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => !isTypedAnew(path))));
      setDirty(true);
    },
    draw: (change: Partial<StorePictures>) => {
      setPictures({ ...pictures, ...change });
      keep(fields, { ...pictures, ...change });
      setDirty(true);
    },
  };
}

export type StoreChanges = ReturnType<typeof useStoreChanges>;

import { useState } from 'react';
import { useAccount } from './account.ts';
import { formDrafts } from './form-draft-store.ts';

export interface FormDraft<T> {
  /** What was typed here before and not saved; nothing when there is none. */
  kept: T | undefined;
  /** What is in the form came back from a draft and was not discarded. */
  isRestored: boolean;
  keep: (typed: T, initial: T) => void;
  /** Keeps a draft of another form, which is opened next. */
  keepAs: (other: string, typed: T, initial: T) => void;
  /** It was saved or given up. */
  forget: () => void;
}

/** The draft of one form; `form` names it and what it is about ("link|12"). */
export function useFormDraft<T>(form: string): FormDraft<T> {
  const account = useAccount(({ user }) => user?.userId ?? '');
  const [kept] = useState(() =>
    account ? (formDrafts.read(account, form) as T | undefined) : undefined,
  );
  const [isRestored, setRestored] = useState(kept !== undefined);
  const keepAs = (name: string, typed: T, initial: T) => {
    if (account) formDrafts.keep(account, name, typed, initial);
  };
  return {
    kept,
    isRestored,
    keep: (typed, initial) => keepAs(form, typed, initial),
    keepAs,
    forget: () => {
      formDrafts.forget(account, form);
      setRestored(false);
    },
  };
}

/** `useState` of something that is typed: it is kept until it is saved, discarded or typed back. */
export function useTyped<T>(form: string, initial: T) {
  const draft = useFormDraft<T>(form);
  const [value, setValue] = useState<T>(() => draft.kept ?? initial);
  return {
    value,
    type: (next: T) => {
      setValue(next);
      draft.keep(next, initial);
    },
    isRestored: draft.isRestored,
    forget: draft.forget,
    discard: () => {
      draft.forget();
      setValue(initial);
    },
  };
}

import { attempt, parseJson } from './stored.ts';

/** The part of a tab's storage that drafts need. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): string[];
}

const prefix = 'form-draft|';
/** More than any form holds; a pasted book is not kept. */
const lengthMax = 60_000;
/** Fields of these names are never kept, whatever form they are in. */
const secret = /password|captcha|token|secret|^code$|^pin$/i;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function withoutSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !secret.test(name)));
}

/**
 * What a person typed into forms and did not save, by account and form, for as long as the tab lives: a closed tag, a
 * reload and an expired session lose nothing, and another person at the same screen reads nothing.
 */
export function createFormDrafts(storage: DraftStorage) {
  const keyOf = (account: string, form: string) => `${prefix}${account}|${form}`;
  return {
    read: (account: string, form: string): unknown =>
      parseJson(attempt(() => storage.getItem(keyOf(account, form)), null)) ?? undefined,
    /** Keeps what was typed; what is as it was before, or not worth keeping, is forgotten. */
    keep(account: string, form: string, typed: unknown, initial: unknown): void {
      const value = withoutSecrets(typed);
      const text = JSON.stringify(value);
      const isWorthless =
        text === undefined || text.length > lengthMax || isSame(value, withoutSecrets(initial));
      const key = keyOf(account, form);
      attempt(
        () => (isWorthless ? storage.removeItem(key) : storage.setItem(key, text)),
        undefined,
      );
    },
    forget: (account: string, form: string): void =>
      attempt(() => storage.removeItem(keyOf(account, form)), undefined),
    /** Forgets everything: the person has signed out. */
    forgetAll: (): void =>
      attempt(() => {
        for (const key of storage.keys()) if (key.startsWith(prefix)) storage.removeItem(key);
      }, undefined),
  };
}

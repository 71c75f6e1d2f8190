import { CallFailed } from '@vitrine/contract/client.ts';
import { useEffect, useState } from 'react';

/** Errors by field: a key of the area's texts (translated when shown, so a language switch keeps up), or the server's words. */
export type FieldErrors<Field extends string, Key extends string> = Partial<Record<Field, { key: Key } | { text: string }>>;

/** Brings people to the first field that was refused, in the form that they are in. */
function focusRefused(): void {
  const refused = '[aria-invalid="true"]';
  const field =
    document.querySelector<HTMLElement>(`form:focus-within ${refused}`) ?? document.querySelector<HTMLElement>(`form ${refused}`);
  field?.focus();
}

/** The errors of one form: `check` before sending, `take` what the server refused. */
export function useFormErrors<Field extends string, Key extends string>(translate: (key: Key) => string) {
  const [errors, setErrors] = useState<FieldErrors<Field, Key>>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) focusRefused();
  }, [round]);
  return {
    textOf(field: Field): string | undefined {
      const error = errors[field];
      if (!error) return undefined;
      return 'key' in error ? translate(error.key) : error.text;
    },
    forget: (field: Field) => setErrors((all) => ({ ...all, [field]: undefined })),
    /** Shows what was found; answers whether the form may be sent. */
    check(found: Partial<Record<Field, Key | undefined>>): boolean {
      const entries = Object.entries(found).filter((entry): entry is [Field, Key] => entry[1] !== undefined);
      setErrors(Object.fromEntries(entries.map(([field, key]) => [field, { key }])) as FieldErrors<Field, Key>);
      if (entries.length > 0) setRound((count) => count + 1);
      return entries.length === 0;
    },
    /** Marks the refused fields of a failed call; `byCode` says where a failure without fields belongs. */
    take(failure: unknown, byCode: Readonly<Record<string, Field>> = {}): void {
      if (!(failure instanceof CallFailed)) return;
      const marked = failure.fields.map(({ path, message }) => [path, { text: message }] as const);
      const field = byCode[failure.code];
      if (field && marked.length === 0) marked.push([field, { text: failure.message }]);
      setErrors(Object.fromEntries(marked) as unknown as FieldErrors<Field, Key>);
      if (marked.length > 0) setRound((count) => count + 1);
    },
  };
}

import { CallFailed } from '@vitrine/contract/client.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { clientMessages } from '../texts/ui.ts';
import { toast } from './feedback.ts';
import { textOf } from './i18n.ts';

/** What a field is marked with: its rule, whose text follows what is typed, or the server's own words. */
type Mark = { by: 'rule' } | { by: 'server'; text: string };

/** The end of the session is said by the client itself, or ends without a word (specification §8). */
const sessionCodes = ['1002', 'A0231'];

/** What no field shows is said as specification §8 says it. */
export function toastFailure({ code, message }: CallFailed): void {
  if (!sessionCodes.includes(code)) toast.error(message, textOf(clientMessages, 'someError'));
}

/**
 * Brings people to the first field that was refused: in this form, else in the form or dialog that they are in, else on the page
 * that is shown (pages of other tags stay hidden in the document). Called once the errors are drawn.
 */
export function focusRefused(
  form: ParentNode | null | undefined = document.querySelector('form:focus-within') ??
    document.activeElement?.closest('dialog, [role="dialog"]'),
): void {
  const find = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement>('form [aria-invalid="true"]')].find((field) =>
      field.checkVisibility(),
    );
  ((form && find(form)) ?? find(document))?.focus();
}

/**
 * The errors of one form: `check` marks what the rules refuse before sending, `take` what the server refused. A rule's error
 * goes as soon as the field is right, and the server's as soon as the field is changed. Calls of the form are sent with
 * `suppressToast`: what a field says is not said a second time by a toast, and `take` toasts what no field shows.
 */
export function useFormErrors<Field extends string, Key extends string>(
  translate: (key: Key) => string,
  values: Readonly<Record<Field, unknown>>,
  rules: Readonly<Partial<Record<Field, Key | undefined>>>,
) {
  const [marks, setMarks] = useState<Partial<Record<Field, Mark>>>({});
  const [round, setRound] = useState(0);
  // What was in the fields when the server's words were shown: a picture that was used up has been emptied by then.
  const [refused, setRefused] = useState<Readonly<Record<Field, unknown>>>();
  const settle = useEffectEvent(() => {
    setRefused(values);
    focusRefused();
  });
  useEffect(() => {
    if (round > 0) settle();
  }, [round]);
  const mark = (entries: readonly (readonly [string, Mark])[]) => {
    setMarks(Object.fromEntries(entries) as Partial<Record<Field, Mark>>);
    setRefused(undefined);
    if (entries.length > 0) setRound((count) => count + 1);
  };
  return {
    textOf(field: Field): string | undefined {
      const found = marks[field];
      if (!found) return undefined;
      if (found.by === 'server')
        return !refused || refused[field] === values[field] ? found.text : undefined;
      const key = rules[field];
      return key && translate(key);
    },
    /** Forgets all marks: another way into the form begins without them. */
    clear: () => setMarks({}),
    /** Marks what the rules refuse, in all fields or in these; answers whether the form may be sent. */
    check(found: Readonly<Partial<Record<Field, Key | undefined>>> = rules): boolean {
      const wrong = Object.entries(found).filter(([, key]) => key !== undefined);
      mark(wrong.map(([field]) => [field, { by: 'rule' }]));
      return wrong.length === 0;
    },
    /** Marks the refused fields of a failed call; `byCode` says where a failure without fields belongs. */
    take(failure: unknown, byCode: Readonly<Record<string, Field>> = {}): void {
      if (!(failure instanceof CallFailed)) return;
      const isShown = (field: string) => Object.hasOwn(values, field);
      const named = failure.fields
        .filter(({ path }) => isShown(path))
        .map(({ path, message }) => [path, message] as const);
      const field = byCode[failure.code];
      const marked = named.length > 0 || !field ? named : [[field, failure.message] as const];
      mark(marked.map(([path, text]) => [path, { by: 'server', text }]));
      if (marked.length === 0) toastFailure(failure);
    },
  };
}

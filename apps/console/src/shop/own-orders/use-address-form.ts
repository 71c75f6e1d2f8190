import type { Quote } from '@vitrine/contract/shop/quotes.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTyped } from '../../lib/form-drafts.ts';
import { focusRefused } from '../../lib/form-errors.ts';
import { type AddressFields, mergeFilledFields, missingParts } from './own-order-address.rules.ts';

export type AddressForm = ReturnType<typeof useAddressForm>;

/** The address of an order for oneself while it is typed: it begins with `address`, and is kept until the order is placed. */
export function useAddressForm(address: AddressFields | undefined) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useTyped<Partial<AddressFields>>('own-order-address', {});
  const [isTouched, setTouched] = useState(draft.isRestored);
  const [sent, setSent] = useState<Partial<AddressFields>>();
  const fields = isTouched ? draft.value : (address ?? {});
  return {
    element,
    fields,
    isSent: sent !== undefined,
    /** The fields as they were sent last: what was refused of them is wrong until it is typed anew. */
    checked: sent ?? address,
    isRestored: draft.isRestored,
    forget: draft.forget,
    type: (next: Partial<AddressFields>) => {
      setTouched(true);
      draft.type(next);
    },
    discard: () => {
      setTouched(false);
      draft.discard();
    },
    /** The complete address; undefined while something is missing, whose field then gets the focus. */
    complete: (countryCode: string, needs: Quote['address'] | undefined) => {
      const isComplete = missingParts(fields, countryCode, needs).length === 0;
      flushSync(() => setSent(fields));
      if (isComplete) return mergeFilledFields(fields as AddressFields);
      focusRefused(element.current);
      return undefined;
    },
  };
}

import type { PostalPart } from '@vitrine/contract/shop/postal.ts';
import type { InputHTMLAttributes } from 'react';

type TextInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'maxLength' | 'autoCapitalize' | 'inputMode'
>;

/** How each part of an address is typed, on the desk as on the phone. */
export const addressInputs: Readonly<Record<PostalPart | 'phone', TextInput>> = {
  firstName: { autoComplete: 'given-name', maxLength: 60, autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', maxLength: 60, autoCapitalize: 'words' },
  line1: { autoComplete: 'address-line1', maxLength: 100, autoCapitalize: 'words' },
  line2: { autoComplete: 'address-line2', maxLength: 100 },
  postcode: { autoComplete: 'postal-code', maxLength: 12, autoCapitalize: 'characters' },
  city: { autoComplete: 'address-level2', maxLength: 80, autoCapitalize: 'words' },
  region: { autoComplete: 'address-level1', maxLength: 60, autoCapitalize: 'words' },
  phone: { autoComplete: 'tel', maxLength: 25, inputMode: 'tel' },
};

import type { ComponentProps } from 'react';
import { TextField } from './fields.tsx';

const digitCount = 6;

/** A code of six digits, from a mail or an app: the keys of a number, and nothing but digits whatever is typed or pasted. */
export function DigitsField({ onChange, ...field }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      {...field}
      onChange={(typed) => onChange(typed.replaceAll(/\D/g, '').slice(0, digitCount))}
    />
  );
}

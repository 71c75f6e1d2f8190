import { identityFailures } from './failures/identity.ts';
import { platformFailures } from './failures/platform.ts';
import { shopFailures } from './failures/shop.ts';
import type { Money } from './money.ts';

/** Every failure that the API can return, with its HTTP status. The texts are in the server, in five languages. */
export const failures = { ...platformFailures, ...identityFailures, ...shopFailures } as const;

export type FailureCode = keyof typeof failures;

/** A code in JSON: clients of the specification expect 1002 as a number, like 1 and 0; the others are strings. */
export function wireCode(code: FailureCode): string | number {
  return code === '1002' ? 1002 : code;
}

/** An invalid field: `path` in dotted form, `message` in the caller's language. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
  /** The limit that the value exceeds: a number (of characters, entries or the value itself), or money. */
  minimum?: number | Money;
  maximum?: number | Money;
}

/** Warnings that a success may have in its `msg`. */
export type WarningCode = 'partly-paid' | 'some-left-out' | 'currency-unknown';

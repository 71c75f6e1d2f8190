import { identityFailures } from './failures/identity.ts';
import { platformFailures } from './failures/platform.ts';
import { shopFailures } from './failures/shop.ts';

/** Every failure that the API can answer, with its HTTP status. The texts stand in the server, in five languages. */
export const failures = { ...platformFailures, ...identityFailures, ...shopFailures } as const;

export type FailureCode = keyof typeof failures;

/** One refused field: `path` in dotted form, `message` in the caller's language. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
}

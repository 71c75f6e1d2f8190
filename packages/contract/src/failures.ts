import { z } from 'zod';
import { identityFailures } from './failures/identity.ts';
import { platformFailures } from './failures/platform.ts';
import { shopFailures } from './failures/shop.ts';

/** Every failure that the API can answer, with its HTTP status. The texts stand in the server, in five languages. */
export const failures = { ...platformFailures, ...identityFailures, ...shopFailures } as const;

export type FailureCode = keyof typeof failures;

/** One refused field: `path` in dotted form, `message` in the caller's language. */
export const fieldErrorShape = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorShape>;

/** The body of every HTTP 4xx and 5xx answer. */
export const failureShape = z.object({
  code: z.string(),
  msg: z.string(),
  errors: z.array(fieldErrorShape).optional(),
  requestId: z.string().optional(),
});

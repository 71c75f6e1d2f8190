import { z } from 'zod';
import { findReference } from './configs.reference.ts';

const link = z.url({ protocol: /^https$/ });
const contact = z.union([z.email(), link]);

export interface ValueProblem {
  code: string;
  values?: Record<string, string | number>;
  minimum?: number;
  maximum?: number;
}

function findNumberProblem(
  value: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number },
): ValueProblem | undefined {
  if (!/^\d{1,15}$/.test(value)) return { code: 'whole-number' };
  if (Number(value) < min) return { code: 'too-small', values: { minimum: min }, minimum: min };
  return Number(value) > max ? { code: 'too-big', values: { maximum: max }, maximum: max } : undefined;
}

/** What is wrong with the value of a setting, by its kind; a text may be anything. */
export function findValueProblem(key: string, value: string): ValueProblem | undefined {
  const reference = findReference(key);
  switch (reference?.kind) {
    case 'number':
      return findNumberProblem(value, reference);
    case 'switch':
      return ['on', 'off'].includes(value) ? undefined : { code: 'on-off' };
    case 'link':
      return value === '' || link.safeParse(value).success ? undefined : { code: 'https-address' };
    case 'contact':
      return value === '' || contact.safeParse(value).success ? undefined : { code: 'contact-address' };
    default:
      return undefined;
  }
}

import { fileKeyShape } from '@vitrine/contract/images.ts';
import { webAddress } from '@vitrine/contract/shapes.ts';
import { isTimeZone } from '@vitrine/contract/time-zone.ts';
import { z } from 'zod';
import { findReference, kindOf } from './configs.reference.ts';

const contact = z.union([z.email(), webAddress]);

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
  return Number(value) > max
    ? { code: 'too-big', values: { maximum: max }, maximum: max }
    : undefined;
}

function findNameProblem(value: string, maximum: number): ValueProblem | undefined {
  if (value === '') return { code: 'required' };
  return value.length > maximum ? { code: 'too-long', values: { maximum }, maximum } : undefined;
}

/** What is wrong with the value of a setting, by its kind; a text may be any line, a help text may have several. */
export function findValueProblem(key: string, value: string): ValueProblem | undefined {
  const reference = findReference(key);
  const kind = kindOf(key);
  if (kind !== 'help' && value.includes('\n')) return { code: 'one-line' };
  switch (kind) {
    case 'number':
      return findNumberProblem(value, reference ?? {});
    case 'name':
      return findNameProblem(value, reference?.max ?? 300);
    case 'picture':
      return value === '' || fileKeyShape.safeParse(value).success
        ? undefined
        : { code: 'own-picture' };
    case 'switch':
      return ['on', 'off'].includes(value) ? undefined : { code: 'on-off' };
    case 'link':
      return value === '' || webAddress.safeParse(value).success
        ? undefined
        : { code: 'https-address' };
    case 'contact':
      return value === '' || contact.safeParse(value).success
        ? undefined
        : { code: 'contact-address' };
    default:
      return reference?.isTimeZone && !isTimeZone(value) ? { code: 'time-zone' } : undefined;
  }
}

import { intlTags } from '@vitrine/contract/locales.ts';
import { readNumber, showNumber, writeNumber } from '@vitrine/contract/number-input.ts';
import { ruleOf } from '../../lib/number-fields.ts';

const rule = ruleOf('exchange-rate');

/** A rate of the contract (a plain decimal with a point) as the value of its field; null when the field cannot hold it. */
export const readRate = (perUsd: string): number | null =>
  readNumber(perUsd, rule, intlTags.en).value ?? null;

export const writeRate = (value: number): string => writeNumber(value, rule, intlTags.en);

/** A rate with the separators of a language. */
export function showRate(perUsd: string, tag: string): string {
  const value = readRate(perUsd);
  return value === null ? perUsd : showNumber(value, rule, tag);
}

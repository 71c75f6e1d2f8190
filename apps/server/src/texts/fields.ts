import type { Language } from '@vitrine/contract/locales.ts';
import type * as english from './en/fields.ts';
import { loadArea } from './load-area.ts';

const texts = await loadArea<typeof english>('fields');

export type FieldCode = keyof typeof english.fields;

export function isFieldCode(code: string): code is FieldCode {
  return Object.hasOwn(texts.en.fields, code);
}

export function fieldText(code: FieldCode, language: Language): string {
  return texts[language].fields[code];
}

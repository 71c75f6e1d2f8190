import type { Language } from '@vitrine/contract/locales.ts';

export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  'zh-cn': 'zh-CN',
  es: 'es-ES',
  pt: 'pt-BR',
  fr: 'fr-FR',
};

/** The length of PayPal's fields for names and descriptions. */
export const textMax = 127;

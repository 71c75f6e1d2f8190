import type { Language } from '@vitrine/contract/locales.ts';

/** The languages of the demonstration data; another interface language shows it in English. */
export const languages = ['en', 'zh-cn', 'es', 'pt', 'fr'] as const satisfies readonly Language[];
export type Texts = Readonly<Record<(typeof languages)[number], string>>;

import type { Language } from '@vitrine/contract/locales.ts';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { create } from 'zustand';
import { useSettings } from '../lib/settings.ts';

type AntdLocale = typeof import('../texts/en/antd-locale.ts');
const fetchLocale = (language: Language): Promise<AntdLocale> =>
  import(`../texts/${language}/antd-locale.ts`);

const useLocale = create<{ locale: Locale }>(() => ({ locale: english }));

let wanted: Language | undefined;

/** Fetches the component library's own texts in a language. */
export async function loadAntdLocale(language: Language): Promise<void> {
  wanted = language;
  const [{ antdLocale, dayjsLocale }, { default: dayjs }] = await Promise.all([
    fetchLocale(language),
    import('dayjs'),
  ]);
  // Another language may have been chosen meanwhile.
  if (wanted !== language) return;
  dayjs.locale(dayjsLocale);
  useLocale.setState({ locale: antdLocale });
}

/**
 * A part of the library that shows its own texts, together with these in the person's language. The frame, the start page and
 * the owner's lists show none before such a part is there; other pages are opened with them.
 */
export async function withLocale<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadAntdLocale(useSettings.getState().language)]);
  return loaded;
}

/** The texts that are shown. */
export const useAntdLocale = (): Locale => useLocale(({ locale }) => locale);

import type { Language } from '@vitrine/contract/locales.ts';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { create } from 'zustand';

type AntdLocale = typeof import('../texts/en/antd-locale.ts');
const fetchLocale = (language: Language): Promise<AntdLocale> =>
  import(`../texts/${language}/antd-locale.ts`);

const useLocale = create<{ locale: Locale }>(() => ({ locale: english }));

let wanted: Language | undefined;

/** Fetches the component library's own texts in a language. The frame shows none of them; pages are opened with them. */
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

/** The texts that are shown. */
export const useAntdLocale = (): Locale => useLocale(({ locale }) => locale);

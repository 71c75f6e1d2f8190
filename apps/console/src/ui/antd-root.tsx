import type { Language } from '@vitrine/contract/locales.ts';
import { App, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../lib/settings.ts';
import { useShownTheme } from '../lib/theme.ts';
import { buildAntdTheme } from './theme-antd.ts';
import './antd-root.css';

const loaders: Record<Language, () => Promise<Locale>> = {
  en: async () => (await import('antd/locale/en_US')).default,
  'zh-cn': async () => (await Promise.all([import('antd/locale/zh_CN'), import('dayjs/locale/zh-cn')]))[0].default,
  es: async () => (await Promise.all([import('antd/locale/es_ES'), import('dayjs/locale/es')]))[0].default,
  pt: async () => (await Promise.all([import('antd/locale/pt_BR'), import('dayjs/locale/pt-br')]))[0].default,
  fr: async () => (await Promise.all([import('antd/locale/fr_FR'), import('dayjs/locale/fr')]))[0].default,
};
const dayjsNames: Record<Language, string> = { en: 'en', 'zh-cn': 'zh-cn', es: 'es', pt: 'pt-br', fr: 'fr' };

/** The component library in the person's language, theme, colour and size; its words are loaded when they are needed. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { language, size, themeColor } = useSettings();
  const mode = useShownTheme();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let isWanted = true;
    void loaders[language]().then((loaded) => {
      dayjs.locale(dayjsNames[language]);
      if (isWanted) setLocale(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  // The tokens are read from the document, which follows the colour: it belongs to the reasons for a new theme.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const theme = useMemo(() => buildAntdTheme(mode, size), [mode, size, themeColor]);
  if (!locale) return null;
  return (
    <ConfigProvider
      button={{ autoInsertSpace: false }}
      locale={locale}
      theme={theme}
      componentSize={size === 'default' ? 'medium' : size}
      form={{ requiredMark: 'optional' }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}

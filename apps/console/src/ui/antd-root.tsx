import type { Language } from '@vitrine/contract/locales.ts';
import { App, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../lib/settings.ts';
import { useShownTheme } from '../lib/theme.ts';
import { DeskOverlays } from './overlay/desk-overlay.tsx';
import { buildAntdTheme } from './theme-antd.ts';
import './antd-root.css';

type AntdLocale = typeof import('../texts/en/antd-locale.ts');
const loadLocale = (language: Language): Promise<AntdLocale> =>
  import(`../texts/${language}/antd-locale.ts`);

/** The component library in the person's language, theme, colour and size; its words are loaded when they are needed. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { language, size, themeColor } = useSettings();
  const mode = useShownTheme();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let isWanted = true;
    void loadLocale(language).then(({ antdLocale, dayjsLocale }) => {
      dayjs.locale(dayjsLocale);
      if (isWanted) setLocale(antdLocale);
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
      // The library's own icon has a name, which would be read before each entry.
      treeSelect={{ switcherIcon: <ChevronDown size={14} strokeWidth={1.75} aria-hidden /> }}
    >
      <App component={false}>
        <DeskOverlays>{children}</DeskOverlays>
      </App>
    </ConfigProvider>
  );
}

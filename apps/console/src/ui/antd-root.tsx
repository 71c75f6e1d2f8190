import { ConfigProvider } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { bestEffort } from '../lib/best-effort.ts';
import { waitForFirstPage } from '../lib/first-page.ts';
import { useSettings } from '../lib/settings.ts';
import { useShownTheme } from '../lib/theme.ts';
import { loadAntdLocale, useAntdLocale } from './antd-locale.ts';
import { DeskOverlays } from './overlay/desk-overlays.tsx';
import { buildAntdTheme } from './theme-antd.ts';
import './antd-root.css';

/** The component library in the person's language, theme, colour and size; its texts are loaded when they are needed. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { language, size, themeColor } = useSettings();
  const mode = useShownTheme();
  const locale = useAntdLocale();
  useEffect(() => {
    // The first page that shows texts of the library loads them itself.
    void waitForFirstPage().then(() => bestEffort(loadAntdLocale(language)));
  }, [language]);
  // The tokens are read from the document, which follows the colour: it belongs to the reasons for a new theme.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const theme = useMemo(() => buildAntdTheme(mode, size), [mode, size, themeColor]);
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
      <DeskOverlays>{children}</DeskOverlays>
    </ConfigProvider>
  );
}

import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useSettings } from '../lib/settings.ts';

interface LanguageTabsProps {
  label: string;
  fields: (language: Language) => ReactNode;
  /** The mark behind the name of a language. */
  mark?: (language: Language) => ReactNode;
  onOpen?: (language: Language) => void;
}

/** The same fields in each language; that of the operator is open at first. */
export function LanguageTabs({ label, fields, mark, onOpen }: LanguageTabsProps) {
  const own = useSettings((settings) => settings.language);
  return (
    <Tabs
      tabBarStyle={{ marginBottom: 12 }}
      aria-label={label}
      defaultActiveKey={own}
      onChange={(language) => onOpen?.(language as Language)}
      items={languages.map((language) => ({
        key: language,
        label: (
          <>
            {languageNames[language]}
            {mark?.(language)}
          </>
        ),
        // Every field is there, so that what is refused in another language is marked.
        forceRender: true,
        children: <div lang={language}>{fields(language)}</div>,
      }))}
    />
  );
}

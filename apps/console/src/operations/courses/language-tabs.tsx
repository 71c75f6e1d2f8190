import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/settings.ts';

/** The same fields in each language; that of the operator is open at first. */
export function LanguageTabs({ label, fields }: { label: string; fields: (language: Language) => ReactNode }) {
  const own = useSettings((settings) => settings.language);
  return (
    <Tabs
      className="language-tabs"
      aria-label={label}
      defaultActiveKey={own}
      items={languages.map((language) => ({
        key: language,
        label: languageNames[language],
        // Every field is there, so that what is refused in another language is marked.
        forceRender: true,
        children: <div lang={language}>{fields(language)}</div>,
      }))}
    />
  );
}

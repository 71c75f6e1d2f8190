import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { themes } from '../../lib/settings.rules.ts';
import { setSettings, useSettings } from '../../lib/settings.ts';
import { switchLanguage } from '../../lib/switch-language.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { LogoMark, PlatformName } from '../../ui/logo.tsx';
import { Choice } from '../../ui/plain/choice.tsx';
import { Invitation } from './invitation.tsx';
import type { LegalPage } from './legal-dialog.tsx';
import { LegalContext } from './legal-links.tsx';
import './sign-in.css';

const LegalDialog = lazy(() => import('./legal-dialog.tsx'));
const themeIcons = { light: Sun, dark: Moon, auto: Monitor };

/** The dialog and how to open it, for components that link to terms or privacy. */
function useLegal() {
  const [page, setPage] = useState<LegalPage>();
  return {
    open: setPage,
    dialog: page && (
      <Suspense>
        <LegalDialog page={page} onClose={() => setPage(undefined)} />
      </Suspense>
    ),
  };
}

/** Form, perhaps loaded when it is asked for, on the left, invitation on the right; language and theme below. A short form begins lower. */
export function SplitScreen({
  isShort = false,
  children,
}: {
  isShort?: boolean;
  children: ReactNode;
}) {
  const t = useText(signInTexts);
  const { language, theme } = useSettings();
  const legal = useLegal();
  const ThemeIcon = themeIcons[theme];
  return (
    <div className="split">
      <main className="split-form">
        <a href="#/login" className="split-brand line gap-10 semibold">
          <LogoMark />
          <PlatformName />
        </a>
        <LegalContext value={legal.open}>
          <div className={isShort ? 'split-middle short' : 'split-middle'}>
            <Suspense fallback={<div aria-busy="true" />}>{children}</Suspense>
          </div>
        </LegalContext>
        <div className="split-foot">
          <Choice
            label={t('language')}
            icon={<Languages size={14} strokeWidth={1.75} aria-hidden />}
            side="above"
            value={language}
            onChoose={switchLanguage}
            items={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          />
          <Choice
            label={t('theme')}
            icon={<ThemeIcon size={14} strokeWidth={1.75} aria-hidden />}
            text=""
            side="above"
            value={theme}
            items={themes.map((value) => ({ value, label: t(value) }))}
            onChoose={(value) => setSettings({ theme: value })}
          />
          <span className="gap" />
          <button type="button" className="quiet" onClick={() => legal.open('terms')}>
            {t('terms')}
          </button>
          <button type="button" className="quiet" onClick={() => legal.open('privacy')}>
            {t('privacy')}
          </button>
        </div>
      </main>
      <Invitation />
      {legal.dialog}
    </div>
  );
}

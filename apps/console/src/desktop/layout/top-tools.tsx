import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { ALargeSmall, Languages, Maximize, Minimize, Settings2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { type Size, sizes } from '../../lib/settings.rules.ts';
import { setSettings, useSettings } from '../../lib/settings.ts';
import { switchLanguage } from '../../lib/switch-language.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Choice } from '../../ui/plain/choice.tsx';
import { preloadable } from '../../ui/preloadable.tsx';
import { useWasOpened } from '../../ui/use-was-opened.ts';
import { Bell } from './bell.tsx';
import { MarketSwitch } from './market-switch.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { TestMode } from './test-mode.tsx';

/** With the picker of colours it is larger than the rest of the frame. */
const SettingsDrawer = preloadable(() => import('./settings-drawer.tsx'));

const sizeTexts = {
  default: 'sizeDefault',
  large: 'sizeLarge',
  small: 'sizeSmall',
} as const satisfies Record<Size, string>;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function FullScreen() {
  const t = useText(shellTexts);
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const words = isFull ? t('leaveFullScreen') : t('fullScreen');
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      className="quiet square wide-only"
      title={words}
      aria-label={words}
      onClick={() =>
        void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
      }
    >
      <Icon {...icon} />
    </button>
  );
}

function SizeChoice() {
  const t = useText(shellTexts);
  const size = useSettings((settings) => settings.size);
  const choose = (value: Size) => {
    setSettings({ size: value });
    toast.success(t('sizeSwitched'));
  };
  return (
    <Choice
      label={t('size')}
      icon={<ALargeSmall {...icon} />}
      text=""
      align="end"
      value={size}
      items={sizes.map((value) => ({ value, label: t(sizeTexts[value]) }))}
      onChoose={choose}
    />
  );
}

interface TopToolsProps {
  homeTitle: string | undefined;
  hasProfile: boolean;
  isSettingsOpen: boolean;
  onSettings: (isOpen: boolean) => void;
}

/** The right half of the top bar. */
export function TopTools({ homeTitle, hasProfile, isSettingsOpen, onSettings }: TopToolsProps) {
  const t = useText(shellTexts);
  const language = useSettings((settings) => settings.language);
  const wasOpened = useWasOpened(isSettingsOpen);
  return (
    <div className="top-tools line gap-4 rigid">
      <TestMode />
      <Choice
        label={t('language')}
        icon={<Languages {...icon} />}
        align="end"
        value={language}
        onChoose={switchLanguage}
        items={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <MarketSwitch />
      <span className="top-rule" />
      <SizeChoice />
      <FullScreen />
      <button
        type="button"
        className="quiet square"
        title={t('settings')}
        aria-label={t('settings')}
        onClick={() => onSettings(true)}
      >
        <Settings2 {...icon} />
      </button>
      <Bell />
      <ProfileMenu
        homeTitle={homeTitle}
        hasProfile={hasProfile}
        onSettings={() => onSettings(true)}
      />
      {wasOpened && (
        <Suspense>
          <SettingsDrawer isOpen={isSettingsOpen} onClose={() => onSettings(false)} />
        </Suspense>
      )}
    </div>
  );
}

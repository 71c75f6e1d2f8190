import { signOut, useRights } from '../../lib/account.ts';
import { hasAuth } from '../../lib/has-perm.ts';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { setSettings, useSettings } from '../../lib/settings.ts';
import { sampleTexts } from '../../texts/sample.ts';
import { shellTexts } from '../../texts/shell.ts';
import type { Hit } from './use-found.ts';

/** What the search can do besides leading to a page of the menu. */
export function useActions({ hasProfile, onSettings }: { hasProfile: boolean; onSettings: () => void }): Hit[] {
  const t = useText(shellTexts);
  const tSample = useText(sampleTexts);
  const label = useLabelText();
  const isOwner = hasAuth(useRights(), 'STORE_OWNER', 'role');
  const { theme } = useSettings();
  const note = t('hitAction');
  return [
    ...(hasProfile ? [{ key: 'profile', icon: 'user', title: t('profile'), note, go: '/profile' }] : []),
    { key: 'settings', icon: 'setting', title: t('settings'), note, go: onSettings },
    ...(isOwner ? [{ key: 'sample', icon: 'cart', title: tSample('title'), note, go: '/sample' }] : []),
    {
      key: 'theme',
      icon: 'setting',
      title: label(t('theme'), t(theme === 'dark' ? 'themeLight' : 'themeDark')),
      note,
      go: () => setSettings({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    { key: 'log-out', icon: 'setting', title: t('logOut'), note, go: () => void signOut() },
  ];
}

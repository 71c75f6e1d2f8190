import { signOut, useRights } from '../../lib/account.ts';
import { hasAuth } from '../../lib/has-perm.ts';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { setSettings, useSettings } from '../../lib/settings.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { shellTexts } from '../../texts/shell.ts';
import type { Hit } from './use-found.ts';
import { useConfigLinks } from './use-links.ts';

/** An action that is found by further words. */
type Action = Hit & { words?: string };

/** What an owner looks for under another name than the page's. */
const ownersPlaces = [
  { key: 'findPayouts', icon: 'wallet', go: '/revenue' },
  { key: 'findPayoutAccount', icon: 'wallet', go: '/payment' },
  { key: 'findAddress', icon: 'store', go: '/store' },
  { key: 'findTopics', icon: 'product', go: '/topics' },
  { key: 'findData', icon: 'user', go: '/profile?section=data' },
] as const;

/** What the search can do besides leading to a page of the menu. */
export function useActions({
  hasProfile,
  onSettings,
}: {
  hasProfile: boolean;
  onSettings: () => void;
}): Action[] {
  const t = useText(shellTexts);
  const tOwnOrder = useText(ownOrderTexts);
  const label = useLabelText();
  const isOwner = hasAuth(useRights(), 'STORE_OWNER', 'role');
  const { theme } = useSettings();
  const links = useConfigLinks(isOwner);
  const note = t('hitAction');
  return [
    ...(hasProfile
      ? [{ key: 'profile', icon: 'user', title: t('profile'), note, go: '/profile' }]
      : []),
    { key: 'settings', icon: 'setting', title: t('settings'), note, go: onSettings },
    ...(isOwner
      ? [{ key: 'ownOrder', icon: 'cart', title: tOwnOrder('title'), note, go: '/sample' }]
      : []),
    ...(hasProfile
      ? [
          {
            key: 'two-step',
            icon: 'user',
            title: t('findTwoStep'),
            words: t('findTwoStepWords'),
            note,
            go: '/profile',
          },
        ]
      : []),
    ...(isOwner
      ? ownersPlaces.map(({ key, ...place }) => ({
          key,
          ...place,
          title: t(key),
          words: t(`${key}Words`),
          note,
        }))
      : []),
    ...(isOwner && links?.contactUrl
      ? [
          {
            key: 'help',
            icon: 'user',
            title: t('help'),
            words: t('contactUs'),
            note,
            go: () => void window.open(links.contactUrl),
          },
        ]
      : []),
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

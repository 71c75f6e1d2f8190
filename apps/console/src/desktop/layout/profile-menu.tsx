import {
  BookOpen,
  ChevronDown,
  CodeXml,
  Gift,
  LayoutDashboard,
  LogOut,
  Settings2,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isOperator, signOut, useUser } from '../../lib/account.ts';
import { apiBase } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useRouteTitle } from '../../lib/route-title.ts';
import { welcomeQuery } from '../../shop/promotions/use-welcome-offer.ts';
import { shellTexts } from '../../texts/shell.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { LaterMenu } from '../../ui/later-menu.tsx';
import { useQuestion } from '../../ui/overlay/question.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { useConfigLinks } from './use-links.ts';

interface ProfileMenuProps {
  /** What the menu calls the start page; nothing for a person without one. */
  homeTitle: string | undefined;
  hasProfile: boolean;
  onSettings: () => void;
}

/** Where the documentation and the source code are, as the settings of the platform say; operators fall back to the API's reference. */
function useLinks(isWanted: boolean, forOperator: boolean) {
  const data = useConfigLinks(isWanted);
  return {
    document: data?.documentUrl || (data && forOperator ? `${apiBase}/api/docs` : ''),
    code: data?.codeUrl ?? '',
  };
}

/** The person's name with the start page, the profile (where it exists), settings, documentation, source code, and logging out. */
export function ProfileMenu({ homeTitle, hasProfile, onSettings }: ProfileMenuProps) {
  const t = useText(shellTexts);
  const tWelcome = useText(welcomeOfferTexts);
  const navigate = useNavigate();
  const user = useUser();
  const store = useOwnStore();
  const titleOf = useRouteTitle();
  // Read when the pointer or the focus is on the way to the menu, so that the entries are there when it opens.
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const links = useLinks(isWanted, isOperator(user));
  const { ask, question } = useQuestion();
  if (!user) return null;
  const name = user.nickname || store.data?.creatorName || user.username;
  const leave = async () => {
    if (await ask({ title: t('logOutQuestion'), action: t('logOut') })) await signOut();
  };
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const outward = (url: string, words: string) => (
    <a href={url} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
  return (
    <>
      <LaterMenu
        trigger={['click']}
        placement="bottomRight"
        onOpenChange={want}
        menu={{
          items: [
            {
              key: 'who',
              type: 'group',
              label: <span className="truncate">{user.email || user.username}</span>,
            },
            ...(homeTitle
              ? [{ key: 'home', icon: <LayoutDashboard {...icon} />, label: titleOf(homeTitle) }]
              : []),
            ...(hasProfile
              ? [{ key: 'profile', icon: <UserRound {...icon} />, label: t('profile') }]
              : []),
            ...(isOperator(user)
              ? []
              : [{ key: 'welcome', icon: <Gift {...icon} />, label: tWelcome('welcomeMessage') }]),
            { key: 'settings', icon: <Settings2 {...icon} />, label: t('settings') },
            ...(links.document
              ? [
                  {
                    key: 'document',
                    icon: <BookOpen {...icon} />,
                    label: outward(links.document, t('documentation')),
                  },
                ]
              : []),
            ...(links.code
              ? [
                  {
                    key: 'code',
                    icon: <CodeXml {...icon} />,
                    label: outward(links.code, t('sourceCode')),
                  },
                ]
              : []),
            { type: 'divider' },
            { key: 'leave', icon: <LogOut {...icon} />, label: t('logOut') },
          ],
          onClick: ({ key }) => {
            if (key === 'home') void navigate('/index');
            if (key === 'profile') void navigate('/profile');
            if (key === 'welcome') void navigate(`/index${welcomeQuery}`);
            if (key === 'settings') onSettings();
            if (key === 'leave') void leave();
          },
        }}
      >
        <button
          type="button"
          className="quiet profile"
          title={t('account')}
          onPointerEnter={want}
          onFocus={want}
        >
          <span aria-hidden="true">
            <PersonPicture name={name} url={user.avatar} />
          </span>
          <span className="truncate profile-name">{name}</span>
          <ChevronDown size={12} strokeWidth={1.75} color="var(--ink-3)" aria-hidden />
        </button>
      </LaterMenu>
      {question}
    </>
  );
}

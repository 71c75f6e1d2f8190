import { Dropdown, Modal } from 'antd';
import { BookOpen, ChevronDown, Gift, LogOut, Settings2, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { isOperator, signOut, useUser } from '../../lib/account.ts';
import { apiBase } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { welcomeQuery } from '../../shop/promotions/use-welcome-offer.ts';
import { shellTexts } from '../../texts/shell.ts';
import { uiTexts } from '../../texts/ui.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { PersonPicture } from '../../ui/person-picture.tsx';

/** The person's name with profile (where it exists), settings, for operators the API's documents, and logging out. */
export function ProfileMenu({ hasProfile, onSettings }: { hasProfile: boolean; onSettings: () => void }) {
  const t = useText(shellTexts);
  const u = useText(uiTexts);
  const tWelcome = useText(welcomeOfferTexts);
  const navigate = useNavigate();
  const user = useUser();
  const [modal, holder] = Modal.useModal();
  if (!user) return null;
  const name = user.nickname || user.username;
  const leave = () =>
    modal.confirm({
      title: t('logOutQuestion'),
      okText: t('logOut'),
      cancelText: u('cancel'),
      icon: null,
      focusable: { autoFocusButton: 'ok' },
      onOk: () => signOut(),
    });
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            { key: 'who', type: 'group', label: <span className="ell">{user.email || user.username}</span> },
            ...(hasProfile ? [{ key: 'profile', icon: <UserRound {...icon} />, label: t('profile') }] : []),
            ...(isOperator(user) ? [] : [{ key: 'welcome', icon: <Gift {...icon} />, label: tWelcome('welcomeMessage') }]),
            { key: 'settings', icon: <Settings2 {...icon} />, label: t('settings') },
            ...(isOperator(user) ? [{ key: 'documents', icon: <BookOpen {...icon} />, label: t('documents') }] : []),
            { type: 'divider' },
            { key: 'leave', icon: <LogOut {...icon} />, label: t('logOut') },
          ],
          onClick: ({ key }) => {
            if (key === 'profile') void navigate('/profile');
            if (key === 'welcome') void navigate(`/index${welcomeQuery}`);
            if (key === 'settings') onSettings();
            if (key === 'documents') window.open(`${apiBase}/api/docs`, '_blank', 'noreferrer');
            if (key === 'leave') leave();
          },
        }}
      >
        <button type="button" className="quiet profile" title={t('account')}>
          <span aria-hidden="true">
            <PersonPicture name={name} url={user.avatar} />
          </span>
          <span className="ell profile-name">{name}</span>
          <ChevronDown size={12} strokeWidth={1.75} color="var(--ink-3)" aria-hidden />
        </button>
      </Dropdown>
      {holder}
    </>
  );
}

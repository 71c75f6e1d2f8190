import { BookOpen, GraduationCap, LifeBuoy, Mail, MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFirstPage } from '../../lib/first-page.ts';
import { useText } from '../../lib/i18n.ts';
import { shellTexts } from '../../texts/shell.ts';
import { LaterMenu } from '../../ui/later-menu.tsx';
import { useConfigLinks } from './use-links.ts';

/** Help and contact, at the foot of an owner's menu on every page. */
export function HelpMenu({ isFolded }: { isFolded: boolean }) {
  const t = useText(shellTexts);
  const navigate = useNavigate();
  const links = useConfigLinks(useFirstPage(({ isSettled }) => isSettled));
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const outward = (url: string, words: string) => (
    <a href={url} {...(url.startsWith('https://') ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {words}
    </a>
  );
  return (
    <LaterMenu
      trigger={['click']}
      placement="topLeft"
      menu={{
        items: [
          ...(links?.contactUrl
            ? [
                {
                  key: 'contact',
                  icon: <Mail {...icon} />,
                  label: outward(links.contactUrl, t('contactUs')),
                },
              ]
            : []),
          ...(links?.chatUrl
            ? [
                {
                  key: 'chat',
                  icon: <MessageCircle {...icon} />,
                  label: outward(links.chatUrl, t('openChat')),
                },
              ]
            : []),
          { key: 'course', icon: <GraduationCap {...icon} />, label: t('courses') },
          ...(links?.documentUrl
            ? [
                {
                  key: 'document',
                  icon: <BookOpen {...icon} />,
                  label: outward(links.documentUrl, t('documentation')),
                },
              ]
            : []),
        ],
        onClick: ({ key }) => {
          if (key === 'course') void navigate('/course');
        },
      }}
    >
      <button type="button" className="help-menu" title={isFolded ? t('help') : undefined}>
        <LifeBuoy size={18} strokeWidth={1.75} aria-hidden />
        <span className={isFolded ? 'visually-hidden' : ''}>{t('help')}</span>
      </button>
    </LaterMenu>
  );
}

import { languageNames, languages } from '@vitrine/contract/locales.ts';
import {
  Bell,
  BellRing,
  ChevronRight,
  CreditCard,
  Gift,
  GraduationCap,
  LinkIcon,
  Megaphone,
  Monitor,
  Package,
  Share2,
  ShieldCheck,
  Star,
  Store,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { signOut, useUser } from '../../lib/account.ts';
import { consoleSite } from '../../lib/app.ts';
import { useText } from '../../lib/i18n.ts';
import { useMenuBadges } from '../../lib/menu-badges.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { themes } from '../../lib/settings.rules.ts';
import { setSettings, useSettings } from '../../lib/settings.ts';
import { switchLanguage } from '../../lib/switch-language.ts';
import { welcomeQuery } from '../../shop/promotions/use-welcome-offer.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Question } from '../../ui/overlay/question.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { ChooseField } from '../../ui/plain/choose-field.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { ShareSheet } from '../links/share-sheet.tsx';
import { InstallRow } from './install-row.tsx';
import { MarketRows } from './market-rows.tsx';
import './me.css';

const pages = [
  { path: '/store', key: 'store', Icon: Store },
  { path: '/payment', key: 'payment', Icon: CreditCard },
  { path: '/share', key: 'links', Icon: LinkIcon },
  { path: '/sample', key: 'ownOrder', Icon: Package },
  { path: '/changes', key: 'changes', Icon: Bell },
  { path: '/returns', key: 'returns', Icon: Undo2 },
  { path: '/reviews', key: 'reviews', Icon: Star },
  { path: '/course', key: 'courses', Icon: GraduationCap },
  { path: '/notices', key: 'notices', Icon: Megaphone },
  { path: '/notifications', key: 'notifications', Icon: BellRing },
  { path: `/home${welcomeQuery}`, key: 'welcome', Icon: Gift },
  { path: '/profile', key: 'account', Icon: ShieldCheck },
] as const;

function RowBadge({ count }: { count: number }) {
  return count > 0 && <b className="m-badge num">{count > 99 ? '99+' : count}</b>;
}

/** Language, market and look of this phone. */
function Settings() {
  const t = useText(mobileTexts);
  const { language, theme } = useSettings();
  return (
    <section className="m-card m-list">
      <ul className="m-rows">
        <li>
          <ChooseField
            isRow
            label={t('language')}
            value={language}
            onChange={(next) => void switchLanguage(next as typeof language)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </ChooseField>
        </li>
        <MarketRows />
        <li>
          <ChooseField
            isRow
            label={t('theme')}
            value={theme}
            onChange={(next) => setSettings({ theme: next as typeof theme })}
          >
            {themes.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </ChooseField>
        </li>
        <InstallRow />
        <li>
          <a className="m-row" href={consoleSite()}>
            <Monitor size={20} color="var(--ink-3)" aria-hidden />
            <span className="grow">{t('fullSite')}</span>
            <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
          </a>
        </li>
      </ul>
    </section>
  );
}

/** The person: link, pages that are rarer, language and look, the way out. */
export default function MePage() {
  const t = useText(mobileTexts);
  const tShell = useText(shellTexts);
  const user = useUser();
  const store = useOwnStore().data;
  const sharing = useSheet('share');
  const leaving = useSheet('leave');
  const badges = useMenuBadges();
  const url = store?.publicUrl ?? user?.subdomainurl ?? '';
  return (
    <>
      <header className="m-head m-person">
        <PersonPicture url={user?.avatar ?? ''} name={user?.nickname ?? ''} size={52} />
        <span className="grow">
          <h1 className="truncate">{user?.nickname || user?.email}</h1>
          {user?.nickname && <small className="truncate">{user.email}</small>}
        </span>
      </header>
      {url && (
        <section className="m-card m-link">
          <span className="grow">
            <small className="block text-xs lines-16">{t('storeLink')}</small>
            <a className="anywhere" href={url} target="_blank" rel="noreferrer">
              {url.replace(/^https?:\/\//, '')}
            </a>
          </span>
          <button type="button" className="btn low soft" onClick={() => sharing.open()}>
            <Share2 size={18} aria-hidden />
            {t('share')}
          </button>
        </section>
      )}
      <section className="m-card m-list">
        <ul className="m-rows">
          {pages.map(({ path, key, Icon }) => (
            <li key={path}>
              <Link className="m-row" to={path}>
                <Icon size={20} color="var(--ink-3)" aria-hidden />
                <span className="grow">{t(key)}</span>
                <RowBadge count={badges[path]?.count ?? 0} />
                <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Settings />
      <button type="button" className="btn wide m-leave" onClick={() => leaving.open()}>
        {t('logOut')}
      </button>
      <ShareSheet
        view={sharing.value}
        name={store?.name ?? user?.nickname ?? ''}
        url={url}
        onClose={sharing.close}
      />
      <Question
        isOpen={leaving.value !== null}
        title={tShell('logOutQuestion')}
        action={t('logOut')}
        onConfirm={() => void signOut()}
        onClose={leaving.close}
      >
        {user?.email}
      </Question>
    </>
  );
}

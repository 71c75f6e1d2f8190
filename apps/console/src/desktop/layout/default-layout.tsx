import { ConfigProvider } from 'antd';
import { PanelLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { isOperator, useUser } from '../../lib/account.ts';
import { removeBones } from '../../lib/bones.ts';
import { useClientState } from '../../lib/client-state.ts';
import { useFirstPage } from '../../lib/first-page.ts';
import { useText } from '../../lib/i18n.ts';
import { setSettings, useSettings } from '../../lib/settings.ts';
import { shellTexts } from '../../texts/shell.ts';
import { LogoMark, PlatformName } from '../../ui/logo.tsx';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { RateLine } from '../../ui/rate-line.tsx';
import type { Routes } from '../account-routes.ts';
import { menuNumberOf, menuPathOf, mixedGroup } from '../menu.rules.ts';
import { useDevice } from '../use-device.ts';
import { HelpMenu } from './help-menu.tsx';
import { MenuSearch } from './menu-search.tsx';
import { SideMenu } from './side-menu.tsx';
import { StoreBox, StoreButton } from './store-box.tsx';
import { TagsView } from './tags-view.tsx';
import { TopMenu } from './top-menu.tsx';
import { TopTools } from './top-tools.tsx';
import './default-layout.css';

const MenuCounts = lazy(() => import('./menu-counts.tsx'));

function Brand() {
  const t = useText(shellTexts);
  const forOperator = isOperator(useUser());
  return (
    <a className="brand" href="#/index">
      <LogoMark />
      <PlatformName />
      {forOperator && <small>{t('admin')}</small>}
    </a>
  );
}

/** The bar stands still while the page scrolls; a menu of it that belonged to the page would move from under the pointer. */
const barOf = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.bar') ?? document.body;

/** The default layout: menu on the left, on top or both; top bar, tags, content. Below 992 px the menu is an overlay. */
export function DefaultLayout({
  routes,
  path: shownPath,
  children,
}: {
  routes: Routes;
  path: string;
  children: ReactNode;
}) {
  const t = useText(shellTexts);
  const settings = useSettings();
  const isNarrow = useDevice() === 'mobile';
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  // The counts beside the entries come after the page.
  const isSettled = useFirstPage((first) => first.isSettled);
  useLayoutEffect(removeBones, []);
  const { menu } = routes;
  const path = menuPathOf(menu, shownPath);
  const layout = isNarrow ? 'left' : settings.layout;
  const isFolded = !isNarrow && settings.sidebarStatus === 'closed';
  const [choice, setChoice] = useState({ at: path, group: '' });
  const group = mixedGroup(menu, path, {
    chosen: choice.at === path ? choice.group : '',
    kept: settings.activeTopMenuPath,
  });
  const sideNodes = layout === 'mix' ? (group?.children ?? []) : menu;
  const hasSide = layout !== 'top' && (layout === 'left' || sideNodes.length > 0);
  const words = isNarrow ? t('openMenu') : isFolded ? t('expandMenu') : t('collapseMenu');

  useEffect(() => {
    useClientState.setState(({ menuActive }) => ({
      menuActive: menuNumberOf(menu, path, menuActive),
    }));
    if (group) setSettings({ activeTopMenuPath: group.path });
  }, [menu, path, group]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened closes the overlay, also one without an entry of its own
  useEffect(() => setOverlayOpen(false), [shownPath]);
  const toggle = () =>
    isNarrow
      ? setOverlayOpen(!isOverlayOpen)
      : setSettings({ sidebarStatus: isFolded ? 'opened' : 'closed' });
  const hasProfile = routes.book.isMine('/profile');
  const className = [
    'shell',
    `layout-${layout}`,
    isFolded && 'folded',
    !hasSide && 'no-side',
    isNarrow && 'narrow',
    settings.tagsView && 'with-tags',
    `size-${settings.size}`,
  ]
    .filter(Boolean)
    .join(' ');
  const side = (
    <aside className="side">
      {layout === 'left' && settings.sidebarLogo && <Brand />}
      <StoreBox isFolded={isFolded} />
      <nav className="side-menu" aria-label={t('mainMenu')}>
        <SideMenu nodes={sideNodes} path={path} isFolded={isFolded} />
      </nav>
      {routes.book.isMine('/store') && <HelpMenu isFolded={isFolded} />}
    </aside>
  );
  return (
    <div className={className}>
      <button
        type="button"
        className="skip"
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t('skipToContent')}
      </button>
      {isSettled && (
        <Suspense>
          <MenuCounts book={routes.book} />
        </Suspense>
      )}
      {hasSide && !isNarrow && side}
      {isNarrow && (
        <Overlay
          as="menu"
          isOpen={isOverlayOpen}
          onClose={() => setOverlayOpen(false)}
          title={t('mainMenu')}
        >
          {side}
        </Overlay>
      )}
      <header className="bar">
        {layout !== 'left' && <Brand />}
        {!hasSide && <StoreButton />}
        {hasSide && (
          <button
            type="button"
            className="quiet square"
            title={words}
            aria-label={words}
            aria-expanded={isNarrow ? isOverlayOpen : !isFolded}
            onClick={toggle}
          >
            <PanelLeft size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
        {layout === 'left' ? (
          <MenuSearch
            menu={menu}
            hasProfile={hasProfile}
            onSettings={() => setSettingsOpen(true)}
          />
        ) : (
          <nav aria-label={t('mainMenu')} className="top-nav grow">
            <TopMenu
              nodes={menu}
              path={path}
              opensGroups={layout === 'top'}
              activeGroup={layout === 'mix' ? group?.path : undefined}
              onChooseGroup={(node) => setChoice({ at: path, group: node.path })}
            />
          </nav>
        )}
        {layout === 'left' && <span className="bar-gap" />}
        {layout !== 'left' && (
          <MenuSearch
            menu={menu}
            hasProfile={hasProfile}
            onSettings={() => setSettingsOpen(true)}
          />
        )}
        <ConfigProvider getPopupContainer={barOf}>
          <TopTools
            homeTitle={routes.pages.find((page) => page.path === '/index')?.title}
            hasProfile={hasProfile}
            isSettingsOpen={isSettingsOpen}
            onSettings={setSettingsOpen}
          />
        </ConfigProvider>
      </header>
      <div className="body">
        <OfflineLine className="offline-banner" />
        <RateLine className="offline-banner" />
        {settings.tagsView && <TagsView path={shownPath} />}
        <main className="content" id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

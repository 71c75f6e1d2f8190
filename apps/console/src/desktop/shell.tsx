import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { type Location, matchPath } from 'react-router';
import { useUser } from '../lib/account.ts';
import { titleOf } from '../lib/guard.rules.ts';
import { useLiveNews } from '../lib/live-news.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { usePlatform } from '../lib/platform-config.ts';
import { useRouteTitle } from '../lib/route-title.ts';
import { useSettings } from '../lib/settings.ts';
import { useFavicon } from '../lib/use-favicon.ts';
import { AntdRoot } from '../ui/antd-root.tsx';
import { appWatermarkLayer } from '../ui/watermark.rules.ts';
import type { Routes } from './account-routes.ts';
import { DefaultLayout } from './layout/default-layout.tsx';
import { IndexLayout } from './layout/index-layout.tsx';
import { findPage, PageStage } from './layout/page-stage.tsx';
import { prepareAhead } from './prepare-ahead.ts';
import { useSearchKey } from './search-key.ts';
import { showTag, useTags } from './tags.ts';

export { buildRoutes } from './account-routes.ts';

const Marked = lazy(async () => ({ default: (await import('../ui/marked.tsx')).Marked }));

/** Everything behind the login: the layout that the page asks for, and the page. */
export default function Shell({ routes, location }: { routes: Routes; location: Location }) {
  useLiveNews();
  useSearchKey();
  const user = useUser();
  const { logoUrl } = usePlatform();
  const words = useRouteTitle();
  const { watermarkEnabled } = useSettings();
  const { pathname, search } = location;
  const page = findPage(routes.pages, pathname);
  const params = page ? (matchPath(page.path, pathname)?.params ?? {}) : {};
  const title = titleOf(page?.title ?? '', params, search);
  const shownTitle = words(title);
  useFavicon(user?.image_url || logoUrl);
  usePageTitle(shownTitle);
  const home = findPage(routes.pages, '/index');
  const homeTitle = home?.path === '/index' ? home.title : undefined;
  useEffect(() => {
    // Tags of paths that the person does not have (another account signed in) go; home stands first.
    useTags.setState(({ list }) => ({ list: list.filter((tag) => routes.book.isMine(tag.path)) }));
    if (homeTitle) showTag({ path: '/index', fullPath: '/index', title: homeTitle, affix: true });
  }, [routes, homeTitle]);
  useEffect(() => {
    if (page?.layout === 'default') showTag({ path: pathname, fullPath: pathname + search, title });
  }, [page?.layout, pathname, search, title]);

  const prepare = useEffectEvent(() => void prepareAhead(routes.menu, pathname));
  useEffect(() => prepare(), []);

  const stage = <PageStage routes={routes} location={location} />;
  const frames = {
    none: stage,
    index: <IndexLayout>{stage}</IndexLayout>,
    default: (
      <DefaultLayout routes={routes} path={pathname}>
        {stage}
      </DefaultLayout>
    ),
  };
  return (
    <AntdRoot>
      {frames[page?.layout ?? 'default']}
      {watermarkEnabled && (
        <Suspense>
          <Marked className="watermark" zIndex={appWatermarkLayer}>
            <div />
          </Marked>
        </Suspense>
      )}
    </AntdRoot>
  );
}

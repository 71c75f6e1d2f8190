import {
  Activity,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useEffect,
} from 'react';
import { type Location, matchPath, Navigate, Route, Routes } from 'react-router';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ProgressEnd } from '../../ui/progress-end.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { NotFoundView } from '../../ui/status-page.tsx';
import type { View } from '../../views.ts';
import type { Routes as AccountRoutes, Page } from '../account-routes.ts';
import { useKeptPages } from '../kept-pages.ts';
import { loadView } from '../load-view.ts';
import { findFirstLeaf, findTrail } from '../menu.rules.ts';

const loaded = new Map<View, LazyExoticComponent<ComponentType>>();

function componentOf(view: View): ComponentType {
  const existing = loaded.get(view) ?? lazy(() => loadView(view));
  loaded.set(view, existing);
  return existing;
}

export function findPage(pages: readonly Page[], path: string): Page | undefined {
  return (
    pages.find((page) => page.path === path) ??
    pages.find((page) => matchPath(page.path, path) !== null)
  );
}

/** One page at its own location, so that a cached page does not receive the query strings of the others. */
function PageFrame({ page, location }: { page: Page; location: Location }) {
  const View = page.view ? componentOf(page.view) : NotFoundView;
  return (
    <ErrorBoundary resetKey={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes location={location}>
          <Route path={page.path} element={<View />} />
        </Routes>
        <ProgressEnd visit={location} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The content: the page of the location, with kept pages hidden behind it. */
export function PageStage({ routes, location }: { routes: AccountRoutes; location: Location }) {
  const { list, generations } = useKeptPages();
  const path = location.pathname;
  const page = findPage(routes.pages, path);
  const isNew = !list.some((kept) => kept.path === path);
  const updated = list.map((kept) => (kept.path === path ? { path, location } : kept));
  const kept = page?.isKept && isNew ? [...updated, { path, location }] : updated;

  useEffect(() => {
    if (page?.isKept)
      useKeptPages.setState(({ list: all }) => ({
        list: [...all.filter((one) => one.path !== path), { path, location }],
      }));
  }, [page?.isKept, path, location]);

  if (!page) {
    const group = findTrail(routes.tree, path).at(-1);
    const target = group?.redirect || findFirstLeaf(group?.children ?? [])?.path;
    return target ? <Navigate to={target} replace /> : <NotFoundView />;
  }
  const keyOf = (one: string) => `${one}#${generations[one] ?? 0}`;
  return (
    <>
      {[...kept]
        .sort((a, b) => a.path.localeCompare(b.path))
        .map((one) => {
          const keptPage = findPage(routes.pages, one.path);
          return (
            keptPage && (
              <Activity key={keyOf(one.path)} mode={one.path === path ? 'visible' : 'hidden'}>
                <PageFrame page={keptPage} location={one.location} />
              </Activity>
            )
          );
        })}
      {!page.isKept && <PageFrame key={keyOf(path)} page={page} location={location} />}
    </>
  );
}

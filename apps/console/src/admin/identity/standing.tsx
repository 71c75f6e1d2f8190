import { type ComponentType, lazy, type ReactNode } from 'react';
import { titleOf } from '../../lib/guard.rules.ts';
import { useText } from '../../lib/i18n.ts';
import { withTexts } from '../../lib/load-texts.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { type StandingPath, standingRoutes } from '../../lib/static-routes.ts';
import { useStandingNews } from '../../lib/use-standing-news.ts';
import { statusPageTexts } from '../../texts/status-pages.ts';
import { NoAccessView, NotFoundView } from '../../ui/status-page.tsx';
import { LoginPage } from './login-ahead.ts';

const RegisterPage = lazy(() => import('./register-page.tsx'));
const AuthorizePage = lazy(async () => ({
  default: (await import('./authorize-steps.tsx')).AuthorizeSteps,
}));

export const EnrolGate = lazy(() => withTexts(import('../account/enrol-gate.tsx')));

const pages: Readonly<Record<StandingPath, ReactNode>> = {
  '/login': <LoginPage />,
  '/register': <RegisterPage />,
  '/authorize': <AuthorizePage />,
  '/401': <NoAccessView />,
  '/404': <NotFoundView />,
};

interface StandingProps {
  path: StandingPath;
  search: string;
  /** The frame of sign-in and registration. */
  Layout: ComponentType<{ children: ReactNode }>;
  /** Ends the progress bar of the visit. */
  end: ReactNode;
}

/** A page of desk and phone that needs no account: its content and its title. */
export function Standing({ path, search, Layout, end }: StandingProps) {
  const t = useText(statusPageTexts);
  const { title, meta } = standingRoutes[path];
  usePageTitle(titleOf(t(title), {}, search));
  useStandingNews();
  return (
    <>
      {meta.layout === 'index' ? <Layout>{pages[path]}</Layout> : pages[path]}
      {end}
    </>
  );
}

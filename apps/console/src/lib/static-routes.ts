/**
 * `hidden`: in no menu and no search; what a person opens of it has a tag as any page. Layout `default` is the whole shell, `index` logo and content only, and
 * `none` is for pages that draw their own frame. The guard and the shell take the frame of a page from here alone.
 */
export interface RouteMeta {
  hidden: boolean;
  layout: 'default' | 'index' | 'none';
}

/** Pages that both sites show without the shell, each with the key of its title. */
export const standingRoutes = {
  '/login': { title: 'login', meta: { hidden: true, layout: 'none' } },
  '/register': { title: 'register', meta: { hidden: true, layout: 'none' } },
  '/authorize': { title: 'authorize', meta: { hidden: true, layout: 'index' } },
  '/401': { title: 'noAccessTitle', meta: { hidden: true, layout: 'index' } },
  '/404': { title: 'notFoundTitle', meta: { hidden: true, layout: 'index' } },
} as const satisfies Readonly<Record<string, { title: string; meta: RouteMeta }>>;

export type StandingPath = keyof typeof standingRoutes;

export const isStatusPage = (path: string): path is StandingPath =>
  Object.hasOwn(standingRoutes, path);

/** The redirect helper: it shows nothing and leads on to the path behind it. */
export const redirectRoute = {
  path: '/redirect/*',
  title: 'redirect',
  meta: { hidden: true, layout: 'default' },
} as const;

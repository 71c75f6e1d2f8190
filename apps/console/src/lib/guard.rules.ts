/** The guard's data about the application's paths, once the routes of the signed-in person are loaded. */
export interface RouteBook {
  /** The person has this path. */
  isMine(path: string): boolean;
  /** Some role has this path. */
  isKnown(path: string): boolean;
  /** The page that is shown for /index to a person whose menu has no such page. */
  start?: string | undefined;
}

export interface Visit {
  /** Path and query after the hash. */
  path: string;
  search: string;
  isSignedIn: boolean;
  /** Nothing until user info and routes are loaded. */
  routes: RouteBook | undefined;
  /** Redirects since the last page that was shown. */
  redirects: number;
  /** The session began on this page: the login form leads on to where the person wanted to go. */
  hasJustSignedIn?: boolean;
  /** The person signed out on this page: the login form comes without a way back. */
  hasJustSignedOut?: boolean;
}

export type Decision =
  | { kind: 'show' }
  | { kind: 'go'; to: string }
  /** User info and routes must be fetched first. */
  | { kind: 'load' }
  /** Going round in circles: stop. */
  | { kind: 'abort' };

const redirectsMax = 30;
const openPaths = ['/login', '/register'];
const standingAlone = ['/401', '/404'];

/** The path of the login form that brings the person back to where they wanted to go. */
export function loginPath(path: string, search = ''): string {
  if (openPaths.includes(path)) return path;
  if ((path === '/' || path === '/index') && !search) return '/login';
  return `/login?redirect=${encodeURIComponent(path + search)}`;
}

/** Where to go after signing in: only paths of this application, never another site. */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  const isInner =
    /^\/(?![/\\])/.test(wanted) &&
    ![...openPaths, '/authorize'].includes(wanted.split('?')[0] ?? '');
  return isInner && wanted.length <= 500 ? wanted : '/';
}

/** A path of the sign-in pages that keeps where the user wanted to go. */
export function withRedirect(path: string, search: string): string {
  const wanted = redirectTarget(search);
  return wanted === '/'
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(wanted)}`;
}

function decideSignedOut({ path, search, hasJustSignedOut }: Visit): Decision {
  if (openPaths.includes(path)) return { kind: 'show' };
  // A provider sends people back, with a ticket or with the reason for none, before they have a session.
  const query = new URLSearchParams(search);
  if (path === '/authorize' && (query.has('ticket') || query.has('error'))) return { kind: 'show' };
  return { kind: 'go', to: hasJustSignedOut ? '/login' : loginPath(path, search) };
}

/** The routing rules of specification §2: what happens with one visit. */
export function decideVisit(visit: Visit): Decision {
  const { path, search, routes, redirects } = visit;
  if (redirects > redirectsMax) return { kind: 'abort' };
  if (!visit.isSignedIn) return decideSignedOut(visit);
  if (openPaths.includes(path))
    return { kind: 'go', to: visit.hasJustSignedIn ? redirectTarget(search) : '/' };
  if (path === '/authorize' || standingAlone.includes(path)) return { kind: 'show' };
  if (!routes) return { kind: 'load' };
  if (path === '/') return { kind: 'go', to: `/index${search}` };
  if (path === '/index')
    return routes.isMine(path) || !routes.start
      ? { kind: 'show' }
      : { kind: 'go', to: routes.start };
  if (path.startsWith('/redirect/')) {
    const target = path.slice('/redirect'.length);
    return {
      kind: 'go',
      to: routes.isMine(target) && !target.startsWith('/redirect/') ? target + search : '/404',
    };
  }
  if (routes.isMine(path)) return { kind: 'show' };
  return { kind: 'go', to: routes.isKnown(path) ? '/401' : '/404' };
}

/** The title of a page: a `title` path parameter, then a `title` query value, then the route's own. */
export function titleOf(
  own: string,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): string {
  return params.title || new URLSearchParams(search).get('title') || own;
}

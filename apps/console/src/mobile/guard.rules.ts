import { matchPath } from 'react-router';
import { hasDemoPages } from '../lib/environment.ts';
import { type Decision, decideVisit, type RouteBook, type Visit } from '../lib/guard.rules.ts';
import { operatorPaths } from './operator-paths.ts';

/** Paths of the console under the names that they have on the mobile site. */
const consolePaths: Readonly<Record<string, string>> = {
  '/': '/home',
  '/index': '/home',
  '/order': '/tableme',
  '/product': '/products',
  '/revenue': '/earnings',
};

export const ownerPaths = [
  ...[
    '/home',
    '/tableme',
    '/products',
    '/earnings',
    '/me',
    '/sample',
    '/profile',
    '/share',
    '/payment',
    '/payresult',
    '/payauth',
    '/store',
    '/topics',
    '/notices',
    '/notifications',
    '/changes',
    '/returns',
    '/reviews',
    '/course',
    '/course/:id',
  ],
  ...Object.keys(consolePaths),
];

/** The mobile site has an owner's pages only; the operators' ones exist in the console. */
export const ownerRoutes: RouteBook = {
  isMine: (path) => ownerPaths.some((pattern) => matchPath(pattern, path) !== null),
  isKnown: (path) => operatorPaths.includes(path) && (hasDemoPages || !path.startsWith('/demo/')),
};

/** Operators read the same note on every path. */
export const operatorRoutes: RouteBook = { isMine: () => true, isKnown: () => true };

/** The routing rules of specification §2 on the mobile site: a path of the console leads to its page here, with its query. */
export function decideMobileVisit(visit: Visit): Decision {
  const renamed = visit.isSignedIn ? consolePaths[visit.path] : undefined;
  return renamed ? { kind: 'go', to: renamed + visit.search } : decideVisit(visit);
}

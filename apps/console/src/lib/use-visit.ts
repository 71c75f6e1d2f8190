import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useAccount } from './account.ts';
import type { Decision, Visit } from './guard.rules.ts';

interface GuardedVisit {
  decision: Decision;
  location: Location;
  /** The location whose page is on the screen: while a redirect is under way, the one before it. */
  shown: Location | undefined;
}

/**
 * Carries out what the routing rules decide for the current location: shows it, redirects, or stops a circle.
 * An address of another site in `leavesFor` comes before any decision.
 */
export function useVisit(
  decide: (visit: Omit<Visit, 'routes'>) => Decision,
  leavesFor?: string,
): GuardedVisit {
  const location = useLocation();
  const { pathname: path, search } = location;
  const navigate = useNavigate();
  const { isSignedIn, hasJustSignedIn, hasJustSignedOut } = useAccount();
  const redirects = useRef(0);
  const [isStopped, setStopped] = useState(false);
  const [lastShown, setLastShown] = useState<Location>();
  const decision: Decision = isStopped
    ? { kind: 'abort' }
    : decide({
        path,
        search,
        isSignedIn,
        redirects: redirects.current,
        hasJustSignedIn,
        hasJustSignedOut,
      });
  const target = decision.kind === 'go' ? decision.to : undefined;

  useEffect(() => {
    // The browser leaves; a redirect in between would lead it to another page there.
    if (leavesFor !== undefined) {
      window.location.replace(leavesFor);
      return undefined;
    }
    if (decision.kind === 'abort') setStopped(true);
    if (decision.kind === 'show') {
      redirects.current = 0;
      setLastShown(location);
      if (hasJustSignedIn || hasJustSignedOut)
        useAccount.setState({ hasJustSignedIn: false, hasJustSignedOut: false });
    }
    if (target === undefined) return undefined;
    const redirect = () => {
      redirects.current += 1;
      void navigate(target, { replace: true });
    };
    // The same address entered again before the redirect is rendered is the same location to the router: nothing renders again.
    const redirectAgain = () => {
      if (window.location.hash === `#${path}${search}`) redirect();
    };
    window.addEventListener('popstate', redirectAgain);
    redirect();
    return () => window.removeEventListener('popstate', redirectAgain);
  }, [
    leavesFor,
    decision.kind,
    target,
    location,
    path,
    search,
    navigate,
    hasJustSignedIn,
    hasJustSignedOut,
  ]);

  return {
    decision,
    location,
    shown:
      decision.kind === 'show'
        ? location
        : decision.kind === 'go' && isSignedIn
          ? lastShown
          : undefined,
  };
}

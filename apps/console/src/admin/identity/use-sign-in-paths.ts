import { useLocation } from 'react-router';
import { redirectTarget, withRedirect } from '../../lib/guard.rules.ts';

/** Paths between the sign-in pages, which keep where the person wanted to go. */
export function useSignInPaths() {
  const { search } = useLocation();
  return {
    login: withRedirect('/login', search),
    forgot: withRedirect('/login?mode=forgot', search),
    register: withRedirect('/register', search),
    /** Where the person goes once signed in; `/` is the start page. */
    wanted: redirectTarget(search),
  };
}

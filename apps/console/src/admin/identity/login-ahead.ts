import { bestEffort } from '../../lib/best-effort.ts';
import { session } from '../../lib/session.ts';
import { preloadable } from '../../ui/preloadable.tsx';

export const LoginPage = preloadable(() => import('./login-page.tsx'));

/** Fetches the sign-in page before the first draw of a visit without a session. `first-paint.js` has its files on their way. */
export async function loadLogin(): Promise<void> {
  if (!session.isSignedIn()) await bestEffort(LoginPage.load());
}

import { useEffect } from 'react';
import { endSession, push, useAccount } from './account.ts';
import { sessionLostEvent } from './api.ts';
import { followOtherTabsSession, session } from './session.ts';
import { endIfStoreView } from './store-view.ts';
import { isStoreView } from './stored.ts';

/** Events from outside the page: a session that ended, another tab, the network coming back. */
export function useSessionEvents(): void {
  useEffect(() => {
    // The guard then leads to the login form and keeps the path.
    const lost = () => {
      if (endIfStoreView()) return;
      if (session.isSignedIn()) endSession();
    };
    const nudge = () => {
      if (document.visibilityState === 'visible' && session.isSignedIn()) push.nudge();
    };
    window.addEventListener(sessionLostEvent, lost);
    window.addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    const stopFollowing = followOtherTabsSession((isSignedIn) => {
      // The view notices with its next call whether the operator is still signed in.
      if (isStoreView()) return;
      if (isSignedIn)
        useAccount.setState({
          isSignedIn: true,
          hasJustSignedIn: true,
          hasJustSignedOut: false,
          user: null,
          routes: null,
        });
      else endSession();
    });
    return () => {
      stopFollowing();
      window.removeEventListener(sessionLostEvent, lost);
      window.removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
    };
  }, []);
}

import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { uiTexts } from '../../texts/ui.ts';
import { enoughPullPx, isPull, pullOf } from './pull.rules.ts';

/** Reads everything that is shown again. */
const readAgain = () => queryClient.refetchQueries({ type: 'active' }, { throwOnError: false });

/** Pulling the page down from its top reads its data again; what cannot be reached says so where it stands. */
export function PullToRefresh() {
  const t = useText(uiTexts);
  const [pull, setPull] = useState(0);
  const reading = useApiMutation(readAgain);
  const { isBusy, run } = reading;
  const refresh = useEffectEvent(() => run());
  useEffect(() => {
    if (isBusy) return undefined;
    let start: { x: number; y: number } | undefined;
    let distance = 0;
    const begin = (event: TouchEvent) => {
      const touch = event.touches[0];
      const isFree =
        window.scrollY <= 0 && event.touches.length === 1 && event.target instanceof Element;
      const isPage = isFree && (event.target as Element).closest('.m-main') !== null;
      start = isPage && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
      distance = 0;
    };
    const follow = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const down = touch.clientY - start.y;
      if (distance === 0 && !isPull(down, touch.clientX - start.x)) {
        if (Math.abs(down) > 6 || Math.abs(touch.clientX - start.x) > 6) start = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      distance = pullOf(down);
      setPull(distance);
    };
    const end = () => {
      start = undefined;
      setPull(0);
      if (distance < enoughPullPx) return;
      distance = 0;
      void refresh();
    };
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchmove', follow, { passive: false });
    document.addEventListener('touchend', end);
    document.addEventListener('touchcancel', end);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', follow);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', end);
    };
  }, [isBusy]);
  const place = isBusy ? enoughPullPx : pull;
  return (
    <div
      className={isBusy ? 'm-pull busy' : 'm-pull'}
      role="status"
      style={{ transform: `translate(-50%, ${place}px)` }}
      hidden={place === 0}
    >
      <RefreshCw
        size={18}
        aria-hidden
        style={{ transform: `rotate(${place * 4}deg)`, opacity: place < enoughPullPx ? 0.5 : 1 }}
      />
      {isBusy && <span className="visually-hidden">{t('loading')}</span>}
    </div>
  );
}

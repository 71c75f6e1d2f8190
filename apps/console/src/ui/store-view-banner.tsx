import { endStoreView } from '@vitrine/contract/shop/store-views.ts';
import { Eye } from 'lucide-react';
import { api } from '../lib/api.ts';
import { useApiMutation } from '../lib/api-mutation.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { createClock } from '../lib/clock.rules.ts';
import { useIntlTag, useText } from '../lib/i18n.ts';
import { closeStoreView, readStoreView, useStoreViewEnd } from '../lib/store-view.ts';
import { storeViewTexts } from '../texts/store-view.ts';
import './store-view-banner.css';

/** On every page of a tab in which an operator sees an owner's console: whose it is, until when, and the way out. */
export function StoreViewBanner() {
  const t = useText(storeViewTexts);
  // The operator's own time; other pages of the view use the time zone of the store.
  const clock = createClock(useIntlTag(), undefined);
  const ending = useApiMutation(
    () => bestEffort(api.call(endStoreView, {}, { ignoreSessionEnd: true })),
    {
      onSuccess: closeStoreView,
    },
  );
  const view = readStoreView();
  if (!view) return null;
  return (
    <aside className="store-view" aria-label={t('label')}>
      <Eye size={18} aria-hidden />
      <p>
        <b>{t('viewing', { store: view.storeName })}</b>{' '}
        <span>{t('until', { time: clock.write('time', view.endsAt) })}</span>
      </p>
      <button
        type="button"
        className="btn"
        disabled={ending.isBusy}
        onClick={() => void ending.run()}
      >
        {t('end')}
      </button>
    </aside>
  );
}

/** In place of all pages once the view is over. */
export function StoreViewOver() {
  const t = useText(storeViewTexts);
  return (
    <main className="state store-view-over">
      <h1 className="h1">{t('overTitle')}</h1>
      <p className="muted">{t('overLine')}</p>
      <button type="button" className="btn primary" onClick={closeStoreView}>
        {t('close')}
      </button>
    </main>
  );
}

/** The banner, or what comes after it. */
export default function StoreViewFrame() {
  const { hasEnded } = useStoreViewEnd();
  return hasEnded ? <StoreViewOver /> : <StoreViewBanner />;
}

import { QrCode, Share2 } from 'lucide-react';
import { useUser } from '../../lib/account.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { LatestOrders } from '../../shop/analytics/latest-orders.tsx';
import { QuickStart } from '../../shop/analytics/quick-start.tsx';
import { CoursesCard } from '../../shop/courses/courses-card.tsx';
import { noFilters } from '../../shop/orders/order-filters.rules.ts';
import { useOrderCounts } from '../../shop/orders/use-order-list.ts';
import { OfferCard } from '../../shop/promotions/offer-card.tsx';
import { WelcomeCard } from '../../shop/promotions/welcome-card.tsx';
import { SellerNeeded } from '../../shop/stores/seller-needed.tsx';
import { mobileTexts } from '../../texts/mobile.ts';
import { uiTexts } from '../../texts/ui.ts';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { ShareSheet } from '../share/share-sheet.tsx';
import { EarnedCard } from './earned-card.tsx';
import { News } from './news-sheet.tsx';
import './home.css';

/** The owner's day on one screen: earned, clicked, sold, and what comes next. */
export default function HomePage() {
  const t = useText(mobileTexts);
  const tUi = useText(uiTexts);
  const user = useUser();
  const clock = useClock();
  const store = useOwnStore();
  const sharing = useSheet('share');
  // Until the first order, what to do next says more than an empty chart.
  const isNew = useOrderCounts(noFilters).data?.all === 0;
  const quickStart = <QuickStart onShare={() => sharing.open()} />;
  const name = store.data?.name ?? user?.nickname ?? '';
  const url = store.data?.publicUrl ?? user?.subdomainurl ?? '';
  return (
    <>
      <header className="m-head">
        <PersonPicture url={user?.image_url ?? ''} name={name} size={38} />
        <span className="grow">
          <h1 className="m-store-name ell">{name}</h1>
          <small>{clock.write('longDay', Date.now())}</small>
        </span>
        <News />
      </header>
      <SellerNeeded />
      <WelcomeCard />
      {isNew && quickStart}
      <EarnedCard />
      {url && (
        <section className="m-card m-link">
          <span className="grow">
            <small>{t('storeLink')}</small>
            <b>{url.replace(/^https?:\/\//, '')}</b>
          </span>
          <button type="button" className="btn square" aria-label={tUi('qrCode')} onClick={() => sharing.open('qr')}>
            <QrCode size={22} aria-hidden />
          </button>
          <button type="button" className="btn primary" onClick={() => sharing.open()}>
            <Share2 size={19} aria-hidden />
            {t('share')}
          </button>
        </section>
      )}
      {!isNew && quickStart}
      <OfferCard />
      <LatestOrders onShare={() => sharing.open()} />
      <CoursesCard />
      <ShareSheet view={sharing.value} name={name} url={url} onClose={sharing.close} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type DashboardWindow, readDashboard } from '@vitrine/contract/shop/analytics.ts';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { getQuickStart, type QuickStartStep } from '@vitrine/contract/shop/stores.ts';
import { Circle, CircleCheck, QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../lib/account.ts';
import { api } from '../lib/api.ts';
import { useClipboard } from '../lib/clipboard.ts';
import { useIntlTag, useText } from '../lib/i18n.ts';
import { useOwnStore } from '../lib/own-store.ts';
import { OrderStatusTag } from '../shop/orders/order-status.tsx';
import { dashboardTexts } from '../texts/dashboard.ts';
import { mobileTexts } from '../texts/mobile.ts';
import { uiTexts } from '../texts/ui.ts';
import { ChangeMark } from '../ui/change-mark.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { Money } from '../ui/money.tsx';
import { EmptyState, ErrorState } from '../ui/page-state.tsx';
import { PersonPicture } from '../ui/person-picture.tsx';
import { ProductPicture } from '../ui/product-cell.tsx';
import { QrPopover } from '../ui/qr-popover.tsx';
import { SkeletonLine, SkeletonRows } from '../ui/skeletons.tsx';
import { Sparkline } from '../ui/sparkline.tsx';

const stepPages: Record<QuickStartStep, string> = {
  'create-store': '/store',
  'set-up-payment': '/payment',
  'adjust-prices': '/products',
  'promote-and-share': '/share',
};

function Earned() {
  const t = useText(mobileTexts);
  const tDash = useText(dashboardTexts);
  const tag = useIntlTag();
  const [window, setWindow] = useState<DashboardWindow>('day');
  const dashboard = useQuery({ queryKey: ['dashboard'], queryFn: ({ signal }) => api.call(readDashboard, {}, { signal, quiet: true }) });
  const { data } = dashboard;
  if (dashboard.isError && !data)
    return (
      <section className="m-card">
        <ErrorState error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      </section>
    );
  if (!data)
    return (
      <section className="m-card" style={{ minHeight: 300 }} aria-busy="true">
        <SkeletonLine width="50%" height={40} />
      </section>
    );
  const figures = data.windows[window];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const shown = window === 'day' ? data.revenue.today : data.revenue.week;
  return (
    <section className="m-card">
      <div className="m-earned">
        <span>{t(window === 'day' ? 'earnedToday' : 'earnedWeek')}</span>
        <span className="m-segment">
          <button type="button" aria-pressed={window === 'day'} onClick={() => setWindow('day')}>
            {t('hours')}
          </button>
          <button type="button" aria-pressed={window === 'week'} onClick={() => setWindow('week')}>
            {t('days')}
          </button>
        </span>
      </div>
      <div className="m-big">
        <Money value={shown} />
      </div>
      <ChangeMark percent={window === 'day' ? data.comparisons.yesterday : data.comparisons.lastWeek} />{' '}
      <small className="t3">{tDash(window === 'day' ? 'vsYesterday' : 'vsWeek')}</small>
      <div style={{ margin: '12px 0 0', overflow: 'hidden' }}>
        <Sparkline values={figures.earnings.series} width={326} height={72} />
      </div>
      <div className="m-three num">
        <div>
          <span>{tDash('clicks')}</span>
          <b>{number.format(figures.clicks.value ?? 0)}</b>
          <ChangeMark percent={figures.clicks.change} />
        </div>
        <div>
          <span>{tDash('salesVolume')}</span>
          <b>{number.format(figures.salesVolume.value ?? 0)}</b>
          <ChangeMark percent={figures.salesVolume.change} />
        </div>
        <div>
          <span>{tDash('conversion')}</span>
          <b>{figures.conversion.value === null ? '–' : `${number.format(figures.conversion.value)} %`}</b>
          <ChangeMark percent={figures.conversion.change} unit="points" />
        </div>
      </div>
    </section>
  );
}

function StoreLink({ url }: { url: string }) {
  const t = useText(mobileTexts);
  const tUi = useText(uiTexts);
  const { isCopied, copy } = useClipboard();
  // Where the phone has no share sheet the button copies.
  const share = () => ('share' in navigator ? navigator.share({ url }).catch(() => undefined) : copy(url));
  return (
    <section className="m-card m-link">
      <span className="grow">
        <small>{t('storeLink')}</small>
        <b className="ell">{url.replace(/^https?:\/\//, '')}</b>
      </span>
      <QrPopover text={url} fileName="store">
        <button type="button" className="m-btn square" aria-label={tUi('qrCode')}>
          <QrCode size={20} aria-hidden />
        </button>
      </QrPopover>
      <button type="button" className="m-btn primary" onClick={() => void share()}>
        <Share2 size={18} aria-hidden />
        {isCopied ? tUi('copied') : t('share')}
      </button>
    </section>
  );
}

function QuickStart() {
  const t = useText(dashboardTexts);
  const { data } = useQuery({
    queryKey: ['store', 'quick-start'],
    queryFn: ({ signal }) => api.call(getQuickStart, {}, { signal, quiet: true }),
  });
  if (!data || data.doneCount === data.steps.length) return null;
  return (
    <section className="m-card">
      <div className="m-card-head">
        <h2>{t('quickStart')}</h2>
        <span className="t2">{t('stepsLeft', { count: data.steps.length - data.doneCount })}</span>
      </div>
      <ul className="m-list">
        {data.steps.map(({ key, done }) => (
          <li key={key}>
            <Link className="row" to={stepPages[key]}>
              {done ? <CircleCheck size={22} color="var(--green)" aria-hidden /> : <Circle size={22} color="var(--primary)" aria-hidden />}
              <span className={done ? 't3' : ''}>{t(key)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Latest({ timeZone }: { timeZone: string | undefined }) {
  const t = useText(mobileTexts);
  const tDash = useText(dashboardTexts);
  const latest = useQuery({
    queryKey: ['orders', 'latest'],
    queryFn: ({ signal }) => api.call(listOrders, { query: { limit: 20 } }, { signal, quiet: true }),
  });
  return (
    <section className="m-card">
      <div className="m-card-head">
        <h2>{tDash('latestOrders')}</h2>
        <Link to="/tableme">{t('allOrders')}</Link>
      </div>
      {latest.isPending && <SkeletonRows rows={3} height={64} hasPicture />}
      {latest.isError && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && latest.data.list.length === 0 && <EmptyState text={tDash('noOrders')} />}
      <ul className="m-list">
        {latest.data?.list.slice(0, 4).map((row) => (
          <li key={row.id}>
            <Link className="row" to={`/tableme?order=${row.number}`}>
              <ProductPicture url={row.product.imageUrl} />
              <span className="grow">
                <b className="ell" style={{ display: 'block', fontWeight: 500 }}>
                  {row.product.name}
                </b>
                <small className="t3">
                  <DateTime value={row.placedAt} {...(timeZone ? { timeZone } : {})} />
                </small>
              </span>
              <span className="end">
                <Money value={row.profit} isSigned className="gain" />
                <OrderStatusTag status={row.status} awaiting={row.awaiting} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The owner's day on one screen: earned, clicked, sold, and what comes next. */
export default function HomePage() {
  const user = useUser();
  const tag = useIntlTag();
  const store = useOwnStore();
  const timeZone = store.data?.timeZone;
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', ...(timeZone ? { timeZone } : {}) }).format(
    new Date(),
  );
  return (
    <>
      <header className="m-head">
        <PersonPicture url={user?.image_url ?? ''} name={store.data?.name ?? user?.nickname ?? ''} size={40} />
        <span className="grow">
          <h1 className="ell" style={{ fontSize: 16, lineHeight: '22px', fontWeight: 600 }}>
            {store.data?.name ?? user?.nickname}
          </h1>
          <small>{day}</small>
        </span>
      </header>
      <Earned />
      {user?.subdomainurl && <StoreLink url={user.subdomainurl} />}
      <QuickStart />
      <Latest timeZone={timeZone} />
    </>
  );
}

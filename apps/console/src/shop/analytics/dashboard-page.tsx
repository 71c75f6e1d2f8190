import { useQuery } from '@tanstack/react-query';
import { readDashboard } from '@vitrine/contract/shop/analytics.ts';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import { getOwnStore } from '@vitrine/contract/shop/stores.ts';
import { Button } from 'antd';
import { ExternalLink, Globe, QrCode } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useUser } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { uiTexts } from '../../texts/ui.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { QrPopover } from '../../ui/qr-popover.tsx';
import { SkeletonLine, SkeletonRows } from '../../ui/skeletons.tsx';
import { OrderStatusTag } from '../orders/order-status.tsx';
import { useOrderCounts } from '../orders/use-order-list.ts';
import { type Dashboard, FiguresCard } from './figures-card.tsx';
import { QuickStartCard } from './quick-start-card.tsx';
import { StatCards } from './stat-cards.tsx';
import './dashboard.css';

function StoreLink({ url }: { url: string }) {
  const tUi = useText(uiTexts);
  return (
    <div className="dash-link">
      <span>
        <Globe size={16} color="var(--ink-3)" aria-hidden />
        <span className="ell">{url.replace(/^https?:\/\//, '')}</span>
      </span>
      <CopyButton text={url} label={tUi('copy')} className="" />
      <QrPopover text={url} fileName="store">
        <button type="button">
          <QrCode size={16} strokeWidth={1.75} aria-hidden /> {tUi('qrCode')}
        </button>
      </QrPopover>
      <a href={url} target="_blank" rel="noreferrer">
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden /> {tUi('open')}
      </a>
    </div>
  );
}

function Head({ timeZone, url }: { timeZone: string | undefined; url: string }) {
  const t = useText(dashboardTexts);
  const tag = useIntlTag();
  const user = useUser();
  const counts = useOrderCounts({
    status: undefined,
    keywords: '',
    placedFrom: undefined,
    placedTo: undefined,
    awaiting: undefined,
    limit: 20,
  });
  const zone = timeZone ? { timeZone } : {};
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', ...zone }).format(new Date()));
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const waiting = counts.data?.awaitingSeller ?? 0;
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', ...zone }).format(new Date());
  return (
    <PageHead
      title={t(part, { name: user?.nickname ?? '' })}
      line={
        <>
          {day}. {waiting > 0 && <Link to="/order?awaiting=seller">{t('waiting', { count: waiting })}</Link>}
        </>
      }
      actions={url ? <StoreLink url={url} /> : undefined}
    />
  );
}

function OfferCard() {
  const t = useText(dashboardTexts);
  const money = useMoneyText();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['promotions', 'welcome'],
    queryFn: ({ signal }) => api.call(readWelcomeOffer, {}, { signal, quiet: true }),
  });
  if (data?.state !== 'available') return null;
  return (
    <section className="card offer-card">
      <p>
        <b>{t('offerTitle')}</b>
        {t('offerLine', { free: money(data.freeBelow), to: money(data.percentUpTo), percent: data.percent })}
      </p>
      <Button type="primary" onClick={() => void navigate('/sample')}>
        {t('offerAction')}
      </Button>
    </section>
  );
}

function LatestOrders({ timeZone }: { timeZone: string | undefined }) {
  const t = useText(dashboardTexts);
  const navigate = useNavigate();
  const latest = useQuery({
    queryKey: ['orders', 'latest'],
    queryFn: ({ signal }) => api.call(listOrders, { query: { limit: 20 } }, { signal, quiet: true }),
  });
  const rows = latest.data?.list.slice(0, 5) ?? [];
  return (
    <section className="card">
      <div className="card-head">
        <h2 className="h3">{t('latestOrders')}</h2>
        <Link to="/order">{t('allOrders')}</Link>
      </div>
      {latest.isPending && <SkeletonRows rows={5} height={61} hasPicture />}
      {latest.isError && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && !rows.length && (
        <EmptyState text={t('noOrders')} action={<Button onClick={() => void navigate('/share')}>{t('share')}</Button>} />
      )}
      {rows.length > 0 && (
        <div style={{ overflowX: 'auto' }}>
          <table className="mini-table">
            <thead>
              <tr>
                <th>{t('product')}</th>
                <th className="end">{t('sellingTotal')}</th>
                <th className="end">{t('youEarn')}</th>
                <th>{t('status')}</th>
                <th className="end">{t('time')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} onClick={() => void navigate(`/order?order=${row.number}`)}>
                  <td>
                    <ProductCell
                      url={row.product.imageUrl}
                      size="list"
                      name={<Link to={`/order?order=${row.number}`}>{row.product.name}</Link>}
                      note={[row.product.option, row.number].filter(Boolean).join(' · ')}
                    />
                  </td>
                  <td className="end">
                    <Money value={row.sellingTotal} />
                  </td>
                  <td className="end">
                    <Money value={row.profit} />
                  </td>
                  <td>
                    <OrderStatusTag status={row.status} awaiting={row.awaiting} />
                  </td>
                  <td className="end t2" style={{ whiteSpace: 'nowrap' }}>
                    <DateTime value={row.placedAt} {...(timeZone ? { timeZone } : {})} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function TopProducts({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  return (
    <section className="card">
      <div className="card-head">
        <h2 className="h3">{t('topProducts')}</h2>
        <small>{t('days30')}</small>
      </div>
      {data.topProducts.length === 0 && <EmptyState text={t('nothingSold')} />}
      <ul className="top-list">
        {data.topProducts.map((product) => (
          <li key={product.productId}>
            <ProductCell url={product.imageUrl} size="list" name={product.name} note={t('sold', { count: product.units })} />
            <Money value={product.earned} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClickSources({ data }: { data: Dashboard }) {
  const t = useText(dashboardTexts);
  const tag = useIntlTag();
  const navigate = useNavigate();
  const total = data.clickSources.reduce((sum, { clicks }) => sum + clicks, 0);
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <section className="card">
      <div className="card-head">
        <h2 className="h3">{t('sources')}</h2>
        <small className="num">{t('clicksIn30', { count: total })}</small>
      </div>
      {total === 0 ? (
        <EmptyState text={t('noClicks')} action={<Button onClick={() => void navigate('/share')}>{t('share')}</Button>} />
      ) : (
        <ul className="sources">
          {data.clickSources.slice(0, 6).map(({ kind, name, clicks }) => (
            <li key={`${kind}${name}`}>
              <span className="t2 ell">{kind === 'direct' ? t('direct') : name}</span>
              <span>
                <b className="num">{number.format(clicks)}</b>
                <small className="t3 num">{percent.format((clicks / total) * 100)} %</small>
              </span>
              <i style={{ ['--part' as string]: `${(clicks / total) * 100}%` }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The owner's start page. */
export default function DashboardPage() {
  const user = useUser();
  const store = useQuery({ queryKey: ['store', 'own'], queryFn: () => api.call(getOwnStore, {}, { quiet: true }), staleTime: 60_000 });
  const dashboard = useQuery({ queryKey: ['dashboard'], queryFn: ({ signal }) => api.call(readDashboard, {}, { signal, quiet: true }) });
  const timeZone = store.data?.timeZone;
  return (
    <div className="dash">
      <Head timeZone={timeZone} url={user?.subdomainurl ?? ''} />
      <QuickStartCard />
      <OfferCard />
      {dashboard.isError && !dashboard.data && (
        <section className="card">
          <ErrorState error={dashboard.error} onRetry={() => void dashboard.refetch()} />
        </section>
      )}
      {dashboard.isPending && (
        <>
          <section className="card stats" aria-busy="true" style={{ minHeight: 105, padding: 20 }}>
            <SkeletonLine width="60%" height={28} />
          </section>
          <section className="card" style={{ height: 362, padding: 20 }}>
            <SkeletonLine width="40%" height={28} />
          </section>
        </>
      )}
      {dashboard.data && (
        <>
          <StatCards data={dashboard.data} />
          <FiguresCard data={dashboard.data} timeZone={timeZone ?? 'UTC'} />
        </>
      )}
      <div className="dash-two">
        <LatestOrders timeZone={timeZone} />
        {dashboard.data && <TopProducts data={dashboard.data} />}
      </div>
      {dashboard.data && <ClickSources data={dashboard.data} />}
    </div>
  );
}

import { ExternalLink, Globe, QrCode } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../lib/account.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { uiTexts } from '../../texts/ui.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QrPopover } from '../../ui/qr-popover.tsx';
import { useOrderCounts } from '../orders/use-order-list.ts';
import { partOfDay } from './periods.rules.ts';

function StoreLink({ url }: { url: string }) {
  const tUi = useText(uiTexts);
  return (
    <div className="dash-link">
      <span>
        <Globe size={16} color="var(--ink-3)" aria-hidden />
        <span className="truncate">{url.replace(/^https?:\/\//, '')}</span>
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

/** Greeting, day, orders that wait for the owner, and the store's link. */
export function DashboardHead() {
  const t = useText(dashboardTexts);
  const tag = useIntlTag();
  const user = useUser();
  const store = useOwnStore();
  const counts = useOrderCounts({
    status: undefined,
    keywords: '',
    placedFrom: undefined,
    placedTo: undefined,
    awaiting: undefined,
    limit: 20,
  });
  const clock = useClock();
  const now = new Date();
  const day = clock.write('longDay', now);
  const waiting = counts.data?.awaitingSeller ?? 0;
  const url = user?.subdomainurl ?? '';
  // The account has no name before its owner enters one; the store may already have the creator's.
  const name = (user?.nickname || store.data?.creatorName)?.split(' ')[0];
  return (
    <PageHead
      title={
        name ? t(partOfDay(clock.hourOf(now)), { name }) : t(`${partOfDay(clock.hourOf(now))}Plain`)
      }
      line={
        <>
          {day.charAt(0).toLocaleUpperCase(tag) + day.slice(1)}
          {waiting > 0 && (
            <>
              {' · '}
              <Link to="/order?awaiting=seller">{t('waiting', { count: waiting })}</Link>
            </>
          )}
        </>
      }
      actions={url ? <StoreLink url={url} /> : undefined}
    />
  );
}

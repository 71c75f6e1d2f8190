import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import type { TrackedLink } from '@vitrine/contract/shop/links.ts';
import { ChevronRight, Plus, QrCode, Share2 } from 'lucide-react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { LinkOverlay } from '../../shop/links/link-overlay.tsx';
import { PostTexts } from '../../shop/links/post-texts.tsx';
import { useLinks } from '../../shop/links/use-links.ts';
import { linkTexts } from '../../texts/links.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { SkeletonLine, SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { PageTop } from '../parts/page-top.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import './links.css';

/** The store's address with the two ways to pass it on. */
function StoreLinkCard({ url, onShare }: { url: string; onShare: (view?: 'qr') => void }) {
  const t = useText(mobileTexts);
  const tUi = useText(uiTexts);
  return (
    <section className="m-card m-link">
      <span className="grow">
        <small className="block text-xs lines-16">{t('storeLink')}</small>
        <b className="block anywhere tight-1">
          {url ? url.replace(/^https?:\/\//, '') : <SkeletonLine width="80%" height={20} />}
        </b>
      </span>
      <button
        type="button"
        className="btn square"
        aria-label={tUi('qrCode')}
        onClick={() => onShare('qr')}
      >
        <QrCode size={22} aria-hidden />
      </button>
      <button type="button" className="btn" onClick={() => onShare()}>
        <Share2 size={19} aria-hidden />
        {t('share')}
      </button>
    </section>
  );
}

/** A link with what it brought; a tap opens everything that can be done with it. */
function LinkRow({ link, onOpen }: { link: TrackedLink; onOpen: () => void }) {
  const t = useText(linkTexts);
  const number = findNumberFormat(useIntlTag());
  return (
    <li>
      <button type="button" className="m-row" onClick={onOpen}>
        <span className="grow">
          <b className={link.archivedAt ? 'faint' : ''}>{link.name}</b>
          <small className="num">
            {t(link.channel)} · {t('clicks')} {number.format(link.clicks)} · {t('orders')}{' '}
            {number.format(link.orders)}
          </small>
        </span>
        <span className="end stack gap-4 rigid at-right to-right">
          <Money value={link.earned} className={link.earned.amount > 0 ? 'gain' : 'faint'} />
          {link.archivedAt && <StatusTag hasDot={false}>{t('archived')}</StatusTag>}
        </span>
        <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
      </button>
    </li>
  );
}

/** The store's link, words to post it with, and a tracked link for each post or channel. */
export default function LinksPage() {
  const t = useText(linkTexts);
  const mayEdit = useHasPerm('shop:link:edit');
  const links = useLinks();
  const store = useOwnStore().data;
  const sharing = useSheet('share');
  const opened = useSheet('link');
  const making = useSheet('new');
  const list = links.data?.list ?? [];
  const url = links.data?.storeUrl ?? store?.publicUrl ?? '';
  return (
    <>
      <PageTop title={t('title')} />
      {(url || links.isPending) && (
        <StoreLinkCard url={url} onShare={(view) => sharing.open(view)} />
      )}
      <section className="m-card">
        <div className="m-card-head">
          <h2 className="semibold" id="links">
            {t('links')}
          </h2>
        </div>
        <p className="m-hint">{t('line')}</p>
        {links.isPending && <SkeletonRows rows={4} height={60} />}
        {links.isError && !links.data && (
          <ErrorState error={links.error} onRetry={() => void links.refetch()} />
        )}
        {links.isSuccess && !list.length && <EmptyState text={t('empty')} />}
        <ul className="m-rows" aria-labelledby="links">
          {list.map((link) => (
            <LinkRow key={link.id} link={link} onOpen={() => opened.open(link.id)} />
          ))}
        </ul>
      </section>
      {/* Below a list that is still on its way it would be pushed down. */}
      {!links.isPending && <PostTexts url={url} />}
      {mayEdit && (
        <div className="m-over">
          <div>
            <button type="button" className="btn primary wide" onClick={() => making.open()}>
              <Plus size={20} aria-hidden />
              {t('newLink')}
            </button>
          </div>
        </div>
      )}
      <ShareSheet view={sharing.value} name={store?.name ?? ''} url={url} onClose={sharing.close} />
      <LinkSheet link={list.find(({ id }) => id === opened.value)} onClose={opened.close} />
      {making.value !== null && (
        // What was made is shown at once, to be copied.
        <LinkOverlay
          link={undefined}
          onClose={making.close}
          onSaved={({ id }) => making.giveWayTo('link', id)}
        />
      )}
    </>
  );
}

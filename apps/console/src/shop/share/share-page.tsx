import type { TrackedLink } from '@vitrine/contract/shop/analytics.ts';
import { Button, Popconfirm } from 'antd';
import { Archive, Pencil, Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { shareTexts } from '../../texts/share.ts';
import { uiTexts } from '../../texts/ui.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { QrPopover } from '../../ui/qr-popover.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { LinkForm } from './link-form.tsx';
import { ShareWords } from './share-words.tsx';
import { StoreLinkBox } from './store-link-box.tsx';
import { useLinkArchiving, useLinks } from './use-links.ts';
import './share.css';

function LinkRow({ link, onEdit }: { link: TrackedLink; onEdit: () => void }) {
  const t = useText(shareTexts);
  const tUi = useText(uiTexts);
  const { archive } = useLinkArchiving();
  const tag = useIntlTag();
  const number = new Intl.NumberFormat(tag);
  const percent = usePercentText({ least: 1, most: 1 });
  return (
    <tr className={link.archivedAt ? 'off' : ''}>
      <td>
        <span className="share-name">
          <b className="ell">{link.name}</b>
          {link.archivedAt && <StatusTag hasDot={false}>{t('archived')}</StatusTag>}
        </span>
        <small className="ell">{link.url.replace(/^https?:\/\/[^/]+/, '')}</small>
      </td>
      <td>{t(link.channel)}</td>
      <td className="end num">{number.format(link.clicks)}</td>
      <td className="end num">{number.format(link.orders)}</td>
      <td className="end num wide">{link.clicks ? percent((link.orders / link.clicks) * 100) : '–'}</td>
      <td className="end">
        <Money value={link.earned} className="earned" />
      </td>
      <td>
        <span className="do">
          <CopyButton text={link.url} className="quiet square" />
          <QrPopover text={link.url} fileName={link.name}>
            <button type="button" className="quiet square" aria-label={tUi('qrCode')}>
              <QrCode size={16} strokeWidth={1.75} aria-hidden />
            </button>
          </QrPopover>
          <HasPerm value="shop:link:edit">
            <button type="button" className="quiet square" aria-label={`${t('edit')} ${link.name}`} onClick={onEdit}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden />
            </button>
            {!link.archivedAt && (
              <Popconfirm
                title={t('archive')}
                description={t('archiveHint')}
                onConfirm={() => archive(link)}
                okText={t('archive')}
                cancelText={tUi('cancel')}
              >
                <button type="button" className="quiet square" aria-label={`${t('archive')} ${link.name}`}>
                  <Archive size={16} strokeWidth={1.75} aria-hidden />
                </button>
              </Popconfirm>
            )}
          </HasPerm>
        </span>
      </td>
    </tr>
  );
}

/** The store's link, words to post it with, and a tracked link for each post or channel. */
export default function SharePage() {
  const t = useText(shareTexts);
  const [editing, setEditing] = useState<TrackedLink | 'new'>();
  const links = useLinks();
  const add = (type: 'primary' | 'default') => (
    <HasPerm value="shop:link:edit">
      <Button type={type} icon={<Plus size={16} aria-hidden />} onClick={() => setEditing('new')}>
        {t('newLink')}
      </Button>
    </HasPerm>
  );
  const store = useOwnStore();
  const url = links.data?.storeUrl ?? store.data?.publicUrl ?? '';
  return (
    <>
      <PageHead title={t('title')} line={t('line')} actions={add('primary')} />
      <div className="share-grid">
        <StoreLinkBox url={url} />
        <ShareWords url={url} />
      </div>
      <section className="card">
        <div className="card-head">
          <h2 className="h3">{t('links')}</h2>
        </div>
        {links.isPending && <SkeletonRows rows={4} height={60} />}
        {links.isError && !links.data && <ErrorState error={links.error} onRetry={() => void links.refetch()} />}
        {links.isSuccess && !links.data.list.length && <EmptyState text={t('empty')} action={add('default')} />}
        {links.isSuccess && links.data.list.length > 0 && (
          <div className="share-scroll">
            <table className="share-table">
              <thead>
                <tr>
                  <th>{t('link')}</th>
                  <th>{t('channel')}</th>
                  <th className="end">{t('clicks')}</th>
                  <th className="end">{t('orders')}</th>
                  <th className="end wide">{t('conversion')}</th>
                  <th className="end">{t('earned')}</th>
                  <th aria-label={t('edit')} />
                </tr>
              </thead>
              <tbody>
                {links.data.list.map((link) => (
                  <LinkRow key={link.id} link={link} onEdit={() => setEditing(link)} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <LinkForm
        key={editing === undefined ? 'closed' : editing === 'new' ? 'new' : editing.id}
        link={editing}
        onClose={() => setEditing(undefined)}
      />
    </>
  );
}

import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import type { TrackedLink } from '@vitrine/contract/shop/links.ts';
import { Button } from 'antd';
import { Archive, Pencil, Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/feedback.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { linkTexts } from '../../texts/links.ts';
import { uiTexts } from '../../texts/ui.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { Money } from '../../ui/money.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { QrPopover } from '../../ui/qr-popover.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { LinkOverlay } from './link-overlay.tsx';
import { PostTexts } from './post-texts.tsx';
import { StoreLinkBox } from './store-link-box.tsx';
import { useLinkArchiving, useLinks } from './use-links.ts';
import './links.css';

/** What can be done with a link: copy it, show its code, rename and archive it. */
function LinkActions({ link, onEdit }: { link: TrackedLink; onEdit: () => void }) {
  const t = useText(linkTexts);
  const tUi = useText(uiTexts);
  const { archive } = useLinkArchiving();
  return (
    <span className="row-actions">
      <CopyButton text={link.url} className="quiet square" />
      <QrPopover text={link.url} fileName={link.name}>
        <button type="button" className="quiet square" aria-label={tUi('qrCode')}>
          <QrCode size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </QrPopover>
      <HasPerm value="shop:link:edit">
        <button
          type="button"
          className="quiet square"
          aria-label={`${t('edit')} ${link.name}`}
          onClick={onEdit}
        >
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
        </button>
        {!link.archivedAt && (
          <AnchoredQuestion
            title={t('archive')}
            action={t('archive')}
            onConfirm={() => archive(link)}
            trigger={
              <button
                type="button"
                className="quiet square"
                aria-label={`${t('archive')} ${link.name}`}
              >
                <Archive size={16} strokeWidth={1.75} aria-hidden />
              </button>
            }
          >
            {t('archiveHint')}
          </AnchoredQuestion>
        )}
      </HasPerm>
    </span>
  );
}

/** The store's link, words to post it with, and a tracked link for each post or channel. */
export default function LinksPage() {
  const t = useText(linkTexts);
  const [editing, setEditing] = useState<TrackedLink | 'new'>();
  const [fresh, setFresh] = useState<string>();
  const links = useLinks();
  const number = findNumberFormat(useIntlTag());
  const percent = usePercentText({ least: 1, most: 1 });
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
      <div className="link-grid">
        <StoreLinkBox url={url} />
        <PostTexts url={url} />
      </div>
      <ListCard<TrackedLink>
        query={links}
        rows={links.data?.list ?? []}
        emptyText={t('empty')}
        emptyAction={add('default')}
        minWidth={720}
        rowHeight={60}
        head={
          <div className="card-head">
            <h2 className="h3">{t('links')}</h2>
          </div>
        }
        table={{ tableLayout: 'fixed' }}
        rowClass={({ id }) => (id === fresh ? 'fresh' : '')}
        columns={[
          {
            title: t('link'),
            render: (_value, link) => (
              <>
                <span className="link-name line slim">
                  <b className="truncate medium">{link.name}</b>
                  {link.archivedAt && <StatusTag hasDot={false}>{t('archived')}</StatusTag>}
                </span>
                <small className="truncate">{link.url.replace(/^https?:\/\/[^/]+/, '')}</small>
              </>
            ),
          },
          { title: t('channel'), width: 112, render: (_value, link) => t(link.channel) },
          {
            title: t('clicks'),
            width: 84,
            align: 'end',
            className: 'num',
            render: (_value, link) => number.format(link.clicks),
          },
          {
            title: t('orders'),
            width: 96,
            align: 'end',
            className: 'num',
            render: (_value, link) => number.format(link.orders),
          },
          {
            title: t('conversion'),
            width: 116,
            align: 'end',
            className: 'num',
            responsive: ['xl'],
            render: (_value, link) =>
              link.clicks ? percent((link.orders / link.clicks) * 100) : '–',
          },
          {
            title: t('earned'),
            width: 116,
            align: 'end',
            render: (_value, link) => (
              <Money value={link.earned} className={link.earned.amount > 0 ? 'earned' : ''} />
            ),
          },
          {
            key: 'actions',
            title: <span className="visually-hidden">{t('edit')}</span>,
            width: 168,
            align: 'end',
            render: (_value, link) => <LinkActions link={link} onEdit={() => setEditing(link)} />,
          },
        ]}
      />
      {editing && (
        <LinkOverlay
          link={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={({ id }) => {
            if (editing === 'new') {
              setFresh(id);
              toast.success(t('created'));
            }
            setEditing(undefined);
          }}
        />
      )}
    </>
  );
}

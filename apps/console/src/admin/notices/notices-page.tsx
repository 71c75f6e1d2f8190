import { pageMyNotices } from '@vitrine/contract/admin/own-notices.ts';
import { Button } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { useAddress } from '../../lib/use-address.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RowLink } from '../../ui/list/list-card.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticeLevel, NoticeType } from './notice-words.tsx';
import { useReadAll, useUnreadNotices } from './use-notices.ts';

/** Notices that are addressed to the signed-in person. */
export default function NoticesPage() {
  const t = useText(noticeTexts);
  const address = useAddress();
  const unread = useUnreadNotices().data?.total ?? 0;
  const reading = useReadAll();
  const isReadOptions = [
    { value: '0', label: t('unread') },
    { value: '1', label: t('read') },
  ];
  return (
    <>
      <PageHead
        title={t('notices')}
        actions={
          <Button
            disabled={unread === 0}
            loading={reading.isBusy}
            onClick={() => void reading.run({})}
          >
            {t('readAll')}
          </Button>
        }
      />
      <ListPage
        name="notices"
        list={pageMyNotices}
        keyOf={noticeKeys.mine}
        emptyText={t('none')}
        noneFoundText={t('noneFound')}
        minWidth={980}
        filters={[
          { name: 'title', kind: 'words', label: t('title') },
          {
            name: 'isRead',
            kind: 'choice',
            label: t('state'),
            any: t('anyState'),
            options: isReadOptions,
          },
        ]}
        columns={[
          {
            key: 'title',
            title: t('title'),
            render: (_value, row) => (
              <RowLink>
                <span className={row.isRead ? 'notice-title weight-400 muted' : 'notice-title'}>
                  {row.title}
                </span>
              </RowLink>
            ),
          },
          {
            key: 'type',
            title: t('type'),
            width: 150,
            render: (_value, row) => <NoticeType type={row.type} />,
          },
          {
            key: 'level',
            title: t('level'),
            width: 110,
            render: (_value, row) => <NoticeLevel level={row.level} />,
          },
          {
            key: 'sender',
            title: t('sender'),
            width: 150,
            dataIndex: 'publisherName',
            ellipsis: true,
          },
          {
            key: 'published',
            title: t('published'),
            width: 170,
            render: (_value, row) => <DateTime value={row.publishTime} />,
          },
          {
            key: 'state',
            title: t('state'),
            width: 120,
            render: (_value, row) => (
              <StatusTag meaning={row.isRead ? 'neutral' : 'waiting'}>
                {t(row.isRead ? 'read' : 'unread')}
              </StatusTag>
            ),
          },
        ]}
        onOpen={({ id }) => address.change({ notice: id })}
        nameOf={({ title }) => title}
      />
      <NoticeDialog
        id={address.read('notice')}
        onClose={() => address.change({ notice: undefined })}
      />
    </>
  );
}

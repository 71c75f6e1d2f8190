import { notices, publishNotice, revokeNotice } from '@vitrine/contract/admin/notices.ts';
import { Tag } from 'antd';
import { Eye, Send, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { useAddress } from '../../lib/use-address.ts';
import { noticeListTexts } from '../../texts/notice-list.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { CrudPage } from '../../ui/crud/crud-page.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { isPublished, type NoticeRow, useNoticeColumns } from './notice-list-columns.tsx';

/** With a calendar and an editor: the list does not wait for it. */
const NoticeFormPanel = lazy(async () => ({
  default: (await import('./notice-form.tsx')).NoticeFormPanel,
}));

/** The notices of all operators: written, published now or later, revoked, deleted. */
export default function NoticeListPage() {
  const t = useText(noticeListTexts);
  const tNotice = useText(noticeTexts);
  const tHome = useText(operationsHomeTexts);
  const address = useAddress();
  const mayEdit = useHasPerm('sys:notice:edit');
  const invalidates = [noticeKeys.all];
  const publishing = useApiMutation(publishNotice, { success: tNotice('sent'), invalidates });
  const revoking = useApiMutation(revokeNotice, { success: t('wasRevoked'), invalidates });
  const open = ({ id }: NoticeRow) => address.change({ notice: id });
  // Others see what is addressed to everybody.
  const mayView = (row: NoticeRow) => mayEdit || (isPublished(row) && row.targetType === 1);
  return (
    <>
      <CrudPage
        name="notice-list"
        crud={notices}
        keys={noticeKeys}
        texts={{
          title: tNotice('notices'),
          line: t('line'),
          add: t('add'),
          edit: t('edit'),
          empty: t('none'),
          noneFound: tNotice('noneFound'),
        }}
        minWidth={1100}
        filters={[
          { name: 'title', kind: 'words', label: tNotice('title'), maxLength: 50 },
          {
            name: 'publishStatus',
            kind: 'choice',
            label: tNotice('state'),
            any: t('anyStatus'),
            options: [
              { value: '0', label: t('draft') },
              { value: '1', label: t('published') },
              { value: '-1', label: t('revoked') },
            ],
          },
          {
            name: 'isScheduled',
            kind: 'own',
            accepts: /^true$/,
            draw: ({ isScheduled }, set) =>
              isScheduled && (
                <Tag closable onClose={() => set({ isScheduled: undefined })}>
                  {tHome('scheduledOnly')}
                </Tag>
              ),
          },
        ]}
        columns={useNoticeColumns({ mayView, open })}
        nameOf={({ title }) => title}
        isEditable={(row) => !isPublished(row)}
        removeOne={({ title }) => t('removeQuestion', { title })}
        removeSeveral={(count) => t('removeChosen', { count })}
        whyNotDeleted={(row) => (isPublished(row) ? t('isPublished') : undefined)}
        actionsWidth={164}
        actions={({ edit, remove }) => [
          { label: t('view'), Icon: Eye, isOffered: mayView, run: ([row]) => row && open(row) },
          {
            label: t('publish'),
            Icon: Send,
            perm: 'sys:notice:publish',
            isOffered: (row) => !isPublished(row),
            confirm: ([row]) => ({
              title: t('publishQuestion', { title: row?.title ?? '' }),
              description: t('publishHint'),
            }),
            run: ([row]) => publishing.run({ params: { id: row?.id ?? '' } }),
          },
          edit,
          {
            label: t('revoke'),
            Icon: Undo2,
            perm: 'sys:notice:revoke',
            isOffered: isPublished,
            confirm: ([row]) => ({
              title: t('revokeQuestion', { title: row?.title ?? '' }),
              description: t('revokeHint'),
            }),
            run: ([row]) => revoking.run({ params: { id: row?.id ?? '' } }),
          },
          remove,
        ]}
        form={(target, close) => (
          <Suspense>
            <NoticeFormPanel target={target} onClose={close} />
          </Suspense>
        )}
      />
      <NoticeDialog
        id={address.read('notice')}
        onClose={() => address.change({ notice: undefined })}
      />
    </>
  );
}

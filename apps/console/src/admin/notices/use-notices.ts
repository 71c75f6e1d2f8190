import { useQuery } from '@tanstack/react-query';
import { pageMyNotices, readAllNotices, readNotice } from '@vitrine/contract/admin/own-notices.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useFirstPage } from '../../lib/first-page.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { noticeTexts } from '../../texts/notices.ts';

/** How many the bell shows; it leads to the others. */
const shownInBell = 5;

/** The newest unread notices and their number; read once the first page is complete. */
export const useUnreadNotices = () =>
  useQuery({
    queryKey: noticeKeys.unread,
    queryFn: ({ signal }) =>
      api.read(pageMyNotices, { query: { isRead: '0', pageSize: shownInBell } }, signal),
    enabled: useFirstPage(({ isSettled }) => isSettled),
  });

/** One notice, which is read from then on. */
export function useNotice(id: string) {
  const notice = useQuery({
    queryKey: noticeKeys.detail(id),
    queryFn: ({ signal }) => api.read(readNotice, { params: { id } }, signal),
    enabled: id !== '',
  });
  const isRead = notice.isSuccess;
  useEffect(() => {
    // Lists and the bell show that it is read; the notice itself has not changed.
    if (id && isRead)
      void queryClient.invalidateQueries({
        queryKey: noticeKeys.all,
        predicate: ({ queryKey }) => queryKey[1] !== 'detail',
      });
  }, [id, isRead]);
  return notice;
}

/** Marks all notices as read. */
export function useReadAll() {
  const t = useText(noticeTexts);
  return useApiMutation(readAllNotices, { success: t('allRead'), invalidates: [noticeKeys.all] });
}

import { Modal } from 'antd';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { NoticeWords } from './notice-words.tsx';
import { useNotice } from './use-notices.ts';

/** One notice at the desk; without an id it is closed. */
export function NoticeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const notice = useNotice(id);
  const isShown = useIsShown();
  return (
    <Modal open={id !== '' && isShown} title={notice.data?.title ?? ' '} footer={null} width={720} onCancel={onClose}>
      {notice.data && <NoticeWords notice={notice.data} />}
      {notice.isPending && <SkeletonRows rows={3} height={40} />}
      {notice.isError && <ErrorState error={notice.error} onRetry={() => void notice.refetch()} />}
    </Modal>
  );
}

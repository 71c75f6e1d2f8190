import { Button } from 'antd';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { NoticeWords } from './notice-words.tsx';
import { useNotice } from './use-notices.ts';

/** One notice at the desk, over the whole window if wished; without an id it is closed. */
export function NoticeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(noticeTexts);
  const notice = useNotice(id);
  const [isWide, setWide] = useState(false);
  const label = t(isWide ? 'leaveFullScreen' : 'fullScreen');
  return (
    <Overlay
      as="dialog"
      isOpen={id !== ''}
      title={
        <span className="notice-head line">
          {notice.data?.title ?? ' '}
          <Button
            type="text"
            size="small"
            title={label}
            aria-label={label}
            aria-pressed={isWide}
            icon={
              isWide ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />
            }
            onClick={() => setWide(!isWide)}
          />
        </span>
      }
      size={isWide ? '100vw' : 720}
      className={isWide ? 'notice-wide' : undefined}
      onClose={onClose}
    >
      {notice.data && <NoticeWords notice={notice.data} />}
      {notice.isPending && <SkeletonRows rows={3} height={40} />}
      {notice.isError && <ErrorState error={notice.error} onRetry={() => void notice.refetch()} />}
    </Overlay>
  );
}

import { Button, Progress } from 'antd';
import { LoaderCircle, RotateCw, X } from 'lucide-react';
import { useText } from '../../../lib/i18n.ts';
import { mediaTexts } from '../../../texts/media.ts';
import type { MediaUploads } from './use-media-uploads.ts';

/** Pictures on their way, with how many have arrived; one that failed has its reason and can go on. */
export function UploadList({ uploads }: { uploads: MediaUploads }) {
  const t = useText(mediaTexts);
  const { list, doneCount } = uploads;
  if (!list.length) return null;
  const total = doneCount + list.length;
  const percent = (doneCount * 100 + list.reduce((sum, one) => sum + one.percent, 0)) / total;
  return (
    <div className="stack gap-8 one-column">
      <span className="line gap-12 small">
        <span role="status">{t('sent', { done: doneCount, total })}</span>
        <span className="grow">
          <Progress
            percent={Math.round(percent)}
            size="small"
            showInfo={false}
            aria-label={t('sent', { done: doneCount, total })}
          />
        </span>
      </span>
      <ul className="upload-list stack gap-4" aria-label={t('uploads')}>
        {list.map(({ id, name, state, percent: own, message, canGoOn }) => (
          <li key={id} className="line gap-12 small">
            {state === 'sending' && <LoaderCircle size={14} className="spin" aria-hidden />}
            <span className="grow stack gap-2 one-column">
              <span className="truncate">{name}</span>
              {state === 'failed' && (
                <span className="danger-text" role="alert">
                  {t('uploadFailed')} {message}
                </span>
              )}
            </span>
            {state === 'sending' && (
              <span className="num muted">
                {own < 100 ? t('percent', { percent: own }) : t('reading')}
              </span>
            )}
            {state === 'failed' && canGoOn && (
              <Button
                size="small"
                icon={<RotateCw size={14} aria-hidden />}
                onClick={() => uploads.resume(id)}
              >
                {t('goOn')}
              </Button>
            )}
            <Button
              size="small"
              type="text"
              aria-label={`${t('cancelUpload')}: ${name}`}
              icon={<X size={16} aria-hidden />}
              onClick={() => uploads.cancel(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { CourseFile, CourseFileKind } from '@vitrine/contract/courses/course-files.ts';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useFileUpload } from '../../lib/use-file-upload.ts';
import { courseWritingTexts } from '../../texts/course-writing.ts';
import { Duration } from '../../ui/duration.tsx';
import { courseFileSteps } from './send-file.ts';

const accepted: Readonly<Record<CourseFileKind, string>> = {
  video: 'video/mp4,video/webm',
  captions: '.vtt,text/vtt',
  file: '',
};
interface UploadFieldProps {
  id?: string;
  kind: CourseFileKind;
  label: string;
  /** The id of the uploaded file. */
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** What the stored id stands for. */
  stored: CourseFile | undefined;
}

/** A file of a lecture. A lost connection does not lose what has arrived. */
export function UploadField({ id, kind, label, value, onChange, stored }: UploadFieldProps) {
  const t = useText(courseWritingTexts);
  const [sent, setSent] = useState<CourseFile>();
  const input = useRef<HTMLInputElement>(null);
  const uploading = useFileUpload(courseFileSteps(kind), {
    failureText: t('unreadable'),
    onDone: (file) => {
      setSent(file);
      onChange?.(file.id);
    },
  });
  const { upload, problem, isSending } = uploading;
  const file = [sent, stored].find((one) => one !== undefined && one.id === value);
  return (
    <div className="upload-field stack gap-8">
      {file && !upload && (
        <span className="upload-name cluster stretched anywhere">
          <a href={file.url} target="_blank" rel="noreferrer">
            {file.name}
          </a>
          {file.durationSeconds > 0 && (
            <small>
              <Duration seconds={file.durationSeconds} />
            </small>
          )}
        </span>
      )}
      {upload && (
        <>
          <span className="upload-name cluster stretched anywhere">{upload.file.name}</span>
          <Progress
            percent={upload.percent}
            aria-label={t('uploading', { percent: upload.percent })}
          />
        </>
      )}
      {problem && (
        <p className="danger-text" role="alert">
          {upload ? `${t('uploadLost', { percent: upload.percent })} ` : ''}
          {problem}
        </p>
      )}
      <span className="cluster stretched">
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted[kind]}
          aria-label={label}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) uploading.start(chosen);
            target.value = '';
          }}
        />
        {upload && !isSending && (
          <Button type="primary" onClick={uploading.resume}>
            {t('resumeUpload')}
          </Button>
        )}
        {upload ? (
          <Button onClick={uploading.cancel}>{t('cancelUpload')}</Button>
        ) : (
          <Button
            id={id}
            loading={isSending}
            aria-label={`${label}: ${t(file ? 'replaceFile' : 'chooseFile')}`}
            onClick={() => input.current?.click()}
          >
            {t(file ? 'replaceFile' : 'chooseFile')}
          </Button>
        )}
        {file && !upload && kind === 'captions' && (
          <Button
            type="text"
            danger
            aria-label={`${label}: ${t('removeFile')}`}
            onClick={() => onChange?.(null)}
          >
            {t('removeFile')}
          </Button>
        )}
      </span>
    </div>
  );
}

import {
  type CatalogueImport,
  finishImportUpload,
  sendImportPart,
  startImport,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { Button, Progress, Upload } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { type UploadSteps, useFileUpload } from '../../lib/use-file-upload.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { showImport } from './use-import.ts';

const silent = { suppressToast: true } as const;

const steps: UploadSteps<CatalogueImport> = {
  begin: (file) =>
    api.call(startImport, { body: { fileName: file.name, bytes: file.size } }, silent),
  send: (id, part, bytesFrom, signal) =>
    api.call(sendImportPart, { params: { id }, query: { bytesFrom }, body: part } as never, {
      ...silent,
      signal,
    }) as Promise<{ storedBytes: number }>,
  finish: (id) => api.call(finishImportUpload, { params: { id } }, silent),
};

/** Sends a file and opens its import; after a lost connection it goes on where it was. */
export function FileField({ onSent }: { onSent: (id: string) => void }) {
  const t = useText(importTexts);
  const { upload, problem, start, resume, cancel } = useFileUpload(steps, {
    failureText: t('notSent'),
    onDone: (found) => {
      showImport(found);
      onSent(found.id);
    },
  });
  if (upload)
    return (
      <div className="import-file stack gap-8" aria-live="polite">
        <p className="cluster gap-12">
          <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden />
          <b>{upload.file.name}</b>
        </p>
        <Progress
          aria-label={t('sending')}
          percent={upload.percent}
          status={problem ? 'exception' : 'active'}
        />
        {problem ? (
          <div className="cluster gap-12">
            <span className="danger-text grow">{problem}</span>
            <Button onClick={cancel}>{t('otherFile')}</Button>
            <Button type="primary" onClick={resume}>
              {t('goOn')}
            </Button>
          </div>
        ) : (
          <small className="muted">
            {t(upload.storedBytes < upload.file.size ? 'sending' : 'reading')}
          </small>
        )}
      </div>
    );
  return (
    <>
      <Upload.Dragger
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        showUploadList={false}
        beforeUpload={(file) => {
          start(file);
          return false;
        }}
      >
        <p className="stack gap-4 import-drop">
          <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />
          <b>{t('dropFile')}</b>
          <small className="muted">{t('fileKinds')}</small>
        </p>
      </Upload.Dragger>
      {problem && <p className="danger-text">{problem}</p>}
    </>
  );
}

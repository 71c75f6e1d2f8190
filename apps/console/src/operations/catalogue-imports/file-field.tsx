import {
  finishImportUpload,
  sendImportPart,
  startImport,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { Button, Progress, Upload } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { sendParts } from '../../lib/send-parts.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { showImport } from './use-import.ts';

const silent = { suppressToast: true } as const;

interface Sending {
  file: File;
  id: string;
  storedBytes: number;
}

/** Sends a file and opens its import; after a lost connection it goes on where it was. */
export function FileField({ onSent }: { onSent: (id: string) => void }) {
  const t = useText(importTexts);
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function send(file: File, begun?: Sending): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    setProblem(undefined);
    try {
      const { id } =
        begun ??
        (await api.call(startImport, { body: { fileName: file.name, bytes: file.size } }, silent));
      const params = { id };
      const upload = { file, id, storedBytes: begun?.storedBytes ?? 0 };
      setSending(upload);
      await sendParts({
        ...upload,
        send: (part, bytesFrom) =>
          api.call(sendImportPart, { params, query: { bytesFrom }, body: part } as never, {
            ...silent,
            signal: controller.signal,
          }) as Promise<{ storedBytes: number }>,
        onPart: (storedBytes) => setSending({ ...upload, storedBytes }),
        signal: controller.signal,
      });
      showImport(await api.call(finishImportUpload, { params }, silent));
      onSent(id);
    } catch (error) {
      if (!controller.signal.aborted)
        setProblem(error instanceof Error && error.message ? error.message : t('notSent'));
    }
  }

  if (sending)
    return (
      <div className="import-file stack gap-8" aria-live="polite">
        <p className="cluster gap-12">
          <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden />
          <b>{sending.file.name}</b>
        </p>
        <Progress
          aria-label={t('sending')}
          percent={Math.floor((sending.storedBytes / Math.max(1, sending.file.size)) * 100)}
          status={problem ? 'exception' : 'active'}
        />
        {problem ? (
          <div className="cluster gap-12">
            <span className="danger-text grow">{problem}</span>
            <Button onClick={() => setSending(undefined)}>{t('otherFile')}</Button>
            <Button type="primary" onClick={() => void send(sending.file, sending)}>
              {t('goOn')}
            </Button>
          </div>
        ) : (
          <small className="muted">
            {t(sending.storedBytes < sending.file.size ? 'sending' : 'reading')}
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
          void send(file);
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

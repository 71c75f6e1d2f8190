import { skipToken, useQuery } from '@tanstack/react-query';
import {
  importUsers,
  listUserImports,
  previewUserImport,
  undoUserImport,
} from '@vitrine/contract/admin/account-imports.ts';
import { readUserTemplate } from '@vitrine/contract/admin/account-sheets.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { Button, Progress, TreeSelect, Upload } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { userKeys } from '../../lib/query-keys/system.ts';
import { userTexts } from '../../texts/users.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useDepartments } from '../departments/use-departments.ts';
import { RunLogLink } from '../runs/run-log-link.tsx';
import { ImportRows } from './import-rows.tsx';

interface ImportDialogProps {
  deptId: string | undefined;
  onClose: () => void;
}

const refreshMs = 700;

/** Users of a spreadsheet: template, preview with what is wrong, progress, result and undo. */
export default function ImportDialog({ deptId, onClose }: ImportDialogProps) {
  const t = useText(userTexts);
  const [department, setDepartment] = useState(deptId);
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<EndpointAnswer<typeof importUsers>>();
  const departments = useDepartments();
  const query = department ? { deptId: department } : {};
  const preview = useQuery({
    queryKey: userKeys.preview(file?.name, file?.lastModified, department),
    queryFn:
      file && !result ? () => api.call(previewUserImport, { query, body: { file } }) : skipToken,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const running = useApiMutation(importUsers, {
    invalidates: [userKeys.all],
    onSuccess: setResult,
  });
  const progress = useQuery({
    queryKey: userKeys.imports,
    queryFn: ({ signal }) => api.read(listUserImports, {}, signal),
    enabled: running.isBusy,
    refetchInterval: refreshMs,
  });
  const restart = () => {
    setFile(undefined);
    setResult(undefined);
  };
  const close = () => {
    restart();
    onClose();
  };
  const undo = useApiMutation(undoUserImport, {
    success: ({ removed, kept }) => t(kept ? 'undoneButKept' : 'undone', { removed, kept }),
    invalidates: [userKeys.all],
    onSuccess: close,
  });
  const template = useApiMutation(() => api.download(readUserTemplate, {}));
  const found = preview.data;
  const current = progress.data?.find(({ state }) => state === 'running');
  const valid = found?.validCount ?? 0;
  return (
    <Overlay
      as="dialog"
      title={t('importTitle')}
      size={720}
      onClose={close}
      isPersistent
      foot={
        result ? (
          <>
            <Button
              danger
              loading={undo.isBusy}
              onClick={() => void undo.run({ params: { id: result.importId } })}
            >
              {t('undo')}
            </Button>
            <Button type="primary" onClick={close}>
              {t('close')}
            </Button>
          </>
        ) : (
          <>
            <Button loading={template.isBusy} onClick={() => void template.run()}>
              {t('template')}
            </Button>
            <Button
              type="primary"
              disabled={valid === 0}
              loading={running.isBusy}
              onClick={() => file && void running.run({ query, body: { file } })}
            >
              {valid ? t('importCount', { count: valid }) : t('import')}
            </Button>
          </>
        )
      }
    >
      <div className="import-steps stack one-column">
        {result ? (
          <>
            <p role="status">
              {t('result', { valid: result.validCount, invalid: result.invalidCount })}{' '}
              <RunLogLink id={result.runId} />
            </p>
            {result.messageList.length > 0 && (
              <ul className="import-rows">
                {result.messageList.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            )}
            <p className="muted">{t('undoHint')}</p>
          </>
        ) : (
          <>
            <p className="muted">{t('importHint')}</p>
            <TreeSelect
              allowClear
              aria-label={t('importDepartment')}
              placeholder={t('importDepartment')}
              treeDefaultExpandAll
              treeData={departments.data ?? []}
              value={department ?? null}
              onChange={(value: string | null) => setDepartment(value ?? undefined)}
            />
            <Upload.Dragger
              accept=".xlsx,.csv"
              showUploadList={false}
              disabled={running.isBusy}
              beforeUpload={(chosen, all) => {
                if (all.length > 1 && chosen === all[0]) toast.error(t('oneFile'));
                setFile(all[0]);
                return false;
              }}
            >
              <FileSpreadsheet size={28} aria-hidden />{' '}
              {file && <p className="semibold anywhere">{file.name}</p>}
              <p className={file ? 'faint' : undefined}>{t('drop')}</p>
            </Upload.Dragger>
            {preview.error && <p role="alert">{preview.error.message}</p>}
            {running.isBusy && (
              <>
                <Progress
                  aria-label={t('importTitle')}
                  percent={
                    current
                      ? Math.floor((100 * current.doneCount) / Math.max(1, current.validCount))
                      : 0
                  }
                />
                <RunLogLink id={current?.runId ?? null} />
              </>
            )}
            {found && !running.isBusy && (
              <>
                <p role="status">
                  {t('previewLine', { valid: found.validCount, invalid: found.invalidCount })}
                  {found.ignoredColumns.length > 0 &&
                    ` ${t('ignored', { columns: found.ignoredColumns.join(', ') })}`}
                </p>
                <ImportRows rows={found.rows} />
              </>
            )}
          </>
        )}
      </div>
    </Overlay>
  );
}

import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import {
  addDisputeFile,
  type Dispute,
  deleteDisputeFile,
  type EvidenceFile,
  type EvidenceFileKind,
  evidenceBounds,
  evidenceFileKinds,
  readDisputeFile,
} from '@vitrine/contract/shop/disputes.ts';
import { Eye, FileText, Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { disputeTexts } from '../../texts/disputes.ts';
import { SelectField } from '../../ui/plain/fields.tsx';
import { showDispute } from './use-evidence.ts';

const accepted = 'application/pdf,image/jpeg,image/png';

/** Opens a file of the evidence in another tab of the browser. */
async function openFile(id: string, fileId: string): Promise<void> {
  const { blob } = await api.fetchFile(readDisputeFile, { params: { id, fileId } });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
  // The other tab has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function useSizeText(): (bytes: number) => string {
  const tag = useIntlTag();
  return (bytes) =>
    findNumberFormat(tag, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    }).format(bytes && Math.max(0.1, bytes / 1_048_576));
}

function FileRow({
  disputeId,
  file,
  isEditable,
}: {
  disputeId: string;
  file: EvidenceFile;
  isEditable: boolean;
}) {
  const t = useText(disputeTexts);
  const size = useSizeText();
  const deleting = useApiMutation(deleteDisputeFile, { onSuccess: showDispute });
  const opening = useApiMutation(() => openFile(disputeId, file.id));
  return (
    <li className="line gap-12">
      <FileText className="faint rigid" size={18} aria-hidden />
      <span className="grow">
        <b className="medium block">{t(`${file.kind}_item`)}</b>
        <small className="faint truncate block">{file.name}</small>
      </span>
      <span className="faint small num nowrap">{size(file.bytes)}</span>
      <button
        type="button"
        className="btn quiet"
        aria-label={t('previewFile', { name: file.name })}
        disabled={opening.isBusy}
        onClick={() => void opening.run()}
      >
        <Eye size={16} aria-hidden />
      </button>
      {isEditable && (
        <button
          type="button"
          className="btn quiet"
          aria-label={t('leaveOut', { name: file.name })}
          disabled={deleting.isBusy}
          onClick={() => void deleting.run({ params: { id: disputeId, fileId: file.id } })}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** The files of the evidence, one of each kind; another file of a kind takes the place of the first. */
export function EvidenceFiles({
  dispute,
  files,
  isEditable,
}: {
  dispute: Dispute;
  files: readonly EvidenceFile[];
  isEditable: boolean;
}) {
  const t = useText(disputeTexts);
  const size = useSizeText();
  const input = useRef<HTMLInputElement>(null);
  const free = evidenceFileKinds.find((kind) => files.every((file) => file.kind !== kind));
  const [chosen, setChosen] = useState<EvidenceFileKind>();
  const kind = chosen ?? free ?? 'other';
  const adding = useApiMutation(addDisputeFile, {
    onSuccess: (saved) => {
      showDispute(saved);
      setChosen(undefined);
    },
  });
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div>
      <div className="cluster between">
        <b className="medium">{t('files')}</b>
        <span className="faint small num">
          {t('filesOf', {
            count: files.length,
            size: size(total),
            max: size(evidenceBounds.filesBytesMax),
          })}
        </span>
      </div>
      <ul className="dispute-files">
        {files.map((file) => (
          <FileRow key={file.id} disputeId={dispute.id} file={file} isEditable={isEditable} />
        ))}
      </ul>
      {isEditable && (
        <div className="dispute-add">
          <SelectField
            label={t('fileKind')}
            value={kind}
            onChange={(value) => setChosen(evidenceFileKinds.find((one) => one === value))}
            options={evidenceFileKinds.map((value) => ({ value, label: t(`${value}_item`) }))}
          />
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted}
            aria-label={t('addFile')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void adding.run({ params: { id: dispute.id }, body: { kind, file } });
              target.value = '';
            }}
          />
          <button
            type="button"
            className="btn"
            disabled={adding.isBusy}
            onClick={() => input.current?.click()}
          >
            <Upload size={16} aria-hidden />
            {t(files.some((file) => file.kind === kind) ? 'replaceFile' : 'addFile')}
          </button>
          <small className="faint">
            {t('fileHint', { max: size(evidenceBounds.fileBytesMax) })}
          </small>
        </div>
      )}
    </div>
  );
}

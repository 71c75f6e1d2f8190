import {
  createDataExportLink,
  type DataExport,
  requestDataExport,
} from '@vitrine/contract/admin/data-exports.ts';
import { Download } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';
import { useBytesText } from '../../lib/use-bytes-text.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { FormButtons } from './form-buttons.tsx';
import { useDataExport } from './personal-data-queries.ts';
import { proofRefusals } from './proof-form.tsx';
import { type GivenProof, ProofStep } from './proof-step.tsx';
import { useProved } from './use-proved.ts';

const options = { suppressToast: true, expectedFailures: proofRefusals } as const;

function Ready({
  made,
  onAgain,
  isBusy,
}: {
  made: DataExport;
  onAgain: () => void;
  isBusy: boolean;
}) {
  const t = useText(personalDataTexts);
  const clock = useClock();
  const sizeText = useBytesText();
  const download = useProved(async (proof: GivenProof) => {
    window.location.assign((await api.call(createDataExportLink, { body: proof }, options)).url);
  });
  if (download.isAsked)
    return (
      <ProofStep
        line={t('exportDownloadProof')}
        action={t('exportDownload')}
        onProof={download.prove}
        onCancel={download.cancel}
      />
    );
  return (
    <>
      <p>
        {t('exportReady', { until: clock.write('moment', made.expiresAt ?? '') })}{' '}
        <span className="muted">{t('exportSize', { size: sizeText(made.bytes ?? 0) })}</span>
      </p>
      <div className="account-buttons cluster">
        <button
          type="button"
          className="btn primary"
          disabled={download.isBusy}
          onClick={download.start}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('exportDownload')}
        </button>
        <button type="button" className="btn" disabled={isBusy} onClick={onAgain}>
          {t('exportAgain')}
        </button>
      </div>
    </>
  );
}

function Export({ made }: { made: DataExport | null }) {
  const t = useText(personalDataTexts);
  const asking = useProved(async (proof: GivenProof) => {
    await api.call(requestDataExport, { body: proof }, options);
    toast.info(t('exportAsked'));
    await queryClient.invalidateQueries({ queryKey: accountKeys.dataExport });
  });
  if (asking.isAsked)
    return (
      <ProofStep
        line={t('exportProof')}
        action={t('exportAsk')}
        onProof={asking.prove}
        onCancel={asking.cancel}
      />
    );
  if (made?.state === 'preparing')
    return (
      <p className="line gap-10" role="status">
        <span className="turning" aria-hidden />
        {t('exportPreparing')}
      </p>
    );
  if (made?.state === 'ready')
    return <Ready made={made} onAgain={asking.start} isBusy={asking.isBusy} />;
  return (
    <>
      {made && <p role="alert">{t('exportFailed')}</p>}
      <FormButtons action={t('exportAsk')} isBusy={asking.isBusy} onAction={asking.start} />
    </>
  );
}

/** A copy of one's data: requested, made in the background, downloaded by the same person only. */
export function ExportCard() {
  const t = useText(personalDataTexts);
  return (
    <SectionCard title={t('exportTitle')}>
      <p className="muted">{t('exportLine')}</p>
      <Loaded query={useDataExport()} rows={1}>
        {(made) => <Export made={made} />}
      </Loaded>
    </SectionCard>
  );
}

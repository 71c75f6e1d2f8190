import { type Dispute, submitDispute } from '@vitrine/contract/shop/disputes.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { disputeKeys } from '../../lib/query-keys/disputes.ts';
import { disputeTexts } from '../../texts/disputes.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { CheckField } from '../../ui/plain/fields.tsx';
import { Term } from '../../ui/term.tsx';
import { type Evidence, showDispute } from './use-evidence.ts';

interface SubmitDisputeProps {
  dispute: Dispute;
  evidence: Evidence;
  onClose: () => void;
}

const fields = ['carrier', 'trackingNumber', 'shippedOn', 'deliveredOn'] as const;

/** The last look before the answer goes to the bank: unsaved changes are saved first, and only a read preview is sent. */
export function SubmitDispute({ dispute, evidence, onClose }: SubmitDisputeProps) {
  const t = useText(disputeTexts);
  const money = useTrueMoneyText();
  const clock = useClock();
  const [hasRead, setRead] = useState(false);
  const submitting = useApiMutation(submitDispute, {
    invalidates: [disputeKeys.all],
    success: t('submitted'),
  });
  const { texts } = evidence;
  const { files } = dispute.evidence;
  const filled = fields.filter((name) => texts[name]);

  async function submit() {
    const saved = evidence.needsSaving ? await evidence.save() : dispute;
    if (!saved) return;
    const sent = await submitting.run({
      params: { id: dispute.id },
      body: { version: saved.evidence.version },
    });
    if (!sent) return;
    showDispute(sent);
    onClose();
  }
  return (
    <Overlay
      as="dialog"
      size={520}
      isPersistent
      onClose={onClose}
      title={t(dispute.can.appeal ? 'appealQuestion' : 'submitQuestion')}
      cancel={t('notYet')}
      action={{
        label: t('submitOnce'),
        onPress: () => void submit(),
        isDisabled: !hasRead,
        isBusy: submitting.isBusy || evidence.isSaving,
      }}
    >
      <p className="muted">{t('submitLine', { provider: nameProvider(dispute.provider) })}</p>
      <dl className="dispute-summary">
        <Term label={t('summaryText')}>{t('characters', { count: texts.explanation.length })}</Term>
        <Term label={t('summaryFields')}>
          {filled.map((name) => t(`${name}_item`)).join(', ') || '–'}
        </Term>
        <Term label={t('files')}>{files.length}</Term>
        {dispute.dueAt && <Term label={t('due')}>{clock.write('moment', dispute.dueAt)}</Term>}
        <Term label={t('atStake')}>
          <b>{money(dispute.amount)}</b>
        </Term>
      </dl>
      <details className="dispute-preview">
        <summary>{t('preview')}</summary>
        <p className="dispute-text">{texts.explanation || '–'}</p>
        <dl>
          {filled.map((name) => (
            <Term key={name} label={<span className="faint">{t(`${name}_item`)}</span>}>
              {texts[name]}
            </Term>
          ))}
          {files.map((file) => (
            <Term key={file.id} label={<span className="faint">{t(`${file.kind}_item`)}</span>}>
              {file.name}
            </Term>
          ))}
        </dl>
      </details>
      <CheckField label={t('haveRead')} isChecked={hasRead} onChange={setRead} />
    </Overlay>
  );
}

import { type Dispute, evidenceBounds } from '@vitrine/contract/shop/disputes.ts';
import { Check, Minus } from 'lucide-react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { disputeTexts } from '../../texts/disputes.ts';
import { AreaField } from '../../ui/plain/area-field.tsx';
import { TextField } from '../../ui/plain/fields.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type EvidenceTexts, listWeighed } from './disputes.rules.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import type { Evidence } from './use-evidence.ts';

interface EvidenceFormProps {
  dispute: Dispute;
  evidence: Evidence;
  isEditable: boolean;
}

function Weighed({ dispute, texts }: { dispute: Dispute; texts: EvidenceTexts }) {
  const t = useText(disputeTexts);
  const items = listWeighed(dispute.reason, texts, dispute.evidence.files);
  return (
    <div className="dispute-weighed cluster gap-12">
      <b className="semibold">{t('countsMost', { reason: t(`${dispute.reason}_reason`) })}</b>
      {items.map(({ item, isThere }) => (
        <span key={item} className={isThere ? 'line gap-6 green-text' : 'line gap-6 muted'}>
          {isThere ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
          {isThere ? t(`${item}_item`) : t('missing', { item: t(`${item}_item`) })}
        </span>
      ))}
    </div>
  );
}

/** The answer to the bank, filled from the order at first; read-only once it was sent. */
export function EvidenceForm({ dispute, evidence, isEditable }: EvidenceFormProps) {
  const t = useText(disputeTexts);
  const clock = useClock();
  const { texts, change } = evidence;
  const { savedAt, files } = dispute.evidence;
  const lines = [
    texts.carrier && texts.trackingNumber && texts.shippedOn
      ? t('suggestShipped', {
          carrier: texts.carrier,
          number: texts.trackingNumber,
          date: clock.write('day', texts.shippedOn),
        })
      : '',
    texts.deliveredOn ? t('suggestDelivered', { date: clock.write('day', texts.deliveredOn) }) : '',
    t(`${dispute.reason}_suggest`),
  ].filter(Boolean);
  const field = (name: 'carrier' | 'trackingNumber', max: number) => (
    <TextField
      label={t(`${name}_item`)}
      value={texts[name]}
      maxLength={max}
      readOnly={!isEditable}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const day = (name: 'shippedOn' | 'deliveredOn') => (
    <TextField
      type="date"
      label={t(`${name}_item`)}
      value={texts[name] ?? ''}
      readOnly={!isEditable}
      onChange={(value) => change({ [name]: value || null })}
    />
  );
  return (
    <SectionCard
      title={t('yourAnswer')}
      beside={
        <span className="cluster gap-8 grow between">
          {savedAt === null && dispute.evidence.trackingNumber && (
            <StatusTag hasDot={false}>{t('fromOrder')}</StatusTag>
          )}
          <span className="faint small" role="status">
            {dispute.answeredAt
              ? t('sentAt', { time: clock.write('moment', dispute.answeredAt) })
              : savedAt && t('savedAt', { time: clock.write('moment', savedAt) })}
          </span>
        </span>
      }
    >
      {dispute.buyerNote && (
        <blockquote className="dispute-note">
          <small className="block faint">{t('buyerWrote')}</small>
          {dispute.buyerNote}
        </blockquote>
      )}
      <div>
        {isEditable ? (
          <>
            <AreaField
              label={t('whatHappened')}
              value={texts.explanation}
              max={evidenceBounds.explanationMax}
              rows={5}
              remark={t('whatHappenedHint')}
              onChange={(explanation) => change({ explanation })}
            />
            {!texts.explanation && (
              <button
                type="button"
                className="btn quiet"
                onClick={() => change({ explanation: lines.join(' ') })}
              >
                {t('suggest')}
              </button>
            )}
          </>
        ) : (
          <>
            <small className="block faint">{t('whatHappened')}</small>
            <p className="dispute-text">{texts.explanation || '–'}</p>
          </>
        )}
      </div>
      <div className="dispute-fields">
        {field('carrier', evidenceBounds.carrierMax)}
        {field('trackingNumber', evidenceBounds.trackingMax)}
        {day('shippedOn')}
        {day('deliveredOn')}
      </div>
      <Weighed dispute={dispute} texts={texts} />
      <EvidenceFiles dispute={dispute} files={files} isEditable={isEditable} />
    </SectionCard>
  );
}

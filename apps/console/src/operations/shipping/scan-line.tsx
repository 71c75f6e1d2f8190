import { knownCarriers } from '@vitrine/contract/shop/carriers.ts';
import { Button, Input, Select } from 'antd';
import { ArrowRight, Check, ScanBarcode } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import type { Scan } from './scan.rules.ts';

/** The field of the tracking number. */
export interface ScanField {
  focus: (options?: { cursor: 'all' }) => void;
}

interface ScanLineProps {
  number: string;
  next: string | undefined;
  typed: string;
  scan: Scan;
  carrier: string;
  /** The carrier does not follow from the number: a field for it is shown. */
  needsCarrier: boolean;
  failure: string | undefined;
  /** The server refused what is in the field. */
  isRefused: boolean;
  isOff: boolean;
  /** Codes that are not answered yet. */
  inWork: readonly string[];
  fieldRef: Ref<ScanField | null>;
  onType: (typed: string) => void;
  onCarrier: (carrier: string) => void;
  onSend: () => void;
}

function useHint({ scan, carrier, inWork }: Pick<ScanLineProps, 'scan' | 'carrier' | 'inWork'>) {
  const t = useText(shipQueueTexts);
  if (inWork.length) return inWork.join(', ');
  if (scan.kind !== 'tracking' || !carrier) return '';
  if (scan.detected?.carrier.name !== carrier) return carrier;
  return scan.detected.certainty === 'certain'
    ? t('carrierSure', { carrier })
    : t('carrierLikely', { carrier });
}

/** Order, tracking number, ship: a scan into the field in the middle and the return key are one order. */
export function ScanLine(props: ScanLineProps) {
  const { number, next, typed, scan, carrier, needsCarrier, failure, isOff } = props;
  const isWrong = failure !== undefined || props.isRefused;
  const t = useText(shipQueueTexts);
  const hint = useHint(props);
  const [field, problem] = [useId(), useId()];
  return (
    <form
      className="scan-line"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend();
      }}
    >
      <div className="scan-order">
        <span className="scan-label">{t('order')}</span>
        <span className="scan-done num">
          <Check className="green-text" size={16} aria-hidden /> {number}
        </span>
      </div>
      <ArrowRight className="scan-arrow" size={18} aria-hidden />
      <div className="scan-tracking">
        <label className="scan-label" htmlFor={field}>
          {t('tracking')}
          <span className="faint truncate weight-400">{hint}</span>
        </label>
        <Input
          ref={props.fieldRef as never}
          id={field}
          className="scan-field num"
          size="large"
          value={typed}
          maxLength={60}
          disabled={isOff}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          prefix={<ScanBarcode size={18} aria-hidden />}
          suffix={<kbd>T</kbd>}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={failure ? problem : undefined}
          onChange={({ target }) => props.onType(target.value)}
        />
        {failure && (
          <small className="danger-text block above-4" id={problem} role="alert">
            {failure}
          </small>
        )}
        {needsCarrier && scan.kind === 'tracking' && (
          <Select
            className="scan-carrier"
            showSearch
            autoFocus
            aria-label={t('carrierChoose')}
            placeholder={t('carrierChoose')}
            value={carrier || null}
            options={knownCarriers.map(({ name }) => ({ value: name, label: name }))}
            onChange={(chosen) => props.onCarrier(chosen ?? '')}
          />
        )}
      </div>
      <ArrowRight className="scan-arrow" size={18} aria-hidden />
      <div className="scan-ship">
        <span className="scan-label">
          {next && t('next')}
          <span className="faint num weight-400">{next}</span>
        </span>
        <Button
          className="scan-send"
          type="primary"
          size="large"
          htmlType="submit"
          block
          disabled={isOff}
          aria-busy={props.inWork.length > 0}
        >
          {t('ship')} <kbd>↵</kbd>
        </Button>
      </div>
    </form>
  );
}

import { X } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import type { ScanStop } from './scan-queue.rules.ts';
import type { ScanQueueWork } from './use-scan-queue.ts';

/** Scans that came to nothing, until they are settled: their operator may have scanned on without a look at the screen. */
export function ScanStopped({ scans: { stops, dismiss } }: { scans: ScanQueueWork }) {
  const t = useText(shipQueueTexts);
  return stops.map((stop: ScanStop) => (
    <div
      key={`${stop.order?.number} ${stop.code}`}
      className="scan-stopped line between gap-12"
      role="alert"
    >
      <span>
        <b className="medium num">
          {stop.order ? t('scanOf', { number: stop.order.number, code: stop.code }) : stop.code}
        </b>{' '}
        {stop.message} {stop.left.length > 0 && t('scansLeft', { codes: stop.left.join(', ') })}
      </span>
      <button
        type="button"
        className="rigid"
        aria-label={t('dismissStop')}
        onClick={() => dismiss(stop)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  ));
}

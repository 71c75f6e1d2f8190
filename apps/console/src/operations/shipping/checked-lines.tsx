import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type {
  CheckedShipmentLine,
  previewShipments,
} from '@vitrine/contract/shop/bulk-shipments.ts';
import { Check } from 'lucide-react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';

/** Rows that are drawn; the others are counted. */
const shownMax = 200;

interface CheckedLinesProps {
  checked: EndpointAnswer<typeof previewShipments> | undefined;
  isReading: boolean;
  failure: string | undefined;
  /** The proposed number takes the place of the written one. */
  onUse: (written: string, nearest: string) => void;
}

function useProblemText() {
  const t = useText(shipQueueTexts);
  const clock = useClock();
  return ({ state, by, at, otherNumber }: CheckedShipmentLine): string => {
    const time = at ? clock.write('shortDayTime', at) : '';
    if (state === 'ready') return '';
    if (state === 'shipped') return t('line_shipped', { name: by ?? '–', time });
    if (state === 'held') return t('line_held', { name: by ?? '–' });
    if (state === 'packed') return t('line_packed', { name: by ?? '–' });
    if (state === 'used_number') return t('line_used_number', { number: otherNumber ?? '' });
    return t(`line_${state}`);
  };
}

function WrongLine({
  line,
  onUse,
}: { line: CheckedShipmentLine } & Pick<CheckedLinesProps, 'onUse'>) {
  const t = useText(shipQueueTexts);
  const problem = useProblemText();
  const { number, state, otherNumber } = line;
  return (
    <tr className="wrong">
      <th scope="row" className="num">
        {number}
      </th>
      <td colSpan={2}>
        {problem(line)}{' '}
        {state === 'unknown_order' && otherNumber && (
          <button type="button" className="underlined" onClick={() => onUse(number, otherNumber)}>
            {t('useNumber', { number: otherNumber })}
          </button>
        )}
      </td>
    </tr>
  );
}

function ReadyLine({ line }: { line: CheckedShipmentLine }) {
  const t = useText(shipQueueTexts);
  return (
    <tr>
      <th scope="row" className="num">
        {line.number}
      </th>
      <td className="num muted truncate">{line.trackingNumber}</td>
      <td className="to-end nowrap">
        {line.carrier}{' '}
        {line.isCarrierSure && (
          <Check className="green-text" size={14} role="img" aria-label={t('checkDigit')} />
        )}
      </td>
    </tr>
  );
}

/** The result of each pasted line: lines that are wrong first, with the reason, then those that are ready. */
export function CheckedLines({ checked, isReading, failure, onUse }: CheckedLinesProps) {
  const t = useText(shipQueueTexts);
  const wrong = checked?.list.filter(({ state }) => state !== 'ready') ?? [];
  const ready = checked?.list.filter(({ state }) => state === 'ready') ?? [];
  const shown = ready.slice(0, Math.max(0, shownMax - wrong.length));
  return (
    <div className="slim">
      <div className="scan-label" role="status">
        {t('found')}
        <span className="faint num weight-400">
          {checked &&
            [
              t('readyLines', { count: ready.length }),
              ...(wrong.length ? [t('wrongLines', { count: wrong.length })] : []),
            ].join(', ')}
        </span>
      </div>
      <div className="paste-found">
        {failure && !checked && <ErrorState text={failure} />}
        {!checked && isReading && <SkeletonRows rows={6} height={40} />}
        {!checked && !isReading && !failure && <p className="pad-16 faint">{t('foundNothing')}</p>}
        {checked && (
          <table>
            <tbody>
              {wrong.slice(0, shownMax).map((line) => (
                <WrongLine key={line.line} line={line} onUse={onUse} />
              ))}
              {shown.map((line) => (
                <ReadyLine key={line.line} line={line} />
              ))}
              {ready.length > shown.length && (
                <tr>
                  <td colSpan={3} className="faint">
                    {t('moreReady', { count: ready.length - shown.length })}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}

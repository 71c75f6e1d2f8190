import type { ParcelProblemDetail } from '@vitrine/contract/shop/parcel-problems.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { parcelTexts } from '../../texts/parcels.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Term } from '../../ui/term.tsx';
import { ProblemAnswer } from './problem-answer.tsx';
import '../../shop/returns/returns.css';
import './parcels.css';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return <Term label={<span className="muted">{label}</span>}>{children}</Term>;
}

function Line({ line, isOpen }: { line: ParcelProblemDetail['lines'][number]; isOpen: boolean }) {
  const t = useText(parcelTexts);
  const { name, option, sku, quantity, refundedBefore, restocked, available } = line;
  const notes = [
    option,
    sku,
    refundedBefore > 0 ? t('refundedBefore', { count: refundedBefore }) : '',
    isOpen ? t('inStock', { count: available }) : '',
    restocked !== null && restocked > 0 ? t('restocked', { count: restocked }) : '',
    restocked !== null && quantity > restocked
      ? t('writtenOff', { count: quantity - restocked })
      : '',
  ];
  return (
    <li className="line between gap-12">
      <span>
        {name}
        <small className="faint block">{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <b className="num">× {quantity}</b>
    </li>
  );
}

/** The problem of a parcel, its contents, and the possible actions. */
export function ProblemView({ problem }: { problem: ParcelProblemDetail }) {
  const t = useText(parcelTexts);
  const { order, store, kind, note, carrier, trackingNumber, lines, state } = problem;
  return (
    <div className="stack gap-16">
      <dl className="return-facts stack gap-8">
        <Fact label={t('kind')}>{t(`kind_${kind}`)}</Fact>
        <Fact label={t('parcel')}>
          {carrier} {trackingNumber}
        </Fact>
        <Fact label={t('order')}>
          <Link to={`/operations/orders?order=${order.number}`}>{order.number}</Link>
        </Fact>
        <Fact label={t('store')}>{store.name}</Fact>
        <Fact label={t('since')}>
          <DateTime value={problem.reportedAt} />
          {problem.reportedBy && ` · ${problem.reportedBy}`}
        </Fact>
        {problem.resolvedAt && (
          <Fact label={t(`state_${state}`)}>
            <DateTime value={problem.resolvedAt} />
            {problem.resolvedBy && ` · ${problem.resolvedBy}`}
          </Fact>
        )}
        {note && (
          <Fact label={t('note')}>
            <span className="pre-line">{note}</span>
          </Fact>
        )}
      </dl>
      <ul className="parcel-units" aria-label={t('items')}>
        {lines.map((line) => (
          <Line key={line.lineId} line={line} isOpen={state === 'open'} />
        ))}
      </ul>
      {problem.can.resolve && <ProblemAnswer problem={problem} />}
    </div>
  );
}

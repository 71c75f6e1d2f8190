import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { discrepancyTexts } from '../../texts/discrepancies.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';

export type Outcome = 'paid' | 'failed';

interface UndecidedProps {
  title: ReactNode;
  at: string;
  isTest?: boolean;
  more?: ReactNode;
  /** An operator has proposed how it ended. */
  isProposed: boolean;
  names: Readonly<Record<Outcome, string>>;
  onPropose: (action: Outcome) => void;
}

/** A payment or payout whose outcome nobody knows, with the two ways it may have ended. */
export function Undecided({
  title,
  at,
  isTest = false,
  more,
  isProposed,
  names,
  onPropose,
}: UndecidedProps) {
  const t = useText(discrepancyTexts);
  return (
    <li className="settlement cluster gap-12 between">
      <span className="settlement-words">
        <b className="block medium">{title}</b>
        {more}
        <small className="faint">
          <DateTime value={at} />
          {isTest && ` · ${t('test')}`}
        </small>
      </span>
      {isProposed ? (
        <small className="muted">{t('waitsForSecond')}</small>
      ) : (
        <HasPerm value="platform:ledger:compare">
          <span className="cluster gap-8">
            <button type="button" className="btn" onClick={() => onPropose('failed')}>
              {names.failed}
            </button>
            <button type="button" className="btn" onClick={() => onPropose('paid')}>
              {names.paid}
            </button>
          </span>
        </HasPerm>
      )}
    </li>
  );
}

import type { Payout } from '@vitrine/contract/shop/payout-shapes.ts';
import { Check, Clock } from 'lucide-react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

/** The payout that is under way, step by step to the bank. */
export function OpenPayoutCard({ payout }: { payout: Payout }) {
  const t = useText(ledgerTexts);
  const tMobile = useText(mobileTexts);
  const clock = useClock();
  const money = useMoneyText();
  const steps = [
    {
      key: 'requested',
      words: tMobile('stepRequested'),
      isDone: true,
      when: clock.write('dayTime', payout.requestedAt),
    },
    {
      key: 'sent',
      words: tMobile('stepSent'),
      isDone: payout.sentAt !== null,
      when: payout.sentAt ? clock.write('dayTime', payout.sentAt) : '',
    },
    {
      key: 'booked',
      words: tMobile('stepBooked'),
      isDone: payout.paidAt !== null,
      when: payout.expectedAt ? t('expected', { date: clock.write('day', payout.expectedAt) }) : '',
    },
  ];
  const next = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <section className="card section">
      <div className="card-head">
        <h2 className="h3">{tMobile('payoutOf', { amount: money(payout.amount) })}</h2>
        <StatusTag meaning={payout.status === 'sent' ? 'moving' : 'waiting'}>
          {t(payout.status)}
        </StatusTag>
      </div>
      <ol className="m-steps above-6">
        {steps.map(({ key, words, isDone, when }) => (
          <li key={key} className={isDone ? 'done' : key === next ? 'next' : ''}>
            <i>
              {isDone ? (
                <Check size={14} strokeWidth={2.5} aria-hidden />
              ) : (
                <Clock size={13} aria-hidden />
              )}
            </i>
            <b>{words}</b>
            <time className="num faint small to-right">{when}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

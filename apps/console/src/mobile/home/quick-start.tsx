import type { QuickStartStep } from '@vitrine/contract/shop/stores.ts';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { dismissHomePrice } from '../../lib/client-state.ts';
import { useText } from '../../lib/i18n.ts';
import { useNextStep, useQuickStart } from '../../shop/stores/use-quick-start.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { quickStartTexts } from '../../texts/quick-start.ts';

const pages: Record<QuickStartStep, string> = {
  'create-store': '/store',
  'set-up-payment': '/payment',
  'adjust-prices': '/products',
  'promote-and-share': '/share',
};
const roundPx = 2 * Math.PI * 24;

function Ring({ done, of }: { done: number; of: number }) {
  return (
    <span className="ring">
      <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="24" fill="none" stroke="var(--line)" strokeWidth="6" />
        {done > 0 && (
          <circle
            cx="28"
            cy="28"
            r="24"
            fill="none"
            stroke="var(--green-text)"
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={`${(roundPx * done) / of} ${roundPx}`}
            transform="rotate(-90 28 28)"
          />
        )}
      </svg>
      <b className="num">
        {done}/{of}
      </b>
    </span>
  );
}

/** The four steps of a new store with what comes next; gone when all are done. They tick themselves. */
export function QuickStart({ onShare }: { onShare: () => void }) {
  const t = useText(quickStartTexts);
  const tMobile = useText(mobileTexts);
  const { data } = useQuickStart();
  const next = useNextStep(data?.steps);
  if (!data || data.doneCount === data.steps.length) return null;
  return (
    <section className="m-card m-quick" aria-label={t('quickStart')}>
      <div className="top">
        <Ring done={data.doneCount} of={data.steps.length} />
        <span>
          <h2>{t('stepsLeft', { count: data.steps.length - data.doneCount })}</h2>
          {next && <small>{t(`${next}-line`)}</small>}
        </span>
      </div>
      <ul className="m-rows">
        {data.steps.map(({ key, done }) => {
          const words = (
            <>
              {done ? <CircleCheck size={24} color="var(--green-text)" aria-hidden /> : <i className={key === next ? 'dot next' : 'dot'} />}
              <span className={done ? 'grow t3' : key === next ? 'grow next' : 'grow'}>{t(key)}</span>
              {key === next && <span className="go">{tMobile('begin')}</span>}
            </>
          );
          return (
            <li key={key}>
              {key === 'promote-and-share' ? (
                <button type="button" className="m-row" onClick={onShare}>
                  {words}
                </button>
              ) : (
                <Link className="m-row" to={pages[key]}>
                  {words}
                </Link>
              )}
              {key === next && key === 'adjust-prices' && (
                <button type="button" className="later" onClick={dismissHomePrice}>
                  {t('later')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

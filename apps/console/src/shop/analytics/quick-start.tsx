import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { getQuickStart, QuickStartStep } from '@vitrine/contract/shop/stores.ts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { dismissHomePrice } from '../../lib/client-state.ts';
import { useText } from '../../lib/i18n.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { quickStartTexts } from '../../texts/quick-start.ts';
import { useNextStep, useQuickStart } from '../stores/use-quick-start.ts';
import './quick-start.css';

const pages: Record<QuickStartStep, string> = {
  'create-store': '/store',
  'set-up-payment': '/payment',
  'adjust-prices': '/product',
  'promote-and-share': '/share',
};
type Step = EndpointReply<typeof getQuickStart>['steps'][number];
const roundPx = 2 * Math.PI * 20;

function Ring({ done, of }: { done: number; of: number }) {
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" role="img" aria-label={`${done}/${of}`}>
      <circle cx="24" cy="24" r="20" fill="none" stroke="var(--line)" strokeWidth="5" />
      {done > 0 && (
        <circle
          cx="24"
          cy="24"
          r="20"
          fill="none"
          stroke="var(--ring)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${(roundPx * done) / of} ${roundPx}`}
          transform="rotate(-90 24 24)"
        />
      )}
      <text x="24" y="28.5" textAnchor="middle" fontSize="13" fontWeight="600" fill="var(--ink)">
        {done}/{of}
      </text>
    </svg>
  );
}

/** The four steps of a new store with what comes next; gone when all are done. They tick themselves. */
export function QuickStart({ onShare }: { onShare?: () => void }) {
  const t = useText(quickStartTexts);
  const tMobile = useText(mobileTexts);
  const { data } = useQuickStart();
  const next = useNextStep(data?.steps);
  if (!data || data.doneCount === data.steps.length) return null;
  const lineOf = ({ key, done, missing }: Step) => t(missing ? `missing-${missing}` : `${key}-${done ? 'done' : 'line'}`);
  const nextStep = data.steps.find(({ key }) => key === next);
  const left = t('stepsLeft', { count: data.steps.length - data.doneCount });
  return (
    <section className="card section" aria-label={t('quickStart')}>
      <div className="quick">
        <div className="quick-head">
          <Ring done={data.doneCount} of={data.steps.length} />
          <span className="if-wide">
            <b>{t('quickStart')}</b>
            <small>{left}</small>
          </span>
          <span className="if-narrow">
            <b>{left}</b>
            {nextStep && <small>{lineOf(nextStep)}</small>}
          </span>
        </div>
        <ol>
          {data.steps.map((step, index) => {
            const { key, done } = step;
            const words = (
              <>
                <i>{done ? <Check size={12} strokeWidth={2.5} aria-hidden /> : <span className="if-wide">{index + 1}</span>}</i>
                <b>{t(key)}</b>
                <small className="if-wide">{lineOf(step)}</small>
                {key === next && <span className="if-narrow go">{tMobile('begin')}</span>}
              </>
            );
            return (
              <li key={key} className={done ? 'done' : key === next ? 'next' : ''}>
                {key === 'promote-and-share' && onShare ? (
                  <button type="button" onClick={onShare}>
                    {words}
                  </button>
                ) : (
                  <Link to={pages[key]}>{words}</Link>
                )}
              </li>
            );
          })}
        </ol>
        {next && (
          <span className="quick-go">
            {next === 'adjust-prices' && (
              <button type="button" className="quiet" onClick={dismissHomePrice}>
                {t('later')}
              </button>
            )}
            <Link className="btn primary if-wide" to={pages[next]}>
              {t(next)}
            </Link>
          </span>
        )}
      </div>
    </section>
  );
}

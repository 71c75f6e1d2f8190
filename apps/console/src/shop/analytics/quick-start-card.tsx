import type { QuickStartStep } from '@vitrine/contract/shop/stores.ts';
import { Button } from 'antd';
import { Check } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { dismissHomePrice } from '../../lib/client-state.ts';
import { useText } from '../../lib/i18n.ts';
import { quickStartTexts } from '../../texts/quick-start.ts';
import { useNextStep, useQuickStart } from '../stores/use-quick-start.ts';

const pages: Record<QuickStartStep, string> = {
  'create-store': '/store',
  'set-up-payment': '/payment',
  'adjust-prices': '/product',
  'promote-and-share': '/share',
};

function Ring({ done, of }: { done: number; of: number }) {
  const length = 2 * Math.PI * 20;
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" role="img" aria-label={`${done}/${of}`}>
      <circle cx="24" cy="24" r="20" fill="none" stroke="var(--sunk)" strokeWidth="5" />
      <circle
        cx="24"
        cy="24"
        r="20"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={`${(length * done) / of} ${length}`}
        transform="rotate(-90 24 24)"
      />
      <text x="24" y="28.5" textAnchor="middle" fontSize="13" fontWeight="600" fill="var(--ink)">
        {done}/{of}
      </text>
    </svg>
  );
}

/** The four steps of a new store; gone when all are done. They tick themselves. */
export function QuickStartCard() {
  const t = useText(quickStartTexts);
  const navigate = useNavigate();
  const { data } = useQuickStart();
  const next = useNextStep(data?.steps);
  if (!data || data.doneCount === data.steps.length) return null;
  return (
    <section className="card quick" aria-label={t('quickStart')}>
      <div className="quick-ring">
        <Ring done={data.doneCount} of={data.steps.length} />
        <span>
          <b>{t('quickStart')}</b>
          <small>{t('stepsLeft', { count: data.steps.length - data.doneCount })}</small>
        </span>
      </div>
      <ol>
        {data.steps.map(({ key, done }, index) => (
          <li key={key} className={done ? 'done' : key === next ? 'next' : ''}>
            <Link to={pages[key]}>
              <i>{done ? <Check size={12} strokeWidth={2.5} aria-hidden /> : index + 1}</i>
              <b>{t(key)}</b>
              <small>{t(`${key}-${done ? 'done' : 'line'}`)}</small>
            </Link>
          </li>
        ))}
      </ol>
      {next && (
        <span className="quick-go">
          {next === 'adjust-prices' && (
            <Button type="text" onClick={dismissHomePrice}>
              {t('later')}
            </Button>
          )}
          <Button type="primary" onClick={() => void navigate(pages[next])}>
            {t(next)}
          </Button>
        </span>
      )}
    </section>
  );
}

import type { QuickStartStep } from '@vitrine/contract/shop/quick-start.ts';
import { Check, ChevronRight, CreditCard, type LucideIcon, Share2, Store, Tag } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { dismissHomePrice, markQuickStartBegun, useClientState } from '../../lib/client-state.ts';
import { useText } from '../../lib/i18n.ts';
import { quickStartTexts } from '../../texts/quick-start.ts';
import {
  lacksProducts,
  lacksTopics,
  type QuickStartAnswer,
  type QuickStartStepState as Step,
} from '../stores/quick-start.rules.ts';
import { useNextStep, useQuickStart } from '../stores/use-quick-start.ts';
import { QuickStartDone } from './quick-start-done.tsx';
import { QuickStartRing } from './quick-start-ring.tsx';
import './quick-start.css';

const pages: Record<QuickStartStep, string> = {
  'create-store': '/store',
  'set-up-payment': '/payment',
  'adjust-prices': '/product',
  'promote-and-share': '/share',
};
const icons: Record<QuickStartStep, LucideIcon> = {
  'create-store': Store,
  'set-up-payment': CreditCard,
  'adjust-prices': Tag,
  'promote-and-share': Share2,
};

/** The link of a step; nothing while the step cannot be done. */
function useSteps(facts: Pick<QuickStartAnswer, 'hasTopics' | 'hasProducts'>) {
  const t = useText(quickStartTexts);
  return {
    lineOf: (step: Step) => {
      if (lacksTopics(step, facts)) return t('missing-topics');
      if (lacksProducts(step, facts)) return t('missing-products');
      return t(
        step.missing ? `missing-${step.missing}` : `${step.key}-${step.done ? 'done' : 'line'}`,
      );
    },
    pageOf: (step: Step) => {
      if (lacksProducts(step, facts)) return null;
      return lacksTopics(step, facts) ? '/topics' : pages[step.key];
    },
    actionOf: (step: Step) =>
      lacksTopics(step, facts) ? t('choose-topics') : step.done ? t('change') : t(step.key),
  };
}

/** The four steps of a new store with what comes next. They tick themselves; when all are done, the owner reads it once. */
export function QuickStart({
  onShare,
  showFigures,
}: {
  onShare?: () => void;
  showFigures?: () => void;
}) {
  const t = useText(quickStartTexts);
  const { data } = useQuickStart();
  const next = useNextStep(data);
  const steps = useSteps(data ?? { hasTopics: true, hasProducts: true });
  const isBegun = useClientState(({ isQuickStartBegun }) => isQuickStartBegun);
  const isDone = data !== undefined && data.doneCount === data.steps.length;
  useEffect(() => {
    if (data && !isDone) markQuickStartBegun();
  }, [data, isDone]);
  if (!data) return null;
  if (isDone)
    return (
      isBegun && (
        <QuickStartDone
          {...(onShare ? { onShare } : {})}
          {...(showFigures ? { showFigures } : {})}
        />
      )
    );
  const goTo = (step: Step, className: string, words: ReactNode = steps.actionOf(step)) => {
    const page = steps.pageOf(step);
    if (page === null) return null;
    const ties = { className, 'aria-label': steps.actionOf(step) };
    return step.key === 'promote-and-share' && onShare ? (
      <button type="button" {...ties} onClick={onShare}>
        {words}
      </button>
    ) : (
      <Link {...ties} to={page}>
        {words}
      </Link>
    );
  };
  return (
    <section className="card section" aria-label={t('quickStart')}>
      <div className="quick">
        <div className="quick-head line gap-16">
          <QuickStartRing done={data.doneCount} of={data.steps.length} />
          <span>
            <b className="block">{t('quickStart')}</b>
            <small className="muted block">
              {t('stepsLeft', { count: data.steps.length - data.doneCount })}
            </small>
          </span>
          {next === 'adjust-prices' && (
            <button type="button" className="quiet push" onClick={dismissHomePrice}>
              {t('later')}
            </button>
          )}
        </div>
        <ol>
          {data.steps.map((step, index) => {
            const { key, done } = step;
            const Icon = done ? Check : icons[key];
            const isNext = key === next;
            return (
              <li key={key} className={done ? 'done' : isNext ? 'next' : ''}>
                <i aria-hidden>
                  <Icon size={20} strokeWidth={done ? 2.25 : 1.75} />
                </i>
                <span className="quick-words">
                  <b className="block">
                    <span className="quick-number">{index + 1}. </span>
                    {t(key)}
                  </b>
                  <small className="muted block">{steps.lineOf(step)}</small>
                </span>
                {goTo(step, isNext ? 'btn primary' : done ? 'link if-wide' : 'btn if-wide')}
                {!isNext &&
                  goTo(step, 'if-narrow quick-go', <ChevronRight size={18} aria-hidden />)}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

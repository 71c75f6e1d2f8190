import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { quickStartTexts } from '../../texts/quick-start.ts';
import { useQuickStart } from './use-quick-start.ts';
import './back-to-start.css';

/** For a new store that has its name and picture: what comes next, and the way back to the quick start. */
export function BackToStart({ isShown }: { isShown: boolean }) {
  const t = useText(quickStartTexts);
  const { data } = useQuickStart();
  const isCreated = data?.steps.some(({ key, done }) => key === 'create-store' && done);
  if (!isShown || !data || !isCreated || data.doneCount === data.steps.length) return null;
  return (
    <section className="card back-to-start cluster below-16" aria-label={t('quickStart')}>
      <CircleCheck className="green-text" size={20} aria-hidden />
      <p>
        <b>{t('create-store-done')}</b>
        <small>{t('stepsLeft', { count: data.steps.length - data.doneCount })}</small>
      </p>
      <Link className="btn" to="/index">
        {t('toQuickStart')}
      </Link>
      {!data.hasTopics && data.hasProducts && (
        <Link className="btn primary" to="/topics">
          {t('choose-topics')}
        </Link>
      )}
    </section>
  );
}

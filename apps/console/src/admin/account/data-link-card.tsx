import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { dataSection } from './account-section.ts';
import { useDeletion } from './personal-data-queries.ts';

/** The way to what is stored, a copy of it and the deletion; says so while one is under way. */
export function DataLinkCard() {
  const t = useText(personalDataTexts);
  const clock = useClock();
  const dueAt = useDeletion().data?.dueAt;
  return (
    <SectionCard title={t('title')}>
      {dueAt ? (
        <p role="status">
          <b>{t('waitingTitle', { day: clock.write('date', dueAt) })}</b>
        </p>
      ) : (
        <p className="muted">{t('linkLine')}</p>
      )}
      <div className="account-buttons cluster">
        <Link className="btn" to={dataSection}>
          {t('link')}
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      </div>
    </SectionCard>
  );
}

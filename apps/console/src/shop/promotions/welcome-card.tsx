import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { usePlatform } from '../../lib/platform-config.ts';
import { coursesTexts } from '../../texts/courses.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { Duration } from '../../ui/duration.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { Button } from '../../ui/plain/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { CourseCover } from '../courses/course-cover.tsx';
import { useCourses } from '../courses/use-courses.ts';
import { useRefusalText, useWelcomeDismissal, useWelcomeOffer, useWelcomeShown } from './use-welcome-offer.ts';
import './welcome-card.css';

type Offer = EndpointAnswer<typeof readWelcomeOffer>;

/** What the offer gives, or in what state it is and why. */
function useOfferText(): (offer: Offer) => string {
  const t = useText(welcomeOfferTexts);
  const money = useMoneyText();
  const percent = usePercentText();
  const refusalText = useRefusalText();
  return (offer) => {
    if (offer.state === 'available')
      return t('offerLine', { free: money(offer.freeBelow), to: money(offer.percentUpTo), percent: percent(offer.percent) });
    if (offer.given) return t('used', { given: money(offer.given) });
    if (offer.refusal === 'off') return t('offerOff');
    return refusalText(offer.refusal) ?? t('notFirst');
  };
}

function OfferPart({ offer }: { offer: Offer }) {
  const t = useText(welcomeOfferTexts);
  const isAvailable = offer.state === 'available';
  return (
    <section aria-label={t('offerTitle')}>
      <h3 className="h3">{t('offerTitle')}</h3>
      <p className="t2">{useOfferText()(offer)}</p>
      {isAvailable && (
        <p className="welcome-actions">
          <Link className="btn primary" to="/sample">
            {t('offerAction')}
          </Link>
          {offer.chatUrl && (
            <a className="btn" href={offer.chatUrl} target="_blank" rel="noopener noreferrer">
              <MessageCircle size={16} aria-hidden />
              {t('chatAction')}
            </a>
          )}
        </p>
      )}
      {isAvailable && offer.chatUrl && <small>{t('chatHint')}</small>}
    </section>
  );
}

const shownMax = 2;

function CoursesPart() {
  const t = useText(welcomeOfferTexts);
  const tCourses = useText(coursesTexts);
  const courses = useCourses({}).data ?? [];
  if (!courses.length) return null;
  return (
    <section aria-label={t('coursesTitle')}>
      <h3 className="h3">{t('coursesTitle')}</h3>
      <ul className="welcome-courses">
        {courses.slice(0, shownMax).map((course) => (
          <li key={course.id}>
            <CourseCover cover={course.cover} />
            <span className="grow">
              <Link to={`/course/${course.id}`}>{course.title}</Link>
              <small>
                {tCourses('lectures', { count: course.lectureCount })} · <Duration seconds={course.durationSeconds} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      <Link to="/course">{tCourses('toCourses')}</Link>
    </section>
  );
}

/** The welcome message: the offer on the first order, and the courses. It is dismissed for good and can be asked for again. */
export function WelcomeCard() {
  const t = useText(welcomeOfferTexts);
  const { name } = usePlatform();
  const { data } = useWelcomeOffer();
  const isShown = useWelcomeShown();
  const dismissal = useWelcomeDismissal();
  if (!data || !isShown) return null;
  return (
    <SectionCard
      title={t('welcomeTitle', { platform: name })}
      beside={
        <Button className="btn low" isBusy={dismissal.isBusy} onClick={dismissal.dismiss}>
          {t('dismiss')}
        </Button>
      }
    >
      <p className="t2">{t('welcomeLine')}</p>
      <div className="welcome-parts">
        <OfferPart offer={data} />
        {data.promotesCourses && <CoursesPart />}
      </div>
    </SectionCard>
  );
}

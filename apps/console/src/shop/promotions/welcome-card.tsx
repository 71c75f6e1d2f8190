import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import { CirclePlay, Gift, MessageCircle, X } from 'lucide-react';
import { Link } from 'react-router';
import { useCourses } from '../../courses/use-courses.ts';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { usePlatform } from '../../lib/platform-config.ts';
import { welcomeOfferTexts } from '../../texts/welcome-offer.ts';
import { Duration } from '../../ui/duration.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { Button } from '../../ui/plain/button.tsx';
import { useCanOrder } from './use-can-order.ts';
import {
  useRefusalText,
  useWelcomeDismissal,
  useWelcomeOffer,
  useWelcomeShown,
} from './use-welcome-offer.ts';
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
      return t('offerLine', {
        free: money(offer.freeBelow),
        to: money(offer.percentUpTo),
        percent: percent(offer.percent),
      });
    if (offer.given) return t('used', { given: money(offer.given) });
    if (offer.refusal === 'off') return t('offerOff');
    return refusalText(offer.refusal) ?? t('notFirst');
  };
}

const shownMax = 2;

function CoursesPart() {
  const t = useText(welcomeOfferTexts);
  const courses = useCourses({}).data ?? [];
  if (!courses.length) return null;
  return (
    <section className="welcome-courses cluster small" aria-label={t('coursesTitle')}>
      <small>{t('coursesTitle')}</small>
      <ul>
        {courses.slice(0, shownMax).map((course) => (
          <li className="line gap-6" key={course.id}>
            <Link className="line gap-6 medium" to={`/course/${course.id}`}>
              <CirclePlay size={16} strokeWidth={1.75} aria-hidden />
              {course.title}
            </Link>
            <small>
              <Duration seconds={course.durationSeconds} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The welcome message: the offer on the first order, and the courses. It is gone once the offer was used, or for good when dismissed; it can be asked for again. */
export function WelcomeCard() {
  const t = useText(welcomeOfferTexts);
  const labelled = useLabelText();
  const { name } = usePlatform();
  const { data } = useWelcomeOffer();
  const isShown = useWelcomeShown();
  const offerText = useOfferText();
  const canOrder = useCanOrder();
  const dismissal = useWelcomeDismissal();
  if (!data || !isShown) return null;
  const title = t('welcomeTitle', { platform: name });
  return (
    <section className="card section" aria-label={title}>
      <div className="welcome">
        <i aria-hidden>
          <Gift size={20} strokeWidth={1.75} />
        </i>
        <div className="welcome-words">
          <b>{title}</b>
          <section className="muted small" aria-label={t('offerTitle')}>
            {data.state === 'available' && (
              <span className="ink medium">{labelled(t('offerTitle'), '')}</span>
            )}
            {offerText(data)}
          </section>
        </div>
        {data.state === 'available' && (data.chatUrl || canOrder) && (
          <p className="welcome-actions cluster stretched">
            {data.chatUrl && (
              <a className="btn" href={data.chatUrl} target="_blank" rel="noopener noreferrer">
                <MessageCircle size={16} aria-hidden />
                {t('chatAction')}
              </a>
            )}
            {canOrder && (
              <Link className="btn" to="/sample">
                {t('offerAction')}
              </Link>
            )}
          </p>
        )}
        <Button
          className="m-icon welcome-close"
          isBusy={dismissal.isBusy}
          aria-label={t('dismiss')}
          title={t('dismiss')}
          onClick={dismissal.dismiss}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
      {data.promotesCourses && <CoursesPart />}
    </section>
  );
}

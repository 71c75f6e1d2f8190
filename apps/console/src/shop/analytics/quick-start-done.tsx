import { quickStartSteps } from '@vitrine/contract/shop/quick-start.ts';
import { CircleCheck, ExternalLink, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../lib/account.ts';
import { endQuickStart } from '../../lib/client-state.ts';
import { useText } from '../../lib/i18n.ts';
import { quickStartTexts } from '../../texts/quick-start.ts';
import { QuickStartRing } from './quick-start-ring.tsx';

const pieces = Array.from({ length: 22 }, (_, place) => place);

/** Said once, where the steps were done: the store is live. */
export function QuickStartDone({
  onShare,
  showFigures,
}: {
  onShare?: () => void;
  showFigures?: () => void;
}) {
  const t = useText(quickStartTexts);
  const user = useUser();
  const end = () => {
    endQuickStart();
    showFigures?.();
  };
  const share = (
    <>
      <Share2 size={18} strokeWidth={1.75} aria-hidden />
      {t('shareAgain')}
    </>
  );
  return (
    <section className="card section" aria-label={t('live')}>
      <div className="quick-done" role="status">
        <span className="confetti" aria-hidden>
          {pieces.map((place) => (
            <i
              key={place}
              style={{
                left: `${(place * 37 + 11) % 100}%`,
                animationDelay: `${(place * 53) % 260}ms`,
              }}
            />
          ))}
        </span>
        <div className="quick-live">
          <QuickStartRing done={quickStartSteps.length} of={quickStartSteps.length} />
          <h2>{t('live')}</h2>
          <p className="muted">{t('liveLine')}</p>
          <p className="quick-live-actions cluster stretched above-18">
            {onShare ? (
              <button type="button" className="btn primary" onClick={onShare}>
                {share}
              </button>
            ) : (
              <Link className="btn primary" to="/share">
                {share}
              </Link>
            )}
            <a className="btn" href={user?.subdomainurl} target="_blank" rel="noreferrer">
              <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
              {t('openStore')}
            </a>
            <button type="button" className="btn low" onClick={end}>
              {t('toFigures')}
            </button>
          </p>
        </div>
        <ol>
          {quickStartSteps.map((key) => (
            <li className="cluster" key={key}>
              <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
              <b className="medium">{t(key)}</b>
              <small className="push">{t(`${key}-done`)}</small>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../lib/i18n.ts';
import { statusPageTexts } from '../texts/status-pages.ts';
import './status-page.css';

/** A page that says why there is nothing to show, with the way to the start page. */
function StatusPage({
  code,
  title,
  line,
}: {
  code: string;
  title: string;
  line: string;
}): ReactNode {
  const t = useText(statusPageTexts);
  return (
    <div className="state status-page">
      <svg
        className="below-16"
        width="160"
        height="120"
        viewBox="0 0 160 120"
        fill="none"
        aria-hidden="true"
      >
        <ellipse cx="80" cy="112" rx="64" ry="5" fill="var(--sunk)" />
        <path
          d="M32 104V46a48 36 0 0 1 96 0v58"
          fill="var(--primary-soft)"
          stroke="var(--primary-line)"
          strokeWidth="2"
        />
        <path d="M22 104h116" stroke="var(--line-2)" strokeWidth="2" strokeLinecap="round" />
        <text
          x="80"
          y="82"
          textAnchor="middle"
          fontSize="30"
          fontWeight="600"
          fill="var(--primary-text)"
          letterSpacing="-1"
        >
          {code}
        </text>
      </svg>
      <h1 className="h1">{title}</h1>
      <p className="muted">{line}</p>
      <a className="btn primary" href="#/index">
        {t('backHome')}
      </a>
    </div>
  );
}

export function NotFoundView() {
  const t = useText(statusPageTexts);
  return <StatusPage code="404" title={t('notFoundTitle')} line={t('notFoundLine')} />;
}

export function NoAccessView() {
  const t = useText(statusPageTexts);
  return <StatusPage code="401" title={t('noAccessTitle')} line={t('noAccessLine')} />;
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';

/** A small drawing for "nothing here": an empty shelf in the theme's colour. */
function ShelfPicture() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
      <ellipse cx="48" cy="66" rx="38" ry="4" fill="var(--sunk)" />
      <path
        d="M20 60V26a28 22 0 0 1 56 0v34"
        fill="var(--primary-soft)"
        stroke="var(--primary-line)"
        strokeWidth="1.5"
      />
      <path d="M14 60h68M26 42h44" stroke="var(--line-2)" strokeWidth="1.5" strokeLinecap="round" />
      <path d="m48 22 5 7-5 7-5-7z" fill="var(--primary)" opacity=".55" />
    </svg>
  );
}

/** A list without rows: a small picture, one sentence, one action. */
export function EmptyState({
  text,
  action,
  picture = <ShelfPicture />,
}: {
  text: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
}) {
  return (
    <div className="state">
      {picture}
      <p>{text}</p>
      {action}
    </div>
  );
}

/** What could not be loaded, why, and the way to try again. */
export function ErrorState({
  error,
  onRetry,
  text,
}: {
  error?: unknown;
  onRetry?: (() => void) | undefined;
  text?: string;
}) {
  const t = useText(uiTexts);
  const reason = error instanceof Error ? error.message : '';
  return (
    <div className="state" role="alert">
      <CircleAlert size={32} strokeWidth={1.5} color="var(--red)" aria-hidden />
      <p>
        {text ?? t('loadFailed')}
        {reason && (
          <>
            <br />
            <span className="faint">{reason}</span>
          </>
        )}
      </p>
      {onRetry && (
        <button type="button" className="btn" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

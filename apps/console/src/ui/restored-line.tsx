import { useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';
import { DateTime } from './date-time.tsx';
import './restored-line.css';

/** Says that a form shows what was typed before and not saved, with the way to what is saved. */
export function RestoredLine({
  isShown,
  keptAt,
  onDiscard,
}: {
  isShown: boolean;
  /** When the server kept it, for forms of which it keeps a draft. */
  keptAt?: string | null;
  onDiscard: () => void;
}) {
  const t = useText(uiTexts);
  if (!isShown) return null;
  return (
    <p className="restored-line" role="status">
      <span>
        {t('restored')}{' '}
        {keptAt && (
          <span className="muted">
            <DateTime value={keptAt} />
          </span>
        )}
      </span>
      <button className="primary-text medium" type="button" onClick={onDiscard}>
        {t('discardRestored')}
      </button>
    </p>
  );
}

import { useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';
import './restored-line.css';

/** Says that a form shows what was typed before and not saved, with the way to what is saved. */
export function RestoredLine({ isShown, onDiscard }: { isShown: boolean; onDiscard: () => void }) {
  const t = useText(uiTexts);
  if (!isShown) return null;
  return (
    <p className="restored-line" role="status">
      <span>{t('restored')}</span>
      <button className="primary-text medium" type="button" onClick={onDiscard}>
        {t('discardRestored')}
      </button>
    </p>
  );
}

import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import type { SlugStanding } from './use-slug.ts';
import './slug-state.css';

const words = {
  own: 'slugHint',
  asked: 'slugAsked',
  free: 'slugFree',
  taken: 'slugTaken',
  reserved: 'slugReserved',
  wrong: 'slugWrong',
} as const;

const tones: Partial<Record<SlugStanding, string>> = {
  free: 'green-text',
  taken: 'danger-text',
  reserved: 'danger-text',
  wrong: 'danger-text',
};

/** Whether the typed address can be had, with a free one like it to take by a tap. */
export function SlugState({
  state,
  suggestion,
  onTake,
}: {
  state: SlugStanding;
  suggestion: string | null;
  onTake: (slug: string) => void;
}) {
  const t = useText(storeTexts);
  return (
    <span className={`slug-state ${tones[state] ?? ''}`} role="status">
      {t(words[state])}{' '}
      {suggestion && (
        <button type="button" onClick={() => onTake(suggestion)}>
          {t('slugUse', { slug: suggestion })}
        </button>
      )}
    </span>
  );
}

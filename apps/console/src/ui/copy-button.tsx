import { Check, Copy } from 'lucide-react';
import { useClipboard } from '../lib/clipboard.ts';
import { useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';

/** Copies a text and says so for 1500 ms. Without `label` it is a square with an icon. */
export function CopyButton({
  text,
  label,
  className = 'btn',
}: {
  text: string;
  label?: string;
  className?: string;
}) {
  const t = useText(uiTexts);
  const { isCopied, copy } = useClipboard();
  const Icon = isCopied ? Check : Copy;
  const words = isCopied ? t('copied') : (label ?? t('copy'));
  return (
    <button
      type="button"
      className={className}
      title={label ? undefined : words}
      aria-label={words}
      onClick={() => void copy(text)}
    >
      <Icon
        size={16}
        strokeWidth={1.75}
        color={isCopied ? 'var(--green)' : undefined}
        aria-hidden
      />
      {label && <span aria-live="polite">{words}</span>}
    </button>
  );
}

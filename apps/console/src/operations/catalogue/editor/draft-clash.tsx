import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';

/** Another window has other unsaved changes of the same product: the operator chooses. */
export function DraftClash({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  const t = useText(productEditorTexts);
  return (
    <p className="restored-line" role="alert">
      <span>{t('draftElsewhere')}</span>
      <span className="line gap-16">
        <button className="primary-text medium" type="button" onClick={onTake}>
          {t('takeOtherDraft')}
        </button>
        <button className="primary-text medium" type="button" onClick={onKeep}>
          {t('keepThisDraft')}
        </button>
      </span>
    </p>
  );
}

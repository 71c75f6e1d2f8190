import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { useConflictChoices } from './conflict-choices.tsx';

/** The question about prices that another window changed too. */
export default function ConflictOverlay() {
  const t = useText(productTexts);
  const { isOpen, isDecided, isSaving, close, goOn, choices } = useConflictChoices();
  return (
    <Overlay
      as="dialog"
      size={560}
      isOpen={isOpen}
      onClose={close}
      title={t('conflictTitle')}
      action={{
        label: t('goOn'),
        onPress: () => void goOn(),
        isBusy: isSaving,
        isDisabled: !isDecided,
      }}
      cancel={t('decideLater')}
      isQuestion
    >
      {choices}
    </Overlay>
  );
}

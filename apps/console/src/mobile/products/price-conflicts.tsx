import { useText } from '../../lib/i18n.ts';
import { useConflictChoices } from '../../shop/pricing/conflict-choices.tsx';
import { productTexts } from '../../texts/products.ts';
import { Button } from '../../ui/plain/button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

/** The question about prices that another window changed too, on the phone. */
export default function PriceConflicts() {
  const t = useText(productTexts);
  const { isOpen, isDecided, isSaving, close, goOn, choices } = useConflictChoices();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t('conflictTitle')}
      foot={
        <>
          <Button className="btn" onClick={close}>
            {t('decideLater')}
          </Button>
          <Button
            className="btn primary"
            disabled={!isDecided}
            isBusy={isSaving}
            onClick={() => void goOn()}
          >
            {t('goOn')}
          </Button>
        </>
      }
    >
      {choices}
    </Sheet>
  );
}

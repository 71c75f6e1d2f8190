import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Button } from '../plain/button.tsx';
import { Sheet } from '../plain/sheet.tsx';
import type { OverlayProps } from './overlay-props.ts';

/** The overlay of the phone: a sheet, without the component library of the desk. */
export function SheetOverlay({
  isOpen = true,
  onClose,
  title,
  picture,
  note,
  action,
  cancel,
  isQuestion = false,
  foot,
  className,
  children,
}: OverlayProps) {
  const t = useText(uiTexts);
  const buttons = action && (
    <>
      {isQuestion && (
        <Button className="btn" onClick={onClose}>
          {cancel ?? t('cancel')}
        </Button>
      )}
      <Button
        type={action.formId ? 'submit' : 'button'}
        form={action.formId}
        className={action.isDanger ? 'btn danger' : 'btn primary'}
        isBusy={action.isBusy ?? false}
        disabled={action.isDisabled}
        onClick={action.onPress}
      >
        {action.label}
      </Button>
    </>
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      picture={picture}
      note={note}
      foot={foot ?? buttons}
      {...(className ? { className } : {})}
    >
      {children}
    </Sheet>
  );
}

import { Button } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';
import type { OverlayAction } from './overlay-props.ts';

interface DeskFootProps {
  action: OverlayAction;
  cancel?: string | undefined;
  onClose: () => void;
}

/** The buttons of an overlay on the desk. */
export function DeskFoot({ action, cancel, onClose }: DeskFootProps) {
  const t = useText(uiTexts);
  return (
    <>
      <Button onClick={onClose}>{cancel ?? t('cancel')}</Button>
      <Button
        type="primary"
        danger={action.isDanger ?? false}
        loading={action.isBusy ?? false}
        disabled={action.isDisabled ?? false}
        {...(action.formId
          ? { htmlType: 'submit', form: action.formId }
          : { onClick: action.onPress })}
      >
        {action.label}
      </Button>
    </>
  );
}

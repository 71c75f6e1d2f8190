import { Button, Modal } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useConflictChoices } from './conflict-choices.tsx';

/** The question about prices that another window changed too, at the desk. */
export function ConflictDialog() {
  const t = useText(productTexts);
  const { isOpen, isDecided, isSaving, close, goOn, choices } = useConflictChoices();
  return (
    <Modal
      open={isOpen}
      title={t('conflictTitle')}
      width={560}
      destroyOnHidden
      onCancel={close}
      footer={[
        <Button key="later" onClick={close}>
          {t('decideLater')}
        </Button>,
        <Button
          key="on"
          type="primary"
          disabled={!isDecided}
          loading={isSaving}
          onClick={() => void goOn()}
        >
          {t('goOn')}
        </Button>,
      ]}
    >
      {choices}
    </Modal>
  );
}

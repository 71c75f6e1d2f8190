import { Alert, Button } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';

/** Names the last change of many prices, and takes it back. */
export default function UndoLine({
  text,
  onUndo,
  onClose,
}: {
  text: string;
  onUndo: () => Promise<void>;
  onClose: () => void;
}) {
  const t = useText(productTexts);
  return (
    <Alert
      type="success"
      showIcon
      style={{ marginBottom: 16 }}
      title={text}
      closable={{ onClose }}
      action={
        <Button size="small" onClick={() => void onUndo()}>
          {t('undoOne')}
        </Button>
      }
    />
  );
}

import { Alert, Button } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';

/** What was just done to many prices, with the way back. */
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

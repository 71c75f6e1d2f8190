import { Tag } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { salesTexts } from '../../texts/sales.ts';

/** The times that sales are listed of, with the way to all. */
export default function TimesTag({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useText(salesTexts);
  return (
    <Tag
      closable={{ 'aria-label': t('allTimes') }}
      onClose={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {text}
    </Tag>
  );
}

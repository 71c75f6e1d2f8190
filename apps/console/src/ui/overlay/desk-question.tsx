import { Popconfirm } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';
import type { AnchoredQuestionProps } from './overlay-props.ts';
import './desk-overlay.css';

/** A question of the desk beside the button that opens it. */
export default function DeskQuestion({
  trigger,
  placement = 'top',
  title,
  children,
  action,
  cancel,
  isDanger = false,
  isOpenAtFirst = false,
  onConfirm,
}: AnchoredQuestionProps & { isOpenAtFirst?: boolean }) {
  const t = useText(uiTexts);
  return (
    <Popconfirm
      title={title}
      description={children && <div className="question-line">{children}</div>}
      okText={action}
      okButtonProps={{ danger: isDanger }}
      cancelText={cancel ?? t('cancel')}
      placement={placement}
      defaultOpen={isOpenAtFirst}
      onConfirm={() => onConfirm()}
    >
      {trigger}
    </Popconfirm>
  );
}

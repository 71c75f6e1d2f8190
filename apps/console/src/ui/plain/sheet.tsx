import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Dialog } from './dialog.tsx';
import { useDragDown } from './use-drag-down.ts';
import './sheet.css';

interface SheetProps {
  onClose: () => void;
  title: ReactNode;
  /** Before the title: a picture. */
  picture?: ReactNode;
  /** Under the title. */
  note?: ReactNode;
  /** Always in sight below the content: the next step. */
  foot?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Whether the sheet around is shown: one that opened before it would be below it. */
const IsAroundShown = createContext(true);

export function OpenSheet({
  onClose,
  title,
  picture,
  note,
  foot,
  className = '',
  children,
}: SheetProps) {
  const t = useText(uiTexts);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const drag = useDragDown(panel, onClose);
  const [isShown, setShown] = useState(false);
  return (
    <Dialog
      className="m-sheet"
      aria-labelledby={id}
      onClose={onClose}
      onShown={() => setShown(true)}
    >
      <div ref={panel} className={`m-sheet-panel ${className}`}>
        <div className="m-sheet-head line gap-12 rigid" {...drag}>
          <i className="m-sheet-grip" aria-hidden="true" />
          {picture}
          <span className="grow">
            <h2 id={id}>{title}</h2>
            {note && <small>{note}</small>}
          </span>
          <button type="button" className="m-icon" aria-label={t('close')} onClick={onClose}>
            <X size={22} aria-hidden />
          </button>
        </div>
        <div className="m-sheet-body">
          <IsAroundShown value={isShown}>{children}</IsAroundShown>
        </div>
        {foot && (
          <div className="m-sheet-foot line stretched rigid">
            <IsAroundShown value={isShown}>{foot}</IsAroundShown>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A panel that comes up from the bottom edge: details, choices, the price keypad. */
export function Sheet({ isOpen = true, ...props }: SheetProps & { isOpen?: boolean }) {
  const mayOpen = use(IsAroundShown);
  return isOpen && mayOpen ? createPortal(<OpenSheet {...props} />, document.body) : null;
}

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useDragDown } from './use-drag-down.ts';
import './sheet.css';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Before the title: a picture. */
  picture?: ReactNode;
  /** Under the title. */
  note?: ReactNode;
  /** Always in sight below the content: the next step. */
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Everything behind a sheet rests: it takes neither focus nor taps, and screen readers pass it by. */
function makeBackgroundInert(sheet: HTMLElement): () => void {
  const behind = [...document.querySelectorAll<HTMLElement>('.m-app, .m-sheet')].filter((one) => one !== sheet && !one.inert);
  for (const one of behind) one.inert = true;
  return () => {
    for (const one of behind) one.inert = false;
  };
}

function OpenSheet({ onClose, title, picture, note, foot, className = '', children }: SheetProps) {
  const t = useText(uiTexts);
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const drag = useDragDown(panel, onClose);
  useEffect(() => {
    if (!sheet.current) return undefined;
    const before = document.activeElement;
    const restore = makeBackgroundInert(sheet.current);
    panel.current?.focus({ preventScroll: true });
    return () => {
      restore();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap beside the panel closes it; the button and Escape do the same
    <div
      ref={sheet}
      className="m-sheet"
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div ref={panel} className={`m-sheet-panel ${className}`} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        <div className="m-sheet-head" {...drag}>
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
        <div className="m-sheet-body">{children}</div>
        {foot && <div className="m-sheet-foot">{foot}</div>}
      </div>
    </div>
  );
}

/** A panel that comes up from the bottom edge: details, choices, the price keypad. */
export function Sheet(props: SheetProps) {
  return props.isOpen ? createPortal(<OpenSheet {...props} />, document.body) : null;
}

import { type ComponentType, type CSSProperties, useRef } from 'react';
import { bestEffort } from '../lib/best-effort.ts';
import { createLaterLibrary } from './later-library.ts';
import { usePrepared } from './later-part.tsx';
import './later-control.css';

interface ControlProps {
  'aria-label'?: string | undefined;
  className?: string | undefined;
  variant?: string | undefined;
  style?: CSSProperties | undefined;
  autoFocus?: boolean | undefined;
  defaultOpen?: boolean | undefined;
}

/** The library's arrow of a field that opens. */
const Arrow = () => (
  <svg viewBox="64 64 896 896" width={12} height={12} fill="currentColor" aria-hidden="true">
    <path d="M884 256h-75c-5.1 0-9.9 2.5-12.9 6.6L512 654.2 227.9 262.6c-3-4.1-7.8-6.6-12.9-6.6h-75c-6.5 0-10.3 7.4-6.5 12.7l352.6 486.1c12.8 17.6 39 17.6 51.7 0l352.6-486.1c3.9-5.3.1-12.7-6.4-12.7z" />
  </svg>
);

/**
 * A field of the library that opens, which a page can be shown without: until its file is there, a button of its size with the
 * chosen text. What is pressed meanwhile opens with it, and the focus stays.
 */
export function createLaterControl<Props extends ControlProps>(
  fetchControl: () => Promise<ComponentType<Props>>,
) {
  const { usePart, load } = createLaterLibrary(fetchControl);
  return function LaterControl({ text, ...props }: Props & { text: string }) {
    const Control = usePart();
    const isRequested = useRef(false);
    const hasFocus = useRef(false);
    usePrepared({ load });
    if (Control)
      return (
        <Control
          {...(props as unknown as Props)}
          {...(isRequested.current ? { defaultOpen: true } : {})}
          {...(hasFocus.current ? { autoFocus: true } : {})}
        />
      );
    const { className = '', variant, style } = props as ControlProps;
    const open = () => {
      isRequested.current = true;
      void bestEffort(load());
    };
    return (
      <button
        type="button"
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-label={props['aria-label']}
        className={`later-control ${variant === 'borderless' ? 'bare' : ''} ${className}`}
        style={style}
        onClick={open}
        onKeyDown={({ key }) => key === 'ArrowDown' && open()}
        onPointerEnter={() => void bestEffort(load())}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      >
        <span className="truncate">{text}</span>
        <Arrow />
      </button>
    );
  };
}

import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './choice.css';

interface ChoiceItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Says the language of the label, for screen readers. */
  lang?: string;
}

interface ChoiceProps<Value extends string> {
  /** What the choice is about, for those who do not see the icon. */
  label: string;
  icon?: ReactNode;
  items: readonly ChoiceItem<Value>[];
  value?: Value | undefined;
  /** Shown on the button instead of the chosen label. */
  text?: ReactNode;
  onChoose: (value: Value) => void;
  align?: 'start' | 'end';
  side?: 'below' | 'above';
}

const optionsIn = (root: HTMLElement | null): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];

/** A small menu button: arrow keys, Home, End, Escape; drawn without the component library. */
export function Choice<Value extends string>({
  label,
  icon,
  items,
  value,
  text,
  onChoose,
  align = 'start',
  side = 'below',
}: ChoiceProps<Value>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = (focus: boolean) => {
    setOpen(false);
    if (focus) root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const all = optionsIn(root.current);
    (all.find((option) => option.ariaChecked === 'true') ?? all[0])?.focus();
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const all = optionsIn(root.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 };
    if (event.key === 'Escape' || event.key === 'Tab') close(event.key === 'Escape');
    else if (event.key in moves) {
      event.preventDefault();
      all[(moves[event.key] ?? 0) % all.length]?.focus();
    }
  };
  const chosen = items.find((item) => item.value === value);
  return (
    <div className="choice" ref={root}>
      <button
        type="button"
        className="quiet"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${label}${typeof chosen?.label === 'string' ? `: ${chosen.label}` : ''}`}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        {text ?? chosen?.label}
        <ChevronDown size={12} strokeWidth={1.75} color="var(--ink-3)" aria-hidden />
      </button>
      {isOpen && (
        <div id={id} role="menu" aria-label={label} tabIndex={-1} className={`choice-list ${align} ${side}`} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="menuitemradio"
              aria-checked={item.value === value}
              tabIndex={-1}
              lang={item.lang}
              onClick={() => {
                close(true);
                onChoose(item.value);
              }}
            >
              <span>{item.label}</span>
              {item.value === value && <Check size={14} strokeWidth={2} aria-hidden />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

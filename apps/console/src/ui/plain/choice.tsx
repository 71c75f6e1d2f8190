import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
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

/** The row of a menu that an arrow key leads to. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const move = moves[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (!move) return;
  event.preventDefault();
  rows[move(rows.indexOf(event.target as HTMLButtonElement), rows.length)]?.focus();
}

/** A small menu button, drawn without the component library; the browser places, opens and closes its list. */
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
  const chosen = items.find((item) => item.value === value);
  return (
    <div className="choice">
      <button
        type="button"
        className="quiet"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${label}${typeof chosen?.label === 'string' ? `: ${chosen.label}` : ''}`}
      >
        {icon}
        {text ?? chosen?.label}
        <ChevronDown size={12} strokeWidth={1.75} color="var(--ink-3)" aria-hidden />
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={`choice-list ${align} ${side}`}
        onKeyDown={moveFocus}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          const first =
            currentTarget.querySelector<HTMLElement>('[aria-checked="true"]') ??
            currentTarget.querySelector('button');
          if (newState === 'open') first?.focus();
        }}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="menuitemradio"
            aria-checked={item.value === value}
            popoverTarget={id}
            popoverTargetAction="hide"
            tabIndex={-1}
            lang={item.lang}
            onClick={() => onChoose(item.value)}
          >
            <span>{item.label}</span>
            {item.value === value && <Check size={14} strokeWidth={2} aria-hidden />}
          </button>
        ))}
      </div>
    </div>
  );
}

import type { TabsProps } from 'antd';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createLaterLibrary } from './later-library.ts';
import { usePrepared } from './later-part.tsx';
import './later-tabs.css';

const { usePart, load } = createLaterLibrary<ComponentType<TabsProps>>(
  async () => (await import('./library-tabs.ts')).Tabs,
);

interface LaterTabsProps {
  className: string;
  activeKey: string;
  items: readonly { key: string; label: ReactNode }[];
  onChange: (key: string) => void;
}

/** The heads of tabs over a list, without their content. Until the library's are there, buttons of the same size, which work. */
export function LaterTabs({ className, activeKey, items, onChange }: LaterTabsProps) {
  const Tabs = usePart();
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  usePrepared({ load });
  useLayoutEffect(() => {
    if (!Tabs || !hasFocus.current) return;
    hasFocus.current = false;
    place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [Tabs]);
  return (
    <div ref={place}>
      {Tabs ? (
        <Tabs className={className} activeKey={activeKey} items={[...items]} onChange={onChange} />
      ) : (
        <div role="tablist" className={`later-tabs ${className}`}>
          {items.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              role="tab"
              aria-selected={key === activeKey}
              onClick={() => onChange(key)}
              onFocus={() => {
                hasFocus.current = true;
              }}
              onBlur={() => {
                hasFocus.current = false;
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

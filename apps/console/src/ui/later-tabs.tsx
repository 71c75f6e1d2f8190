import type { TabsProps } from 'antd';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { awaitRelease } from '../lib/await-release.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { waitForFirstPage } from '../lib/first-page.ts';
import { withLocale } from './antd-locale.ts';
import './later-tabs.css';

const useLibrary = create<{ Tabs: ComponentType<TabsProps> | undefined }>(() => ({
  Tabs: undefined,
}));

async function loadTabs(): Promise<void> {
  if (useLibrary.getState().Tabs) return;
  const { Tabs } = await withLocale(import('./library-tabs.ts'));
  await awaitRelease();
  useLibrary.setState({ Tabs });
}

interface LaterTabsProps {
  className: string;
  activeKey: string;
  items: readonly { key: string; label: ReactNode }[];
  onChange: (key: string) => void;
}

/** The heads of tabs over a list, without their content. Until the library's are there, buttons of the same size, which work. */
export function LaterTabs({ className, activeKey, items, onChange }: LaterTabsProps) {
  const Tabs = useLibrary((library) => library.Tabs);
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    void waitForFirstPage().then(() => bestEffort(loadTabs()));
  }, []);
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

import { useEffect } from 'react';
import { usePlatformConfig } from './platform-config.ts';

/** Names the page in the browser's tab, history and task switcher. */
export function usePageTitle(title: string): void {
  const { name } = usePlatformConfig();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}

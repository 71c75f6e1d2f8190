import { useEffect } from 'react';
import { usePlatform } from './platform-config.ts';

/** Names the page in the browser's tab, history and task switcher. */
export function usePageTitle(title: string): void {
  const { name } = usePlatform();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}

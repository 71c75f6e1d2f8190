import { useEffect } from 'react';

/** Names the page in the browser's tab, history and task switcher. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Vitrine` : 'Vitrine';
  }, [title]);
}

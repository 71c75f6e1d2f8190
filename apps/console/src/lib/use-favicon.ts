import { useEffect } from 'react';

/** The picture of the store, or of the person, in the browser's tab while somebody is signed in. */
export function useFavicon(url: string): void {
  useEffect(() => {
    if (!url) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    const before = link.href;
    link.removeAttribute('type');
    link.href = url;
    return () => {
      link.href = before;
    };
  }, [url]);
}

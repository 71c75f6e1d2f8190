import { useEffect } from 'react';

const typedInto = 'input, textarea, select, [contenteditable="true"]';

/** The search of what lies on top: of an open dialog or drawer, else of the page that is shown. */
function findSearch(): HTMLInputElement | undefined {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].findLast((part) =>
    part.checkVisibility(),
  );
  return [...(dialog ?? document).querySelectorAll<HTMLInputElement>('input[data-search]')].find(
    (field) => field.checkVisibility(),
  );
}

/** The key "/" focuses the search of the list, except while the user types. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      if (event.target instanceof Element && event.target.closest(typedInto)) return;
      const field = findSearch();
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
